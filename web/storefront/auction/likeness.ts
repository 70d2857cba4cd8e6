import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'

const channels = 4

/**
 * A blurred likeness of a picture, as an address of its own. At half of what the hash can be drawn in nobody sees a difference, and it is
 * 1 kB of a page instead of 4.
 */
export function likenessOf(hash: Uint8Array): string {
  const { w, h, rgba } = thumbHashToRGBA(hash)
  const [width, height] = [w >> 1, h >> 1]
  const half = new Uint8Array(width * height * channels)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (2 * y * w + 2 * x) * channels + channel
        const four = [at, at + channels, at + w * channels, at + (w + 1) * channels]
        const sum = four.reduce((total, place) => total + (rgba[place] ?? 0), 0)
        half[(y * width + x) * channels + channel] = Math.round(sum / four.length)
      }
    }
  }
  return rgbaToDataURL(width, height, half)
}
