import { expect, test } from 'vitest'
import { inlineJson } from './inline-json.ts'

const hostile = {
  name: '</script><script>alert(1)</script>',
  comment: '<!-- <script>',
  separators: '\u2028\u2029',
}

test('nothing in the inline state can close its element or open another', () => {
  const text = inlineJson(hostile)
  expect(text).not.toContain('<')
  expect(text).not.toMatch(/[\u2028\u2029]/)
})

test('what was written is read back unchanged', () => {
  expect(JSON.parse(inlineJson(hostile))).toEqual(hostile)
})
