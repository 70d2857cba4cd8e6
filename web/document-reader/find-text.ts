import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-web/wasm'
import { type Picture, resized } from './picture.ts'
import { joinedBoxes, type Point, smallestBox, type TextBox } from './text-box.ts'

/** The longer side of what the model looks at: with 1,280 it finds 4 of 100 values less on a bad photo. */
const longerSidePixels = 1600
/** The model takes sides that are multiples of this. */
const sideStepPixels = 32
const textProbability = 0.3
const boxProbability = 0.5
/** The model marks the core of a text; the box is grown by area and perimeter as its authors say. */
const growth = 1.6
const leastSidePixels = 3
const mean = [0.485, 0.456, 0.406] as const
const deviation = [0.229, 0.224, 0.225] as const

export type TensorOf = (data: Float32Array, dims: readonly number[]) => Tensor

/** Where the picture holds text, each box in the picture's own pixels. */
export async function findText(
  picture: Picture,
  { session, tensorOf }: { session: InferenceSession; tensorOf: TensorOf },
): Promise<TextBox[]> {
  const scale = Math.min(1, longerSidePixels / Math.max(picture.width, picture.height))
  const width = sideOf(picture.width * scale)
  const height = sideOf(picture.height * scale)
  const input = tensorOf(inputOf(resized(picture, width, height)), [1, 3, height, width])
  const answer = await session.run({ [session.inputNames[0] ?? 'x']: input })
  const output = answer[session.outputNames[0] ?? ''] as TypedTensor<'float32'>
  const [scaleX, scaleY] = [picture.width / width, picture.height / height]
  return boxesOf(output.data, width, height).map((box) => ({
    center: { x: box.center.x * scaleX, y: box.center.y * scaleY },
    width: box.width * scaleX,
    height: box.height * scaleY,
    angle: box.angle,
  }))
}

function sideOf(pixels: number): number {
  return Math.max(sideStepPixels, Math.round(pixels / sideStepPixels) * sideStepPixels)
}

function inputOf({ width, height, data }: Picture): Float32Array {
  const size = width * height
  const input = new Float32Array(size * 3)
  for (let channel = 0; channel < 3; channel++) {
    const scale = 1 / (255 * (deviation[channel] ?? 1))
    const shift = (mean[channel] ?? 0) / (deviation[channel] ?? 1)
    for (let index = 0; index < size; index++) {
      input[channel * size + index] = (data[index * 4 + channel] ?? 0) * scale - shift
    }
  }
  return input
}

/** The connected parts of a map of probabilities as boxes. */
export function boxesOf(map: Float32Array, width: number, height: number): TextBox[] {
  const seen = new Uint8Array(map.length)
  const stack: number[] = []
  const boxes: TextBox[] = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) < textProbability) continue
    const edges: Point[] = []
    let [count, sum] = [0, 0]
    stack.push(start)
    seen[start] = 1
    while (stack.length > 0) {
      const at = stack.pop() ?? 0
      const [x, y] = [at % width, Math.floor(at / width)]
      count++
      sum += map[at] ?? 0
      let isEdge = false
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ]) {
        if (next < 0 || (map[next] ?? 0) < textProbability) isEdge = true
        else if (!seen[next]) {
          seen[next] = 1
          stack.push(next)
        }
      }
      if (isEdge) edges.push({ x, y })
    }
    if (sum / count < boxProbability) continue
    const box = smallestBox(edges)
    if (box && Math.min(box.width, box.height) >= leastSidePixels) boxes.push(grown(box))
  }
  return joinedBoxes(boxes)
}

function grown(box: TextBox): TextBox {
  const distance = (box.width * box.height * growth) / (2 * (box.width + box.height))
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance }
}
