import type { ViewerRole } from '../auction/house/views/auction-view.ts'
import type { Question } from './question.ts'

/**
 * Who sees a question (rules 8): its asker, the owner and the operator at once, all other accepted
 * dealers with its answer. Nobody is told who asked: that would tell rivals who is interested.
 */
export type QuestionViewer = { readonly role: ViewerRole; readonly customerId: number | null }

export function seesQuestions(role: ViewerRole): boolean {
  switch (role) {
    case 'dealer':
    case 'bidder':
    case 'owner':
    case 'operator':
      return true
    case 'visitor':
    case 'seller':
    case 'merchant_in_review':
      return false
  }
}

export function seesQuestion(question: Question, { role, customerId }: QuestionViewer): boolean {
  if (!seesQuestions(role)) return false
  if (role === 'operator') return true
  if (role !== 'owner' && question.askerCustomerId === customerId) return true
  if (question.isHidden) return false
  return role === 'owner' || question.answer !== null
}
