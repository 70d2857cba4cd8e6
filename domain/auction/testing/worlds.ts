import type { Refusal } from '../../refusal/refusal.ts'
import type { Actor } from '../core/actor.ts'
import type { CommandBody } from '../core/commands.ts'
import type { AuctionEvent } from '../core/events.ts'
import { type Facts, noFacts } from '../core/facts.ts'
import type { AuctionState } from '../core/state.ts'
import { decide } from '../house/decide.ts'
import { dueCommand } from '../house/due.ts'
import { applyEvents, type JournalEntry } from '../house/journal/journal.ts'
import { readsJournal } from '../house/journal/journal-readers.ts'
import type { AuctionNotification } from '../house/notifications/auction-notification.ts'
import { notificationsFor } from '../house/notifications/notifications-for.ts'
import { bidRecords } from '../house/views/bid-records.ts'
import type { Viewer } from '../house/views/viewer.ts'
import { auctionView } from '../house/views/views.ts'
import {
  acceptedDealer,
  editingAuction,
  goodFacts,
  releaseOf,
  type SampleTerms,
  sampleHash,
} from './sample-auction.ts'

/**
 * One course of an auction, and all that each viewer was ever told of it: after every command their
 * view, the journal if they may read it, and their notifications. Two courses that differ in a secret
 * alone must tell the same to everybody who may not know it.
 */

export const lookers = ['visitor', 'seller', 'owner', 1, 2, 3, 4] as const
export type Looker = (typeof lookers)[number]
export type WorldStep = readonly [Actor, number, CommandBody] | { readonly until: number }

export class World {
  readonly log: AuctionEvent[] = []
  #state: AuctionState = editingAuction()
  readonly #entries: JournalEntry[] = []
  readonly #notifications: AuctionNotification[] = []
  readonly #answers: { readonly merchantId: number; readonly answer: Refusal | null }[] = []
  #nextLateOfferId = 900
  #now = 0

  constructor(terms: SampleTerms) {
    for (const [actor, at, body] of releaseOf(terms)) this.#send(actor, at, body)
  }

  /** What everybody is told after it; dealers also see the answers to their own commands. */
  after(step: WorldStep): ReadonlyMap<Looker, string> {
    const at = 'until' in step ? step.until : step[1]
    this.#now = at
    this.#until(at)
    if (!('until' in step)) this.#send(...step)
    return new Map(lookers.map((looker) => [looker, this.#shownTo(looker)]))
  }

  #send(actor: Actor, at: number, body: CommandBody): void {
    this.#nextLateOfferId += 1
    const offer = { nextLateOfferId: this.#nextLateOfferId }
    const facts: Facts = { ...goodFacts, ...offer, biddingLog: this.log }
    const decision = decide(this.#state, { actor, at, ...body }, facts)
    this.#keep(decision.events)
    if (actor.kind !== 'merchant') return
    const answer = decision.isAccepted ? null : decision.refusal
    this.#answers.push({ merchantId: actor.merchantId, answer })
  }

  #until(at: number): void {
    for (;;) {
      const due = dueCommand(this.#state, at)
      if (due === null) return
      this.#keep(decide(this.#state, due, noFacts).events)
    }
  }

  #keep(events: readonly AuctionEvent[]): void {
    const before = this.#state
    const applied = applyEvents(before, events, sampleHash)
    this.#state = applied.state
    this.log.push(...events)
    this.#entries.push(...applied.entries)
    this.#notifications.push(...notificationsFor({ before, after: this.#state, events }))
  }

  #shownTo(looker: Looker): string {
    const viewer = viewerOf(looker)
    const look = { viewer, at: this.#now, history: bidRecords(this.log) }
    const view = auctionView(this.#state, look)
    const entries = readsJournal(this.#state, viewer) ? this.#entries : null
    const notifications = this.#notifications.filter((notification) => isTo(notification, looker))
    const answers = this.#answers.filter(({ merchantId }) => merchantId === looker)
    return JSON.stringify({ view, entries, notifications, answers }, withoutSeals, 1)
  }
}

/** A seal says nothing of its figure; what it is the hash of may differ. */
function withoutSeals(name: string, value: unknown): unknown {
  return /hash$|commitment$/i.test(name) ? 'a seal' : value
}

function viewerOf(looker: Looker): Viewer {
  switch (looker) {
    case 'visitor':
      return { kind: 'visitor' }
    case 'seller':
      return { kind: 'customer', customerId: 77 }
    case 'owner':
      return { kind: 'customer', customerId: 1 }
    default: {
      const dealer = { customerId: 1_000 + looker, merchantId: looker }
      return { kind: 'merchant', ...dealer, facts: acceptedDealer, openQuestionEntityIds: [] }
    }
  }
}

function isTo({ to }: AuctionNotification, looker: Looker): boolean {
  switch (to.kind) {
    case 'owner':
      return looker === 'owner'
    case 'merchant':
      return looker === to.merchantId
    // Any dealer may watch.
    case 'watchers':
      return typeof looker === 'number'
  }
}
