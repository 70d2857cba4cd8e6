import type { InferenceSession } from 'onnxruntime-web/wasm'
import type { ReadWord } from '#domain/certificate/read-word.ts'
import { findText, type TensorOf } from './find-text.ts'
import { type Picture, turned } from './picture.ts'
import { readText } from './read-text.ts'
import type { TextBox } from './text-box.ts'
import { wordsOf } from './words.ts'

export type DocumentReader = {
  /** The words of a picture and how often it was turned to the right by a quarter to read them. */
  readonly read: (
    picture: Picture,
    options?: { readonly quarters?: 0 | 2; readonly onProgress?: (part: number) => void },
  ) => Promise<{ readonly words: readonly ReadWord[]; readonly quarters: 0 | 1 | 2 | 3 }>
}

export type ReaderModels = {
  readonly finder: InferenceSession
  readonly recogniser: InferenceSession
  readonly alphabet: readonly (string | undefined)[]
  readonly tensorOf: TensorOf
}

/** A box so much longer than high shows which way its text runs. */
const longBox = 3
/** Finding the text takes about a third of the time. */
const findingPart = 0.33

/** Reads printed Latin text with two models; nothing leaves the process. */
export function createDocumentReader(models: ReaderModels): DocumentReader {
  const { finder, recogniser, alphabet, tensorOf } = models
  const find = (picture: Picture) => findText(picture, { session: finder, tensorOf })
  return {
    read: async (given, { quarters = 0, onProgress } = {}) => {
      let picture = turned(given, quarters)
      let isSideways = false
      let boxes = await find(picture)
      if (runsUpward(boxes)) {
        picture = turned(picture, 1)
        isSideways = true
        boxes = await find(picture)
      }
      onProgress?.(findingPart)
      const words: ReadWord[] = []
      for (const [index, box] of boxes.entries()) {
        const signs = await readText(picture, box, { session: recogniser, tensorOf, alphabet })
        words.push(...wordsOf(signs, box))
        onProgress?.(findingPart + ((1 - findingPart) * (index + 1)) / boxes.length)
      }
      return { words, quarters: isSideways ? (quarters === 2 ? 3 : 1) : quarters }
    },
  }
}

function runsUpward(boxes: readonly TextBox[]): boolean {
  const lying = boxes.filter(({ width, height }) => width > height * longBox)
  const standing = boxes.filter(({ width, height }) => height > width * longBox)
  return standing.length > lying.length
}
