import { expect, test } from 'vitest'
import {
  keepsPictures,
  nameToKeep,
  pictureAddress,
  pictureKeyOf,
  pictureKeysIn,
} from './content-pictures.ts'

const key = '0123456789abcdef'.repeat(2)

test('a text names a picture by the address of its largest file', () => {
  expect(pictureAddress({ key, width: 1600 })).toBe(`/pictures/${key}/1600.jpeg`)
  expect(pictureKeyOf(`/pictures/${key}/1600.jpeg`)).toBe(key)
  expect(pictureKeysIn(`![A](/pictures/${key}/640.jpeg) ![B](/pictures/${key}/1.jpeg)`)).toEqual([
    key,
  ])
})

test.each([
  `https://elsewhere.example/pictures/${key}/640.jpeg`,
  `/pictures/${key}/../1.jpeg`,
  `/pictures/${key}/drawing.svg`,
  `/pictures/${key.slice(1)}/640.jpeg`,
  `/pictures/${key.toUpperCase()}/640.jpeg`,
  `//pictures/${key}/640.jpeg`,
])('no other address is a picture of ours: %s', (address) => {
  expect(pictureKeyOf(address)).toBeUndefined()
})

test.each([
  ['C:\\Bilder\\Halle im Winter.JPG', 'Halle im Winter.JPG'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Egpj.exe\u0000', 'a gpj.exe'],
  ['  ', 'picture'],
  ['ż'.repeat(200), 'ż'.repeat(120)],
])('%j is kept as %j', (fileName, kept) => {
  expect(nameToKeep(fileName)).toBe(kept)
})

test('only an earlier draft that nobody published lets its pictures go', () => {
  const draft = { isLatest: false, publishAt: null, publishedAt: null }
  expect(keepsPictures(draft)).toBe(false)
  expect(keepsPictures({ ...draft, isLatest: true })).toBe(true)
  expect(keepsPictures({ ...draft, publishAt: 5 })).toBe(true)
  expect(keepsPictures({ ...draft, publishAt: 5, publishedAt: 5 })).toBe(true)
})
