import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../calendar/instant.ts'
import type { CommandBody } from '../core/commands.ts'
import type { VoidReason } from '../core/void-mark.ts'
import {
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  operator,
  owner,
  type SampleTerms,
} from '../testing/sample-auction.ts'
import { type Looker, lookers, World, type WorldStep } from '../testing/worlds.ts'

/**
 * Two courses of one auction that differ in a secret alone: whoever may not know it is told the same
 * in both after every label, to the notification (rules 1, 4, 5, 7 and 9).
 */

const during = berlin('2026-11-18 09:00')
const late = endsAt - minuteMs
const offersOpen = endsAt + 2 * hourMs
const closesAt = endsAt + 14 * dayMs

const lateOffer = (amountEur: number): CommandBody => ({
  type: 'late_offer',
  amountEur,
  consentVersion: null,
})
const tooLow = { reason: 'price_too_low', then: 'neither' } as const
const declined: CommandBody = { type: 'renegotiation_decline', ...tooLow }
const openForOffers: CommandBody = { type: 'open_late_offers' }
const voidOf = (fromSequence: number, reason: VoidReason): CommandBody => ({
  ...{ type: 'void_bids', fromSequence, reason, note: '' },
})

/** `null` where only the other world has a step: time passes in both. */
type Course = { readonly terms?: SampleTerms; readonly steps: readonly (WorldStep | null)[] }

/** All others, late too, bid and are refused below it. */
const withLimit = (limitEur: number): Course => ({
  steps: [
    [dealer(1), during, bid(10_000)],
    [dealer(1), during + 1, limit(limitEur)],
    [dealer(2), during + 2, bid(11_000)],
    [dealer(2), during + 3, limit(12_000)],
    [dealer(2), during + 4, bid(11_000)],
    [dealer(3), during + 5, bid(99_000)],
    [dealer(3), during + 6, bid(13_000)],
    [dealer(2), late, limit(13_200)],
    [operator, late + 1, voidOf(4, 'description_wrong')],
    [dealer(3), late + 2, bid(14_000)],
    { until: endsAt + 2 * hourMs },
    [owner, endsAt + 3 * hourMs, declined],
    { until: endsAt + 20 * dayMs },
  ],
})

/** Bids are well below it. The late offer of 20,000 reaches the lower one, which the owner alone may see. */
const withTarget = (targetPriceEur: number, ...answers: readonly WorldStep[]): Course => ({
  terms: { targetPriceEur },
  steps: [
    [dealer(1), during, bid(10_000)],
    [dealer(1), during + 1, limit(15_000)],
    [dealer(2), during + 2, bid(13_000)],
    [dealer(3), during + 3, limit(49_000)],
    [dealer(3), during + 4, bid(50_000)],
    [dealer(3), late, bid(15_500)],
    { until: endsAt + hourMs },
    [owner, endsAt + hourMs, declined],
    [owner, endsAt + hourMs, openForOffers],
    [dealer(4), offersOpen, lateOffer(15_400)],
    [dealer(4), offersOpen + 1, lateOffer(15_500)],
    [dealer(2), offersOpen + 2, lateOffer(20_000)],
    [dealer(2), offersOpen + 3, lateOffer(20_100)],
    { until: offersOpen + 47 * hourMs },
    ...answers,
    [dealer(4), offersOpen + 50 * hourMs, lateOffer(15_600)],
    [dealer(2), offersOpen + 50 * hourMs, lateOffer(20_200)],
    { until: offersOpen + 80 * hourMs },
    { until: endsAt + 20 * dayMs },
  ],
})

const afterwards = (...steps: readonly (WorldStep | null)[]): Course => ({
  steps: [
    [dealer(1), during, bid(12_000)],
    [dealer(2), during + 1, bid(12_500)],
    { until: endsAt + hourMs },
    ...steps,
  ],
})

const withLateOffers = (...steps: readonly (WorldStep | null)[]): Course =>
  afterwards(
    [owner, endsAt + hourMs, declined],
    [owner, endsAt + hourMs, openForOffers],
    [dealer(1), offersOpen, lateOffer(13_000)],
    ...steps,
    { until: offersOpen + 30 * hourMs },
    { until: offersOpen + 10 * dayMs },
  )
const declineFirst: WorldStep = [
  owner,
  offersOpen + 1,
  { type: 'late_offer_decline', lateOfferId: 907 },
]
const rivals: WorldStep = [dealer(2), offersOpen + 2 * hourMs, lateOffer(14_000)]
const declineLater = (lateOfferId: number): WorldStep => [
  owner,
  offersOpen + 20 * hourMs,
  { type: 'late_offer_decline', lateOfferId },
]

