import { expect } from 'vitest'
import type { Answer } from './answers-by-hand.ts'
import { type Hand, screenOf } from './hand.ts'

/** Answers an ad screen by screen, from the one that is open to the last look. `onAnswered` gets each screen that was left. */
export async function walkThroughAd(
  hand: Hand,
  answerOf: (screen: string) => Answer | undefined,
  onAnswered: (screen: string) => Promise<void> | void = () => undefined,
): Promise<void> {
  const { page } = hand
  while (screenOf(page) !== 'submit') {
    const here = screenOf(page)
    hand.screens.push(here)
    const answer = answerOf(here)
    if (!answer) throw new Error(`Nobody answers ${here}`)
    await answer(hand)
    await expect.poll(() => screenOf(page), { message: `going on from ${here}` }).not.toBe(here)
    await onAnswered(here)
  }
}
