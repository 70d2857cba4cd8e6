import { describe, expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'
import { inOrderOfNeed, isReviewLate, nextRoundFrom, nextStepOf } from './next-step.ts'

const refusal = { isAllowed: false, refusal: { code: 'ACTION_NOT_POSSIBLE_NOW', facts: {} } }
const allowed = { isAllowed: true, facts: {} }

function card(status: ProductCard['status'], auction: object | null = null, entityId = 1) {
  const actions = { restart: refusal, resume: refusal, followUpAccept: refusal }
  const empty = { lateOffers: null, reservation: null, followUp: null, secondChance: null }
  const view = auction && { ...empty, actions, ...auction }
  return { entityId, status, auction: view as AuctionView | null } as ProductCard // The parts that are read.
}

describe('what an own ad needs (rules 2)', () => {
  test('one in editing is to be continued, one in review needs nothing', () => {
    expect(nextStepOf(card('editing'))).toMatchObject({ action: 'continue', says: 'continue' })
    expect(nextStepOf(card('under_review'))).toMatchObject({ action: null, says: 'under_review' })
  })

  test('a review is late from the instant that was promised, and no other ad is (rules 12)', () => {
    const dueAt = '2027-01-22T14:30:00.000Z'
    const waiting = { reviewDueAt: dueAt }
    expect(isReviewLate(waiting, Date.parse(dueAt) - 1)).toBe(false)
    expect(isReviewLate(waiting, Date.parse(dueAt))).toBe(true)
    expect(isReviewLate({ reviewDueAt: null }, Date.parse(dueAt))).toBe(false)
  })

  test('one that is complete is to be looked through and sent, not to be filled in', () => {
    const complete = { ...card('editing'), requiredPercent: 100 }
    expect(nextStepOf(complete)).toMatchObject({ action: 'submit', says: 'submit' })
  })

  test('one that came back with remarks says so, complete as it may be', () => {
    const sentBack = { ...card('editing'), requiredPercent: 100, isSentBack: true }
    expect(nextStepOf(sentBack)).toMatchObject({ action: 'mend', says: 'mend' })
  })

  test('a renegotiation needs the owner in their turn only, with the turn’s clock (rules 6)', () => {
    const renegotiation = { isYourTurn: true, turnEndsAt: 'A', archivedBidEur: 30_000 }
    expect(nextStepOf(card('renegotiation', { renegotiation }))).toEqual({
      action: 'answer',
      says: 'answer',
      amountEur: 30_000,
      deadline: { kind: 'answer', at: 'A' },
    })
    const theirs = { ...renegotiation, isYourTurn: false }
    expect(nextStepOf(card('renegotiation', { renegotiation: theirs })).action).toBeNull()
  })

  test('where no round is left the owner reads from when there is one (rules 2)', () => {
    const facts = { rounds: 3, withinDays: 60, possibleAt: '2027-01-22T14:30:00.000Z' }
    const restart = { isAllowed: false, refusal: { code: 'TOO_MANY_ROUNDS', facts } }
    const used = card('acpt_late_offer', { actions: { restart } })
    expect(nextRoundFrom(used)).toBe('2027-01-22T14:30:00.000Z')
    expect(nextRoundFrom(card('acpt_late_offer', {}))).toBeNull()
    expect(nextRoundFrom(card('editing'))).toBeNull()
  })

  test('questions of dealers wait for the owner, whatever else goes on (rules 8)', () => {
    const asked = { ...card('running', { endsAt: 'E' }), openQuestions: 2 }
    const quiet = { ...card('running', { endsAt: 'D' }, 2), openQuestions: 0 }
    const { needsOwner, running } = inOrderOfNeed([quiet, asked])
    expect(needsOwner.map((each) => each.card.entityId)).toEqual([1])
    expect(running.map((each) => each.card.entityId)).toEqual([2])
  })

  test('a reservation is confirmed until it lapses; the best late offer is looked at', () => {
    const reservation = { amountEur: 41_000, bindsUntil: 'B' }
    expect(nextStepOf(card('anr_offer_above_targetprice', { reservation }))).toMatchObject({
      action: 'confirm',
      amountEur: 41_000,
      deadline: { kind: 'confirm', at: 'B' },
    })
    const lateOffers = [
      { status: 'declined', amountEur: 50_000, lapsesAt: 'X' },
      { status: 'pending', amountEur: 30_000, lapsesAt: 'Y' },
      { status: 'pending', amountEur: 32_000, lapsesAt: 'Z' },
    ]
    expect(nextStepOf(card('recd_late_offer_owner', { lateOffers }))).toMatchObject({
      amountEur: 32_000,
      deadline: { kind: 'offer', at: 'Z' },
    })
  })

  test('a failed one is restarted only where the server allows it', () => {
    expect(nextStepOf(card('failed', {}))).toMatchObject({ action: null, says: 'unsold' })
    const actions = { restart: allowed, resume: refusal, followUpAccept: refusal }
    expect(nextStepOf(card('failed', { actions })).action).toBe('restart')
  })

  test.each([
    [null, 'resume'],
    ['withdrawn', 'withdrawn'],
    ['refused', 'refused'],
  ] as const)('one that rests says who let it rest: %s', (closedByOperator, says) => {
    const actions = { restart: refusal, resume: allowed, followUpAccept: refusal }
    const resting = card('inactive', { closedByOperator, actions })
    expect(nextStepOf(resting)).toMatchObject({ action: 'resume', says })
  })

  test('the bid of the round before goes before a new round, until it lapses (rules 6)', () => {
    const followUp = { amountEur: 30_000, bindsUntil: 'C', acceptUntil: 'B' }
    const actions = { restart: allowed, resume: refusal, followUpAccept: allowed }
    expect(nextStepOf(card('failed', { followUp, actions }))).toEqual({
      action: 'followUp',
      says: 'followUp',
      amountEur: 30_000,
      deadline: { kind: 'offer', at: 'B' },
    })
  })

  test('before a restart the owner reads of the bid that goes on binding (rules 6)', () => {
    const followUp = { amountEur: 30_000, bindsUntil: 'C', acceptUntil: null }
    const actions = { restart: allowed, resume: refusal, followUpAccept: refusal }
    expect(nextStepOf(card('failed', { followUp, actions }))).toEqual({
      action: 'restart',
      says: 'restartBound',
      amountEur: 30_000,
      deadline: { kind: 'offer', at: 'C' },
    })
  })

  test.each([
    ['owner', 'secondChance', 'secondChance', 'answer'],
    ['dealer', null, 'secondWaiting', 'waiting'],
  ] as const)('a second chance in the turn of the %s (rules 10)', (turn, action, says, kind) => {
    const secondChance = { amountEur: 30_000, turn, turnEndsAt: 'D' }
    expect(nextStepOf(card('failed', { secondChance }))).toMatchObject({
      action,
      says,
      deadline: { kind, at: 'D' },
    })
  })

  test('the nearest deadline stands first, what needs nobody below', () => {
    const soon = { isYourTurn: true, turnEndsAt: '2026-11-21T10:00:00Z', archivedBidEur: 1 }
    const later = { ...soon, turnEndsAt: '2026-11-22T10:00:00Z' }
    const lists = inOrderOfNeed([
      card('editing', null, 1),
      card('renegotiation', { renegotiation: later }, 2),
      card('under_review', null, 3),
      card('renegotiation', { renegotiation: soon }, 4),
      card('failed_na', {}, 5),
      card('sold', {}, 6),
    ])
    expect(lists.needsOwner.map((each) => each.card.entityId)).toEqual([4, 2, 1])
    expect(lists.running.map((each) => each.card.entityId)).toEqual([3])
    expect(lists.over.map((each) => each.card.entityId)).toEqual([5])
  })
})