/** Dealer 1 was declined lately, dealer 3 was barred; afterwards everybody still tries to offer. */
const atTheClose = (last: WorldStep | null): Course => ({
  steps: [
    [dealer(3), during, bid(11_500)],
    [operator, during + 1, voidOf(2, 'typing_error')],
    [dealer(1), during + 2, bid(12_000)],
    [dealer(2), during + 3, bid(12_500)],
    { until: endsAt + hourMs },
    [owner, endsAt + hourMs, declined],
    [owner, endsAt + hourMs, openForOffers],
    [dealer(1), closesAt - 2 * hourMs, lateOffer(13_000)],
    [owner, closesAt - hourMs, { type: 'late_offer_decline', lateOfferId: 909 }],
    last,
    { until: closesAt },
    [dealer(1), closesAt + hourMs, lateOffer(14_000)],
    [dealer(3), closesAt + hourMs, lateOffer(14_000)],
    [dealer(4), closesAt + hourMs, lateOffer(14_000)],
    [dealer(4), closesAt + hourMs, { type: 'ask_question', text: 'Reifen?' }],
    { until: closesAt + 20 * hourMs },
    { until: closesAt + 30 * hourMs },
    { until: closesAt + 60 * hourMs },
  ],
})
const rivalsLast: WorldStep = [dealer(2), closesAt - 30 * minuteMs, lateOffer(14_000)]

const whileRunning = (...steps: readonly (WorldStep | null)[]): Course => ({
  steps: [
    [dealer(1), during, bid(12_000)],
    [dealer(2), during + 1, bid(12_500)],
    ...steps,
    [dealer(1), late, bid(13_000)],
    { until: endsAt + 72 * hourMs },
  ],
})

const secrets: readonly (readonly [
  what: string,
  knownTo: readonly Looker[],
  one: Course,
  other: Course,
])[] = [
  ['a limit that nobody reached', [1], withLimit(15_000), withLimit(19_999)],
  ['how far above the target a limit is', [1], withLimit(20_000), withLimit(40_000)],
  [
    'a target that an unanswered late offer reaches',
    ['owner'],
    withTarget(19_800),
    withTarget(20_100),
  ],
  [
    'a target that a declined late offer reaches',
    ['owner'],
    withTarget(19_800, [owner, offersOpen + 47 * hourMs, { type: 'reservation_decline' }]),
    withTarget(20_100, [
      owner,
      offersOpen + 47 * hourMs,
      { type: 'late_offer_decline', lateOfferId: 913 },
    ]),
  ],
  ['a late offer of somebody else', ['owner', 2], withLateOffers(rivals), withLateOffers(null)],
  [
    'a late offer of somebody else while an own one counts as declined',
    ['owner', 2],
    withLateOffers(declineFirst, rivals),
    withLateOffers(declineFirst, null),
  ],
  [
    'that somebody else was declined after an own late offer was',
    ['owner', 2],
    withLateOffers(declineFirst, rivals, declineLater(909)),
    withLateOffers(declineFirst, rivals, null),
  ],
  [
    'that a late offer of somebody else still waits after 14 days',
    ['owner', 2],
    atTheClose(rivalsLast),
    atTheClose(null),
  ],
  [
    'what a bidder was refused',
    [3],
    whileRunning([dealer(3), during + 2, bid(12_501)], [dealer(3), during + 3, limit(20_000)]),
    whileRunning(null, null),
  ],
  [
    'who would take a second chance',
    [2],
    whileRunning([dealer(2), during + 2, { ...bid(12_700), isAskMeThen: true } as CommandBody]),
    whileRunning([dealer(2), during + 2, bid(12_700)]),
  ],
  [
    'of what a rival was suspected',
    [2],
    whileRunning([operator, during + 2, voidOf(3, 'suspected_fraud')]),
    whileRunning([operator, during + 2, voidOf(3, 'typing_error')]),
  ],
  [
    'that one operator asks for a withdrawal',
    [],
    whileRunning([operator, late - 1, { type: 'withdraw', reason: 'vehicle_gone' }]),
    whileRunning(null),
  ],
  [
    'what owner and highest bidder say to each other',
    ['owner', 2],
    afterwards(
      [owner, endsAt + 2 * hourMs, { type: 'renegotiation_counter', amountEur: 19_000 }],
      [dealer(2), endsAt + 3 * hourMs, { type: 'renegotiation_offer', amountEur: 13_000 }],
      { until: endsAt + 20 * hourMs },
    ),
    afterwards(null, null, { until: endsAt + 20 * hourMs }),
  ],
]

function timeOf(step: WorldStep | null): WorldStep {
  if (step === null) throw new Error('One of the two worlds has a step.')
  return 'until' in step ? step : { until: step[1] }
}

describe('whoever may not know it is told the same in both worlds', () => {
  test.each(secrets)('%s', (_what, knownTo, ...courses) => {
    const [one, other] = courses.map(({ terms = {} }) => new World(terms))
    if (one === undefined || other === undefined) throw new Error('Two worlds are compared.')
    const ignorant = lookers.filter((looker) => !knownTo.includes(looker))
    for (const [index, step] of courses[0].steps.entries()) {
      const twin = courses[1].steps[index] ?? null
      const here = one.after(step ?? timeOf(twin))
      const there = other.after(twin ?? timeOf(step))
      for (const looker of ignorant) {
        const label = `step ${index}, shown to ${looker}`
        expect([label, here.get(looker)]).toEqual([label, there.get(looker)])
      }
    }
    // Otherwise they would be no two worlds.
    expect(one.log).not.toEqual(other.log)
  })
})
