import { describe, expect, test } from 'vitest'
import {
  compressionPlan,
  fittedSize,
  refusedBeforeSending,
  smallestOf,
  weakerQuality,
} from './compression.ts'

const jpeg = (sizeBytes: number) => ({ fileName: 'a.jpg', mimeType: 'image/jpeg', sizeBytes })
const heic = { fileName: 'IMG_1.HEIC', mimeType: '', sizeBytes: 4_000_000 }
const blob = (size: number) => new Blob([new Uint8Array(size)])

describe('making a picture smaller (spec 9.2)', () => {
  test('leaves files under 1 MB and HEIC as they are', () => {
    expect(compressionPlan(jpeg(999_999))).toEqual({ kind: 'as_it_is' })
    expect(compressionPlan(heic)).toEqual({ kind: 'as_it_is' })
  })

  test('takes quality 0.6 over 3 MB, else 0.8', () => {
    expect(compressionPlan(jpeg(3_000_001))).toEqual({ kind: 'compress', quality: 0.6 })
    expect(compressionPlan(jpeg(3_000_000))).toEqual({ kind: 'compress', quality: 0.8 })
    expect(compressionPlan(jpeg(1_000_000))).toEqual({ kind: 'compress', quality: 0.8 })
  })

  test('goes down by 0.2, to 0.5 at the least', () => {
    expect(weakerQuality(0.8)).toBe(0.6)
    expect(weakerQuality(0.6)).toBe(0.5)
    expect(weakerQuality(0.5)).toBeUndefined()
  })

  test('brings the longest side to 1600 and never enlarges', () => {
    expect(fittedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
    expect(fittedSize({ width: 900, height: 3200 })).toEqual({ width: 450, height: 1600 })
    expect(fittedSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
  })

  test('tries weaker until it fits 2 MB', async () => {
    const asked: number[] = []
    const made = await smallestOf(blob(5_000_000), 0.8, async (quality) => {
      asked.push(quality)
      return blob(quality > 0.55 ? 2_500_000 : 1_500_000)
    })
    expect(asked).toEqual([0.8, 0.6, 0.5])
    expect(made.size).toBe(1_500_000)
  })

  test('falls back to the original when nothing can be made of it', async () => {
    const original = blob(1_200_000)
    const made = await smallestOf(original, 0.8, () => Promise.reject(new Error('no canvas')))
    expect(made).toBe(original)
    const larger = await smallestOf(original, 0.8, async () => blob(1_300_000))
    expect(larger).toBe(original)
  })

  test('says at once what the server would refuse', () => {
    expect(refusedBeforeSending({ fileName: 'a.txt', mimeType: 'text/plain', sizeBytes: 9 })).toBe(
      'no_picture',
    )
    expect(refusedBeforeSending({ ...heic, sizeBytes: 80_000_000 })).toBe('too_large')
    expect(refusedBeforeSending(jpeg(80_000_000))).toBeUndefined()
  })
})
