import type { ReadWord } from '#domain/certificate/read-word.ts'
import type { ReadSign } from './read-text.ts'
import { partOf, quadOf, type TextBox } from './text-box.ts'

/** A gap between two signs so much wider than the usual one parts two words, though the model saw no blank. */
const gapOfWords = 1.7

/** The words in one box, with the place of each. */
export function wordsOf(signs: readonly ReadSign[], box: TextBox): ReadWord[] {
  const usual = usualGap(signs)
  const groups: ReadSign[][] = []
  let current: ReadSign[] = []
  const close = () => {
    if (current.length > 0) groups.push(current)
    current = []
  }
  for (const sign of signs) {
    const last = current.at(-1)
    if (sign.sign === ' ') close()
    else {
      if (last && sign.place - last.place > usual * gapOfWords) close()
      current.push(sign)
    }
  }
  close()
  return groups.map((group) => wordOf(group, box, usual))
}

function wordOf(signs: readonly ReadSign[], box: TextBox, usual: number): ReadWord {
  const from = Math.max(0, (signs[0]?.place ?? 0) - usual / 2)
  const to = Math.min(1, (signs.at(-1)?.place ?? 1) + usual / 2)
  return {
    text: signs.map(({ sign }) => sign).join(''),
    confidence: signs.reduce((sum, { confidence }) => sum + confidence, 0) / signs.length,
    quad: quadOf(partOf(box, from, to)),
  }
}

function usualGap(signs: readonly ReadSign[]): number {
  const gaps = signs
    .slice(1)
    .map(({ place }, index) => place - (signs[index]?.place ?? 0))
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? 0.5
}
