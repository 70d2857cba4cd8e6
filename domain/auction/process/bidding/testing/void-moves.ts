import type { Actor } from '../../../core/actor.ts'
import type { CommandBody } from '../../../core/commands.ts'
import type { Decision } from '../../../core/decision.ts'
import type { AuctionEvent } from '../../../core/events.ts'
import type { AuctionState } from '../../../core/state.ts'
import { applyEvents } from '../../../house/journal/journal.ts'
import { notificationsFor } from '../../../house/notifications/notifications-for.ts'
import { bidRecords } from '../../../house/views/bid-records.ts'
import { auctionView } from '../../../house/views/views.ts'
import {
  atTime,
  berlin,
  bid,
  dealer,
  goodFacts,
  limit,
  sampleHash,
  tried,
} from '../../../testing/sample-auction.ts'
import { releasedMarket } from './void-market.ts'

/** Commands of the sample auction around a void, each with the private log that it leaves. */

export const during = berlin('2026-11-18 09:00')

export type Sent = readonly [Actor, number, CommandBody]
export type Played = { readonly state: AuctionState; readonly log: readonly AuctionEvent[] }

export function send(
  { state, log }: Played,
  [actor, at, body]: Sent,
): Played & { decision: Decision } {
  const current = atTime(state, at)
  const decision = tried(current, actor, at, body, { ...goodFacts, biddingLog: log })
  const { state: after } = applyEvents(current, decision.events, sampleHash)
  return { decision, state: after, log: [...log, ...decision.events] }
}

export function play(...sent: readonly Sent[]): Played {
  return sent.reduce<Played>((played, one) => {
    const next = send(played, one)
    if (!next.decision.isAccepted) throw new Error(JSON.stringify(next.decision.refusal))
    return next
  }, releasedMarket())
}

export const takeOut = (
  fromSequence: number,
  reason: 'typing_error' | 'description_wrong' = 'typing_error',
) => ({ type: 'void_bids', fromSequence, reason, note: 'Vertipper' }) as const
export const takeBack: CommandBody = { type: 'take_back_bid' }
export const shown = ({ state, log }: Played) =>
  auctionView(state, {
    viewer: { kind: 'operator', customerId: 2 },
    at: during,
    history: bidRecords(log),
  })

// Entry 1 is the release. Anna 2, Bert 3, Anna's agent 4 with its answer 5, Bert 6 and Anna's answer 7.
export const fought = play(
  [dealer(1), during, bid(10_000)],
  [dealer(2), during, bid(10_100)],
  [dealer(1), during, limit(15_000)],
  [dealer(2), during, bid(12_000)],
)

export const played = (...more: readonly Sent[]) => more.reduce<Played>(send, fought)

export function notificationsAfter(before: Played, after: AuctionState, { events }: Decision) {
  return notificationsFor({ before: before.state, after, events })
}
