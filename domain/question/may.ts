import type { AuctionStatus } from '../auction/state.ts'
import { allowed, type Permission, refused } from '../refusal/refusal.ts'
import { isOpen, type Question } from './question.ts'
import type { QuestionViewer } from './question-seen.ts'

/** As long as a dealer can do something with it: bid, or make a late offer. */
export const answeringStatuses: readonly AuctionStatus[] = [
  'published',
  'running',
  'hotbidding',
  'failed',
  'acpt_late_offer',
  'recd_late_offer',
  'declined_late_offer',
]

/** The owner answers a question once; for everybody else there is no such question. */
export function mayAnswer(
  question: Question,
  by: QuestionViewer & { readonly status: AuctionStatus },
): Permission {
  if (by.role !== 'owner' || question.isHidden) return refused('NOT_FOUND')
  const isPossible = isOpen(question) && answeringStatuses.includes(by.status)
  return isPossible ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
}
