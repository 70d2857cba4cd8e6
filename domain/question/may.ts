import type { AuctionState, AuctionStatus } from '../auction/core/state.ts'
import { takesLateOffers } from '../auction/process/late-offers/late-offer-rules.ts'
import { allowed, type Permission, refused } from '../refusal/refusal.ts'
import { isOpen, type Question } from './question.ts'
import type { QuestionViewer } from './question-seen.ts'

const beforeLateOffers: readonly AuctionStatus[] = ['published', 'running', 'hotbidding', 'failed']

/** As long as a dealer can do something with an answer: bid, or make a late offer. */
export function takesAnswers(state: AuctionState): boolean {
  return beforeLateOffers.includes(state.status) || takesLateOffers(state)
}

/** The owner answers a question once; for everybody else there is no such question. */
export function mayAnswer(
  question: Question,
  by: QuestionViewer & { readonly takesAnswers: boolean },
): Permission {
  if (by.role !== 'owner' || question.isHidden) return refused('NOT_FOUND')
  const isPossible = isOpen(question) && by.takesAnswers
  return isPossible ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
}
