/**
 * Whether a photo is too dark or not sharp, from its brightness alone: made on the device, before
 * anything is sent. It only warns; a drawing or a white wall may be right as it is.
 */

/** Rows of brightness from 0 to 255. */
export type Brightness = {
  readonly width: number
  readonly height: number
  readonly values: ArrayLike<number>
}

export type PictureFault = 'dark' | 'blurred' | 'small'

/** The side that photos are brought to before they are looked at: what is sharp there is sharp enough. */
export const checkedSidePx = 480

const darkBelow = 45
const blurredBelow = 45

export function faultsOfBrightness(picture: Brightness): readonly PictureFault[] {
  const isDark = meanOf(picture) < darkBelow
  // In the dark nothing has an edge: one reason is enough.
  if (isDark) return ['dark']
  return sharpnessOf(picture) < blurredBelow ? ['blurred'] : []
}

/** Red, green, blue and opacity, one after the other, to brightness. */
export function brightnessOf(rgba: ArrayLike<number>, width: number, height: number): Brightness {
  const values = new Uint8ClampedArray(width * height)
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const at = pixel * 4
    values[pixel] =
      0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0)
  }
  return { width, height, values }
}

function meanOf({ values }: Brightness): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0
  return values.length === 0 ? 0 : sum / values.length
}

const tiles = 4

/**
 * The variance of the Laplacian, of the sharpest sixteenth of the picture: sky and walls have no
 * edges in a sharp photo either.
 */
export function sharpnessOf(picture: Brightness): number {
  const width = Math.floor(picture.width / tiles)
  const height = Math.floor(picture.height / tiles)
  let sharpest = 0
  for (let row = 0; row < tiles; row += 1) {
    for (let column = 0; column < tiles; column += 1) {
      const box = { left: column * width, top: row * height, width, height }
      sharpest = Math.max(sharpest, edgesIn(picture, box))
    }
  }
  return sharpest
}

type Tile = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function edgesIn({ values, width }: Brightness, tile: Tile): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = tile.top + 1; y < tile.top + tile.height - 1; y += 1) {
    for (let x = tile.left + 1; x < tile.left + tile.width - 1; x += 1) {
      const at = y * width + x
      const around =
        (values[at - 1] ?? 0) +
        (values[at + 1] ?? 0) +
        (values[at - width] ?? 0) +
        (values[at + width] ?? 0)
      const edge = around - 4 * (values[at] ?? 0)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  if (count === 0) return 0
  const mean = sum / count
  return squares / count - mean * mean
}
