import { expect, test } from 'vitest'
import { isOfFiles, pastedFiles } from './pasted-files.ts'

const now = new Date('2026-11-29T14:03:05Z')
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('a picture of the clipboard is named by the time, a copied file by itself', () => {
  const files = [file('image.png'), file('image.png'), file('hall.png')]
  const names = pastedFiles({ files, types: ['Files'] }, now).map(({ name }) => name)
  expect(names).toEqual(['20261129-140305.png', '20261129-140305-2.png', 'hall.png'])
})

test('text that comes with a picture of itself is pasted as text', () => {
  expect(pastedFiles({ files: [file('image.png')], types: ['text/plain', 'Files'] }, now)).toEqual(
    [],
  )
  expect(isOfFiles({ types: ['text/plain'] })).toBe(false)
  expect(isOfFiles({ types: ['Files'] })).toBe(true)
})
