import { expect, test } from 'vitest'
import { writeState } from './page-state.ts'

const hostile = {
  name: '</script><script>alert(1)</script>',
  comment: '<!-- <script>',
  separators: '\u2028\u2029',
}

test('nothing in the inline state can close its element or open another', () => {
  const text = writeState(hostile)
  expect(text).not.toContain('<')
  expect(text).not.toMatch(/[\u2028\u2029]/)
})

test('what was written is read back unchanged', () => {
  expect(JSON.parse(writeState(hostile))).toEqual(hostile)
})
