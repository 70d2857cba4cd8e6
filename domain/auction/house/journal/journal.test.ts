import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import { noFacts } from '../../core/facts.ts'
import { emptyJournalHash, newAuction } from '../../core/new-auction.ts'
import { defaultMarketSettings } from '../../core/settings.ts'
import type { AuctionState } from '../../core/state.ts'
import {
  berlin,
  bid,
  dealer,
  endsAt,
  goodFacts,
  limit,
  operator,
  owner,
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { decide } from '../decide.ts'
import { dueCommand } from '../due.ts'
import { evolve } from '../evolve.ts'
import { canonicalJson } from './canonical-json.ts'
import { limitCommitment, targetCommitment } from './commitments.ts'
import { applyEvents, entryText, type JournalEntry } from './journal.ts'
import { checkedChain } from './verify-chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const during = berlin('2026-11-18 09:00')

function played(): { state: AuctionState; entries: JournalEntry[]; log: unknown[] } {
  const start = newAuction({
    auctionId: 7,
    entityId: 70,
    ownerCustomerId: 1,
    ownerMerchantId: null,
    at: 0,
  })
  let state: AuctionState = start
  const entries: JournalEntry[] = []
  const log: unknown[] = []
  const send = (actor: Actor, at: number, body: CommandBody): void => {
    const applied = applyEvents(state, tried(state, actor, at, body, goodFacts).events, sha256)
    state = applied.state
    entries.push(...applied.entries)
    log.push(...applied.log)
  }
  const approvedAt = berlin('2026-11-17 10:00')
  send(owner, approvedAt - 1, { type: 'submit', consentVersion: 'de-1' })
  send(operator, approvedAt, {
    type: 'approve',
    mode: 'auction',
    startPriceEur: 10_000,
    buyNowPriceEur: null,
    settings: defaultMarketSettings,
    secrets: { targetPriceEur: 23_457 },
  })
  send({ kind: 'clock' }, during - 1, { type: 'start' })
  send(dealer(1), during, bid(10_000))
  send(dealer(2), during + 1, bid(9))
  send(dealer(1), during + 2, limit(17_891))
  send(dealer(2), during + 3, bid(12_000))
  for (;;) {
    const due = dueCommand(state, endsAt)
    if (due === null) break
    const applied = applyEvents(state, decide(state, due, noFacts).events, sha256)
    state = applied.state
    entries.push(...applied.entries)
    log.push(...applied.log)
  }
  return { state, entries, log }
}

const { state, entries } = played()

describe('the public journal (rules 9)', () => {
  test('it runs gapless from release to result, each entry over its predecessor’s hash (rules 9)', () => {
    expect(entries.map((entry) => [entry.sequence, entry.kind])).toEqual([
      [1, 'released'],
      [2, 'bid'],
      [3, 'agent'],
      [4, 'bid'],
      [5, 'bid'],
      [6, 'result'],
    ])
    expect(entries[0]?.previousHash).toBe(emptyJournalHash)
    expect([state.sequence, state.headHash]).toEqual([6, entries.at(-1)?.hash])
    expect(checkedChain({ entries, receipts: [], sha256 })).toEqual({ isIntact: true })
  })

  test('bids stand in it by pseudonym, with price, cause and light (rules 9)', () => {
    expect(entries[4]?.payload).toEqual({
      pseudonym: 1,
      amountEur: 12_100,
      cause: 'agent',
      light: 'red',
    })
    expect(entries[5]?.payload).toMatchObject({ outcome: 'renegotiation', priceEur: 12_100 })
  })

  test('secrets stand in it as commitments that can be opened later (rules 9)', () => {
    const text = JSON.stringify(entries)
    expect(text).not.toMatch(/23457|17891|merchantId/)
    const { secrets, auctionId } = state
    const target = { auctionId, targetPriceEur: 23_457, salt: secrets.targetSalt ?? '' }
    expect(entries[0]?.payload.targetCommitment).toBe(targetCommitment(target, sha256))
    const agent = { auctionId, pseudonym: 1, limitEur: 17_891, salt: '33'.repeat(32) }
    expect(entries[2]?.payload.limitCommitment).toBe(limitCommitment(agent, sha256))
  })

  test('a changed amount, a removed entry and a lost receipt are named by their entry (rules 9)', () => {
    const forged = entries.map((entry) =>
      entry.sequence === 4 ? { ...entry, payload: { ...entry.payload, amountEur: 1 } } : entry,
    )
    expect(checkedChain({ entries: forged, receipts: [], sha256 })).toMatchObject({
      wrongSequence: 4,
      reason: 'changed',
    })
    const cut = entries.filter((entry) => entry.sequence !== 3)
    expect(checkedChain({ entries: cut, receipts: [], sha256 })).toMatchObject({
      wrongSequence: 3,
      reason: 'removed',
    })
    const receipts = [{ sequence: 5, headHash: 'f'.repeat(64) }]
    expect(checkedChain({ entries, receipts, sha256 })).toMatchObject({
      wrongSequence: 5,
      reason: 'receipt',
    })
  })

  test('the entry that was changed is named, not the one after it (rules 9)', () => {
    const withChecksum = (entry: JournalEntry) => ({ ...entry, hash: sha256(entryText(entry)) })
    const changedAt = (sequence: number, change: Partial<JournalEntry>) =>
      entries.map((entry) =>
        entry.sequence === sequence ? withChecksum({ ...entry, ...change }) : entry,
      )
    const check = (forged: readonly JournalEntry[]) =>
      checkedChain({ entries: forged, receipts: [], sha256 })
    const payload = { ...entries[1]?.payload, amountEur: 10_500 }
    expect(check(changedAt(2, { payload }))).toMatchObject({ wrongSequence: 2, reason: 'changed' })
    const previousHash = 'f'.repeat(64)
    for (const sequence of [1, 4]) {
      const found = { wrongSequence: sequence, reason: 'changed' }
      expect(check(changedAt(sequence, { previousHash }))).toMatchObject(found)
    }
  })

  test('a removed entry is called that, also where the rest was numbered anew (rules 9)', () => {
    const check = (forged: readonly JournalEntry[]) =>
      checkedChain({ entries: forged, receipts: [], sha256 })
    const rest = entries.filter(({ sequence }) => sequence !== 3)
    const renumbered = rest.map((entry, index) => ({ ...entry, sequence: index + 1 }))
    const removed = { wrongSequence: 3, reason: 'removed' }
    expect([check(rest), check(renumbered)]).toMatchObject([removed, removed])
    expect(check(entries.slice(1))).toMatchObject({ wrongSequence: 1, reason: 'removed' })
    const [first, second, third] = entries
    if (!first || !second || !third) throw new Error('The sample has these entries.')
    expect(check([first, second, second, third])).toMatchObject({
      wrongSequence: 3,
      reason: 'repeated',
    })
  })

  test('canonical JSON sorts its keys and takes whole numbers only (rules 9)', () => {
    expect(canonicalJson({ b: [1, null], a: { d: 'x"', c: true } })).toBe(
      '{"a":{"c":true,"d":"x\\""},"b":[1,null]}',
    )
    expect(() => canonicalJson(0.5)).toThrow('whole numbers')
  })

  test('replaying the private log gives the stored state (rules 9)', () => {
    const { log } = played()
    const start = newAuction({
      auctionId: 7,
      entityId: 70,
      ownerCustomerId: 1,
      ownerMerchantId: null,
      at: 0,
    })
    const replayed = (log as { event: Parameters<typeof evolve>[1] }[]).reduce<AuctionState>(
      (current, entry) => evolve(current, entry.event),
      start,
    )
    expect({ ...replayed, headHash: state.headHash }).toEqual(state)
    expect(log).toHaveLength(state.version)
  })

  test('a sequence told with a bid is the sequence of its entry (rules 4 and 9)', () => {
    const decision = tried(runningAuction(), dealer(1), during, bid(10_000))
    const applied = applyEvents(runningAuction(), decision.events, sha256)
    const [event] = decision.events
    expect(event?.type === 'bid_placed' && event.sequence).toBe(applied.entries[0]?.sequence)
    expect(applied.state.highest?.sequence).toBe(applied.state.sequence)
  })
})
