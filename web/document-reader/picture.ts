/** A decoded picture: four bytes a pixel, red first, as a canvas gives them. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Turned to the right by so many quarters. */
export function turned(picture: Picture, quarters: 0 | 1 | 2 | 3): Picture {
  if (quarters === 0) return picture
  const { width, height } = picture
  const from = pixelsOf(picture)
  const isSideways = quarters !== 2
  const to = new Uint32Array(width * height)
  const turnedWidth = isSideways ? height : width
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = from[y * width + x] ?? 0
      if (quarters === 1) to[x * turnedWidth + (height - 1 - y)] = pixel
      else if (quarters === 2) to[(height - 1 - y) * turnedWidth + (width - 1 - x)] = pixel
      else to[(width - 1 - x) * turnedWidth + y] = pixel
    }
  }
  return {
    width: turnedWidth,
    height: isSideways ? width : height,
    data: new Uint8ClampedArray(to.buffer),
  }
}

/** Made smaller or larger to just this size; each pixel is the mean of what it covers, at least of its four neighbours. */
export function resized(picture: Picture, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  const stepX = picture.width / width
  const stepY = picture.height / height
  const takenX = Math.max(1, Math.round(stepX))
  const takenY = Math.max(1, Math.round(stepY))
  for (let y = 0; y < height; y++) {
    const top = Math.min(picture.height - takenY, Math.floor(y * stepY))
    for (let x = 0; x < width; x++) {
      const left = Math.min(picture.width - takenX, Math.floor(x * stepX))
      let [red, green, blue] = [0, 0, 0]
      for (let row = top; row < top + takenY; row++) {
        for (let column = left; column < left + takenX; column++) {
          const at = (row * picture.width + column) * 4
          red += picture.data[at] ?? 0
          green += picture.data[at + 1] ?? 0
          blue += picture.data[at + 2] ?? 0
        }
      }
      const count = takenX * takenY
      const at = (y * width + x) * 4
      data[at] = red / count
      data[at + 1] = green / count
      data[at + 2] = blue / count
      data[at + 3] = 255
    }
  }
  return { width, height, data }
}

function pixelsOf({ data }: Picture): Uint32Array {
  // A view of four bytes must begin at a multiple of four.
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4)
}
