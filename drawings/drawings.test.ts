import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeDrawingSizes, storeAdDrawings } from '#database/seeds/ads/store-drawing.ts'
import { createLocalImageStore } from '#server/integrations/image-store/local-image-store.ts'
import { drawAd, drawAdDamage } from './draw-ad.ts'
import { shapeOfBodyType, type VehicleShape, vehicleShapes } from './vehicle/vehicle-shape.ts'

const shapes = Object.keys(vehicleShapes) as VehicleShape[] // The keys of a closed record.

test('an ad has the same pictures in every run, and others than its neighbour', () => {
  const facts = { shape: 'semiIntegrated', make: 'Knaus', lengthCm: 699 } as const
  expect(drawAd(17, facts)).toEqual(drawAd(17, facts))
  expect(drawAd(17, facts)[0]?.svg).not.toBe(drawAd(18, facts)[0]?.svg)
})

test.each(shapes)(
  'a %s has five pictures or more, which every renderer can draw',
  async (shape) => {
    const pictures = [...drawAd(`test ${shape}`, { shape }), drawAdDamage(1, { shape, index: 0 })]
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    expect(pictures[0]?.kind).toMatch(/^(kerb|driver)Side$/)
    for (const { svg } of pictures) {
      // Text would need a font on the machine, and NaN is how a wrong measure shows.
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(60_000)
      await sharp(Buffer.from(svg)).resize(80).toBuffer()
    }
  },
)

test('interiors are shared between ads, so that equal drawings are stored once', () => {
  const kitchens = Array.from({ length: 60 }, (_, seed) => {
    return drawAd(seed, { shape: 'integrated' }).find(({ kind }) => kind === 'kitchen')?.svg
  })
  expect(new Set(kitchens).size).toBeLessThanOrEqual(9)
})

test('a drawing can be seen at once, and its sizes are made once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  try {
    const store = await createLocalImageStore(folder)
    const ad = { seed: 3, facts: { shape: 'caravan', make: 'Hobby' } } as const
    const stored = await storeAdDrawings(store, ad)
    expect(await storeAdDrawings(store, ad)).toEqual(stored)
    const key = stored[0]?.key ?? ''
    expect(await store.listPictureFiles(key)).toEqual(['drawing.svg'])
    expect(await makeDrawingSizes(store, key)).toBe(true)
    expect(await makeDrawingSizes(store, key)).toBe(false)
    expect((await store.listPictureFiles(key)).sort()).toEqual([
      '1600.jpeg',
      '1600.webp',
      '640.webp',
      'drawing.svg',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('every body type of the catalogue has a drawing', () => {
  expect(shapeOfBodyType('panel_van')).toBe('panelVan')
  expect(shapeOfBodyType('compact_teardrop')).toBe('teardrop')
  expect(shapeOfBodyType('other')).toBe('semiIntegrated')
})
