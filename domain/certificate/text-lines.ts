import type { ReadWord } from './read-word.ts'

/** A word on a page that was laid straight, in heights of the page's usual word. */
export type PlacedWord = {
  readonly word: ReadWord
  readonly left: number
  readonly right: number
  /** Of its middle, downward. */
  readonly level: number
}

export type TextLine = readonly PlacedWord[]

/** Words whose middles differ by less stand on one line. */
const sameLine = 0.55

/** How a page lies in its picture: its text's angle in radians, and the height of its usual word in pixels. */
export type PageLie = { readonly tilt: number; readonly size: number }

export function lieOf(words: readonly ReadWord[]): PageLie {
  const tilt = median(words.filter(isLong).map(tiltOf)) ?? median(words.map(tiltOf)) ?? 0
  return { tilt, size: median(words.map(heightOf)) ?? 1 }
}

/** The lines of a page from top to bottom, the words of each from left to right, whatever the page's tilt. */
export function textLines(words: readonly ReadWord[]): TextLine[] {
  const { tilt, size } = lieOf(words)
  const placed = words
    .map((word) => place(word, tilt, size))
    .sort((a, b) => a.level - b.level || a.left - b.left)
  const lines: PlacedWord[][] = []
  for (const word of placed) {
    // A photo is never quite flat: a word belongs to the line whose nearest word is level with it.
    const line = lines.findLast((each) => {
      const nearest = nearestOf(each, word)
      return nearest !== undefined && Math.abs(nearest.level - word.level) < sameLine
    })
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}

function nearestOf(line: readonly PlacedWord[], word: PlacedWord): PlacedWord | undefined {
  return line.reduce<PlacedWord | undefined>(
    (best, each) => (best && distance(best, word) <= distance(each, word) ? best : each),
    undefined,
  )
}

function distance(a: PlacedWord, b: PlacedWord): number {
  return Math.max(0, a.left - b.right, b.left - a.right)
}

function place(word: ReadWord, tilt: number, size: number): PlacedWord {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const along = word.quad.map(({ x, y }) => (x * cos + y * sin) / size)
  const down = word.quad.map(({ x, y }) => (y * cos - x * sin) / size)
  return {
    word,
    left: Math.min(...along),
    right: Math.max(...along),
    level: down.reduce((sum, each) => sum + each, 0) / down.length,
  }
}

function tiltOf({ quad: [upperLeft, upperRight] }: ReadWord): number {
  return Math.atan2(upperRight.y - upperLeft.y, upperRight.x - upperLeft.x)
}

function isLong({ text }: ReadWord): boolean {
  return text.length >= 6
}

function heightOf({ quad: [upperLeft, , , lowerLeft] }: ReadWord): number {
  return Math.hypot(lowerLeft.x - upperLeft.x, lowerLeft.y - upperLeft.y)
}

function median(figures: readonly number[]): number | undefined {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
