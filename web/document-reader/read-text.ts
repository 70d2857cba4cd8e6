import type { InferenceSession, TypedTensor } from 'onnxruntime-web/wasm'
import type { TensorOf } from './find-text.ts'
import type { Picture } from './picture.ts'
import { quadOf, type TextBox } from './text-box.ts'

const heightPixels = 48
const leastWidthPixels = 48
const greatestWidthPixels = 1600
const widthStepPixels = 16

export type ReadSign = {
  readonly sign: string
  /** 0 to 1. */
  readonly confidence: number
  /** Where along the box it stands, 0 to 1. */
  readonly place: number
}

/** The signs that stand in a box, from left to right, blanks among them where the model saw one. */
export async function readText(
  picture: Picture,
  box: TextBox,
  {
    session,
    tensorOf,
    alphabet,
  }: { session: InferenceSession; tensorOf: TensorOf; alphabet: readonly (string | undefined)[] },
): Promise<ReadSign[]> {
  const width = widthOf(box)
  const input = tensorOf(cutOf(picture, box, width), [1, 3, heightPixels, width])
  const answer = await session.run({ [session.inputNames[0] ?? 'x']: input })
  const output = answer[session.outputNames[0] ?? ''] as TypedTensor<'float32'>
  return decoded(output.data, output.dims[1] ?? 0, alphabet)
}

function widthOf({ width, height }: TextBox): number {
  const scaled = Math.ceil((width * heightPixels) / height / widthStepPixels) * widthStepPixels
  return Math.min(greatestWidthPixels, Math.max(leastWidthPixels, scaled))
}

/** The box lifted out of the picture and laid straight, between -1 and 1. */
function cutOf(picture: Picture, box: TextBox, width: number): Float32Array {
  const [upperLeft, upperRight, , lowerLeft] = quadOf(box)
  const size = width * heightPixels
  const input = new Float32Array(size * 3)
  // A box narrower than the least width is not stretched: the rest stays empty.
  const filled = Math.min(width, Math.round((box.width * heightPixels) / box.height))
  for (let row = 0; row < heightPixels; row++) {
    const down = (row + 0.5) / heightPixels
    for (let column = 0; column < filled; column++) {
      const along = (column + 0.5) / filled
      const x =
        upperLeft.x + (upperRight.x - upperLeft.x) * along + (lowerLeft.x - upperLeft.x) * down
      const y =
        upperLeft.y + (upperRight.y - upperLeft.y) * along + (lowerLeft.y - upperLeft.y) * down
      const at = row * width + column
      for (let channel = 0; channel < 3; channel++) {
        input[channel * size + at] = sampleOf(picture, x - 0.5, y - 0.5, channel) / 127.5 - 1
      }
    }
  }
  return input
}

/** Between the four neighbours of a place. */
function sampleOf({ width, height, data }: Picture, x: number, y: number, channel: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const [partX, partY] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const value = (column: number, row: number) => data[(row * width + column) * 4 + channel] ?? 0
  const upper = value(left, top) * (1 - partX) + value(right, top) * partX
  const lower = value(left, bottom) * (1 - partX) + value(right, bottom) * partX
  return upper * (1 - partY) + lower * partY
}

/** One sign for each run of the same best class; class 0 separates. */
function decoded(
  scores: Float32Array,
  steps: number,
  alphabet: readonly (string | undefined)[],
): ReadSign[] {
  const classes = scores.length / steps
  const candidates = alphabet.flatMap((sign, index) => (sign === undefined ? [] : [index]))
  const signs: ReadSign[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    const from = step * classes
    let [best, highest] = [0, scores[from] ?? 0]
    for (const index of candidates) {
      const score = scores[from + index] ?? 0
      if (score > highest) [best, highest] = [index, score]
    }
    if (best !== 0 && best !== last) {
      signs.push({
        sign: alphabet[best] ?? '',
        confidence: highest,
        place: (step + 0.5) / steps,
      })
    }
    last = best
  }
  return signs
}
