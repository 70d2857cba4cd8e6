import { expect, test } from 'vitest'
import { createPublicPictures } from './public-pictures.ts'

test('a picture is known as public for ten seconds, and the latest two hundred are looked up again', () => {
  let now = 0
  const pictures = createPublicPictures(() => new Date(now))
  const keys = Array.from({ length: 300 }, (_, number) => `picture ${number}`)
  pictures.add(keys)
  now = 9_000
  pictures.add(['picture 0'])
  expect([pictures.has('picture 7'), pictures.lapsed()]).toEqual([true, []])
  now = 10_000
  expect([pictures.has('picture 0'), pictures.has('picture 7')]).toEqual([true, false])
  expect(pictures.lapsed()).toEqual(keys.slice(-200))
  expect(pictures.lapsed()).toEqual(keys.slice(-200))
  now = 19_000
  expect(pictures.lapsed()).toEqual([...keys.slice(-199), 'picture 0'])
})
