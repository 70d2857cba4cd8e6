import type { AuctionView } from '#contract/auction-view.ts'
import { amountState, isPossible } from '../amounts/amounts.ts'
import { buyerAmountOf } from './buyer-amount.ts'

/** What one side has typed and not sent, as the tab keeps it: whole euros. */
export type RenegotiationDraft = { readonly amountEur: number | null }

export const noDraft: RenegotiationDraft = { amountEur: null }

/** What the picture shows of it: nothing while it could not be sent. */
export function shownDraft(
  { amountEur }: RenegotiationDraft,
  actions: Pick<
    AuctionView['actions'],
    'renegotiationCounter' | 'renegotiationAccept' | 'renegotiationOffer' | 'renegotiationRaise'
  >,
): number | null {
  const { renegotiationCounter: counter } = actions
  const range = counter?.isAllowed ? counter.facts : buyerAmountOf(actions)
  return range !== null && isPossible(amountState(amountEur, range)) ? amountEur : null
}

/** Kept text back into a draft; whatever else stands in its place is nothing. */
export function draftFrom(kept: string | null): RenegotiationDraft {
  try {
    const { amountEur } = JSON.parse(kept ?? '')
    return typeof amountEur === 'number' && amountEur > 0 ? { amountEur } : noDraft
  } catch {
    return noDraft // Nothing was kept, or not by this page.
  }
}
