import type { AuctionView } from '#contract/auction-view.ts'
import { amountState, isPossible } from '../amounts/amounts.ts'
import type { RenegotiationMove } from './use-renegotiation-command.ts'

/** What one side has typed and not sent: an amount for each move, whole euros. */
export type RenegotiationDrafts = {
  readonly counter: number | null
  readonly offer: number | null
  readonly raise: number | null
  /** The one the picture of the gap shows. */
  readonly latest: DraftMove | null
}

export type DraftMove = 'counter' | 'offer' | 'raise'

export const noDrafts: RenegotiationDrafts = {
  counter: null,
  offer: null,
  raise: null,
  latest: null,
}

export function withDraft(
  drafts: RenegotiationDrafts,
  move: DraftMove,
  amountEur: number | null,
): RenegotiationDrafts {
  const latest = amountEur === null ? null : move
  return { ...drafts, [move]: amountEur, latest }
}

/** What the picture shows of it: nothing where its move is the other side's or over, or it cannot be. */
export function shownDraft(
  { latest, ...amounts }: RenegotiationDrafts,
  actions: Pick<
    AuctionView['actions'],
    'renegotiationCounter' | 'renegotiationOffer' | 'renegotiationRaise'
  >,
): number | null {
  if (latest === null) return null
  const action = {
    counter: actions.renegotiationCounter,
    offer: actions.renegotiationOffer,
    raise: actions.renegotiationRaise,
  }[latest]
  if (!action?.isAllowed) return null
  return isPossible(amountState(amounts[latest], action.facts)) ? amounts[latest] : null
}

/** What is still typed once a move was taken: a raise leaves the turn, and with it a typed offer. */
export function draftsAfter(
  drafts: RenegotiationDrafts,
  move: RenegotiationMove['move'],
): RenegotiationDrafts {
  return move === 'raise' ? withDraft(drafts, 'raise', null) : noDrafts
}

/** Kept text back into drafts; whatever else stands in its place is nothing. */
export function draftsFrom(kept: string | null): RenegotiationDrafts {
  let parsed: unknown
  try {
    parsed = JSON.parse(kept ?? '')
  } catch {
    return noDrafts
  }
  if (typeof parsed !== 'object' || parsed === null) return noDrafts
  const fields = new Map<string, unknown>(Object.entries(parsed))
  const amountOf = (move: DraftMove) => {
    const amount = fields.get(move)
    return typeof amount === 'number' && amount > 0 ? amount : null
  }
  const amounts = {
    counter: amountOf('counter'),
    offer: amountOf('offer'),
    raise: amountOf('raise'),
  }
  const latest = draftMoves.find((move) => move === fields.get('latest') && amounts[move] !== null)
  return { ...amounts, latest: latest ?? null }
}

const draftMoves = ['counter', 'offer', 'raise'] as const satisfies readonly DraftMove[]
