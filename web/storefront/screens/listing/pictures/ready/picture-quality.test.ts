import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brightnessOf, checkedSidePx, faultsOfBrightness, sharpnessOf } from './picture-quality.ts'

/** A vehicle before a wall, with the fine lines that a photo has. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <rect width="1200" height="900" fill="#9cc7de"/><rect y="640" width="1200" height="260" fill="#b9a883"/>
  <rect x="200" y="300" width="760" height="340" rx="30" fill="#f4f4f0" stroke="#333" stroke-width="3"/>
  <rect x="260" y="360" width="180" height="90" fill="#263c48"/><path d="M200 520h760" stroke="#0e7490" stroke-width="6"/>
  <circle cx="360" cy="650" r="64" fill="#222"/><circle cx="800" cy="650" r="64" fill="#222"/>
  ${Array.from({ length: 60 }, (_none, line) => `<path d="M${line * 20} 640l9 260" stroke="#8d7d5c"/>`).join('')}
</svg>`

async function checked(change: (photo: sharp.Sharp) => sharp.Sharp) {
  const photo = await sharp(Buffer.from(drawing)).png().toBuffer()
  const changed = await change(sharp(photo)).png().toBuffer()
  const { data, info } = await sharp(changed)
    .resize({ width: checkedSidePx })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return brightnessOf(data, info.width, info.height)
}

test('a photo with edges in daylight has no fault', async () => {
  expect(faultsOfBrightness(await checked((photo) => photo))).toEqual([])
})

test('one that was moved or out of focus is blurred', async () => {
  expect(faultsOfBrightness(await checked((photo) => photo.blur(9)))).toEqual(['blurred'])
  const sharpest = sharpnessOf(await checked((photo) => photo))
  expect(sharpnessOf(await checked((photo) => photo.blur(3)))).toBeLessThan(sharpest)
})

test('one taken at night is dark, and for that reason alone', async () => {
  const night = (photo: sharp.Sharp) => photo.modulate({ brightness: 0.12 })
  expect(faultsOfBrightness(await checked(night))).toEqual(['dark'])
  expect(faultsOfBrightness(await checked((photo) => night(photo).blur(9)))).toEqual(['dark'])
})

test('a picture of nothing has a fault and no figure that is none', () => {
  expect(faultsOfBrightness({ width: 0, height: 0, values: [] })).toEqual(['dark'])
  expect(sharpnessOf({ width: 3, height: 3, values: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toBe(0)
})
