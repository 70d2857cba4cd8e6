import sharp from 'sharp'
import { expect, test } from 'vitest'
import { convertDisplayP3ToSrgb, isDisplayP3 } from './display-p3.ts'

const colours = [
  [200, 100, 90],
  [60, 160, 80],
  [40, 90, 200],
  [128, 128, 128],
  [255, 255, 255],
  [12, 8, 20],
]

test('colours come back as they were before they were stored in Display P3', async () => {
  const srgb = Buffer.from(colours.flat())
  const raw = { raw: { width: colours.length, height: 1, channels: 3 as const } }
  const wide = await sharp(srgb, raw).withIccProfile('p3').png().toBuffer()
  expect(isDisplayP3((await sharp(wide).metadata()).icc)).toBe(true)

  // Read without its profile, as the HEIC decoder does.
  const stored = await sharp(wide, { ignoreIcc: true }).ensureAlpha().raw().toBuffer()
  convertDisplayP3ToSrgb(stored)
  colours.flat().forEach((value, index) => {
    const channel = Math.floor(index / 3) * 4 + (index % 3)
    expect(Math.abs((stored[channel] ?? 0) - value)).toBeLessThanOrEqual(2)
  })
})

test('a picture in ordinary colours is left alone', async () => {
  const pixel = { create: { width: 1, height: 1, channels: 3 as const, background: '#123456' } }
  const ordinary = await sharp(pixel).withIccProfile('srgb').png().toBuffer()
  expect(isDisplayP3((await sharp(ordinary).metadata()).icc)).toBe(false)
  expect(isDisplayP3(undefined)).toBe(false)
})
