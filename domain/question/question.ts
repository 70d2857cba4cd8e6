import type { Instant } from '../calendar/instant.ts'

/** What a dealer asks about an ad, and what its seller answers for all dealers (rules 8). */
export type Question = {
  readonly questionId: number
  readonly entityId: number
  /** The round it was asked in. */
  readonly auctionId: number
  readonly askerCustomerId: number
  readonly asked: Written
  readonly askedAt: Instant
  readonly answer: (Written & { readonly answeredAt: Instant }) | null
  /** By an operator; then only operators and the asker still see it. */
  readonly isHidden: boolean
}

/** Words in the language of the storefront they were written on. */
export type Written = { readonly text: string; readonly locale: string }

/** Characters, after blanks at both ends are taken off. */
export const questionLength = { min: 5, max: 600 } as const
export const answerLength = { min: 1, max: 2000 } as const

export function isOpen(question: Question): boolean {
  return question.answer === null && !question.isHidden
}
