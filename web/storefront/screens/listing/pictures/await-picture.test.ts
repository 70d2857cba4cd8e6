import { expect, test } from 'vitest'
import { isPictureAvailable } from './await-picture.ts'

function picture(appearsAtTry: number) {
  let tries = 0
  const waited: number[] = []
  return {
    waited,
    probe: async () => {
      tries += 1
      return tries >= appearsAtTry
    },
    wait: async (milliseconds: number) => {
      waited.push(milliseconds)
    },
  }
}

test('a picture that is there is not waited for (spec 9.2)', async () => {
  const { probe, wait, waited } = picture(1)
  expect(await isPictureAvailable(probe, wait)).toBe(true)
  expect(waited).toEqual([])
})

test('five tries with growing delays, then it counts as not available (spec 8.1)', async () => {
  const late = picture(4)
  expect(await isPictureAvailable(late.probe, late.wait)).toBe(true)
  expect(late.waited).toEqual([100, 500, 2000])
  const never = picture(99)
  expect(await isPictureAvailable(never.probe, never.wait)).toBe(false)
  expect(never.waited).toEqual([100, 500, 2000, 5000, 10_000])
})
