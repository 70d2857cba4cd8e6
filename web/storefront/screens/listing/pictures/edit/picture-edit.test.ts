import { expect, test } from 'vitest'
import {
  cutInPixels,
  isEdited,
  leastBox,
  movedBox,
  noEdit,
  resizedBox,
  turned,
  turnedSize,
  wholePicture,
} from './picture-edit.ts'

const box = { left: 10, top: 20, width: 30, height: 40 }

test('four turns are none, and what was marked goes along', () => {
  const marked = { turns: 0 as const, cut: box, covers: [{ ...box, left: 50 }] }
  const once = turned(marked)
  expect(once).toMatchObject({ turns: 1, cut: { left: 40, top: 10, width: 40, height: 30 } })
  expect(turned(turned(turned(once)))).toEqual(marked)
  expect(turnedSize({ width: 400, height: 300 }, 1)).toEqual({ width: 300, height: 400 })
  expect(turnedSize({ width: 400, height: 300 }, 2)).toEqual({ width: 400, height: 300 })
})

test('a box stays inside the picture, and large enough to be hit', () => {
  expect(movedBox(box, 500, -500)).toEqual({ ...box, left: 70, top: 0 })
  expect(resizedBox(box, -500, 500)).toEqual({ ...box, width: leastBox, height: 80 })
  const line = { ...box, height: 3 }
  expect(resizedBox(line, 5, -1)).toEqual({ ...line, width: 35 })
})

test('a cut in whole pixels, of the whole picture where nothing was cut', () => {
  expect(cutInPixels({ ...noEdit, cut: box }, { width: 1000, height: 500 })).toEqual({
    left: 100,
    top: 100,
    width: 300,
    height: 200,
  })
  expect(cutInPixels(noEdit, { width: 640, height: 480 })).toEqual({
    ...wholePicture,
    width: 640,
    height: 480,
  })
})

test('only what changes the picture is an edit', () => {
  expect(isEdited(noEdit)).toBe(false)
  expect(isEdited(turned(noEdit))).toBe(true)
  expect(isEdited({ ...noEdit, covers: [box] })).toBe(true)
})
