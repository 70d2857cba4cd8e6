import type { ReadWord } from '#domain/certificate/read-word.ts'
import type { Picture } from './picture.ts'

/** Around the words, in parts of their height. */
const marginOfHeight = 0.6
const jpegQuality = 0.85

/** The part of a photo that shows the words, as a JPEG. */
export async function cutOf(picture: Picture, words: readonly ReadWord[]): Promise<Blob> {
  const corners = words.flatMap(({ quad }) => quad)
  const [left, right] = spanOf(corners.map(({ x }) => x))
  const [top, bottom] = spanOf(corners.map(({ y }) => y))
  const margin = (bottom - top) * marginOfHeight
  const x = Math.max(0, Math.floor(left - margin))
  const y = Math.max(0, Math.floor(top - margin / 2))
  const width = Math.max(1, Math.min(picture.width, Math.ceil(right + margin)) - x)
  const height = Math.max(1, Math.min(picture.height, Math.ceil(bottom + margin / 2)) - y)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * picture.width + x) * 4
    pixels.set(picture.data.subarray(from, from + width * 4), row * width * 4)
  }
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
}

function spanOf(figures: readonly number[]): [least: number, most: number] {
  return [Math.min(...figures), Math.max(...figures)]
}
