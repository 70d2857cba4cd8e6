import { createHmac, randomUUID } from 'node:crypto'
import type { Actor } from '#domain/auction/core/actor.ts'
import type { AuctionCommand } from '#domain/auction/core/commands.ts'
import type { Decision } from '#domain/auction/core/decision.ts'
import type { AuctionEvent } from '#domain/auction/core/events.ts'
import {
  type FactsOf,
  type FactsUnderLock,
  joinFacts,
  needsUnderLock,
  noFacts,
  type RandomInputs,
} from '#domain/auction/core/facts.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { decide } from '#domain/auction/house/decide.ts'
import { dueAt, dueCommand } from '#domain/auction/house/due.ts'
import { applyEvents } from '#domain/auction/house/journal/journal.ts'
import { notificationsFor } from '#domain/auction/house/notifications/notifications-for.ts'
import {
  actorTowards,
  ownersMerchantIds,
  type Viewer,
  waitsForAnswer,
} from '#domain/auction/house/views/viewer.ts'
import { sha256Hex } from '../sha256.ts'
import type {
  BatchWrites,
  RecordedCommand,
  RecordedEntry,
  RecordedEvent,
  RecordedKey,
  RecordedNotifications,
} from './batch-writes.ts'
import type { MarketRequest, Outcome } from './market-request.ts'
import { PeopleOfBatch } from './people-of-batch.ts'

/**
 * Decides a batch in memory: commands in their order, each on the state that the one before left.
 * Nothing here waits; what it needs was loaded under the row locks.
 */

export type LoadedFacts = {
  readonly now: number
  /** Who asks, as they stand under the lock: a customer who is a merchant acts as one. */
  readonly viewerOf: (
    who: { readonly actor: Actor; readonly personId?: number },
    state: AuctionState,
  ) => Viewer
  /** Fingerprints of the keys of this batch that were already used. */
  readonly knownKeys: ReadonlyMap<string, Buffer>
  /** The private log of the auctions whose bids are to be taken out; of no others. */
  readonly biddingLogs: ReadonlyMap<number, readonly AuctionEvent[]>
}

export type DecidingServices = {
  readonly secretsKey: Buffer
  /** Chance for one command; a simulation repeats it from its seed. */
  readonly drawRandomInputs: (request: MarketRequest) => RandomInputs
}

/** A safety against a clock command that would be due again for ever. */
const dueLimit = 50

export class BatchDecider {
  readonly #states: Map<number, AuctionState>
  readonly #before: ReadonlyMap<number, AuctionState>
  readonly #loaded: LoadedFacts
  readonly #keys: Map<string, Buffer>
  readonly #services: DecidingServices
  readonly #events: RecordedEvent[] = []
  readonly #entries: RecordedEntry[] = []
  readonly #commands: RecordedCommand[] = []
  readonly #newKeys: RecordedKey[] = []
  readonly #notifications: RecordedNotifications[] = []
  readonly #people = new PeopleOfBatch()

  constructor(states: readonly AuctionState[], loaded: LoadedFacts, services: DecidingServices) {
    this.#before = new Map(states.map((state) => [state.auctionId, state]))
    this.#states = new Map(this.#before)
    this.#loaded = loaded
    this.#keys = new Map(loaded.knownKeys)
    this.#services = services
  }

  /** Runs whatever is due at an auction, each command at its own instant (rules 3). */
  runDue(auctionId: number): Outcome | null {
    let outcome: Outcome | null = this.#unchanged(auctionId)
    for (let count = 0; outcome && count < dueLimit; count += 1) {
      const command = dueCommand(outcome.state, this.#loaded.now)
      if (!command) return outcome
      outcome = this.#apply(outcome.state, command, noFacts)
    }
    return outcome
  }

  /** Decides one request on the state as it stands now; null when there is no such auction. */
  run(request: MarketRequest): Outcome | null {
    const { auctionId } = request
    const state = (isBeforeDue(request) ? this.#unchanged(auctionId) : this.runDue(auctionId))
      ?.state
    if (!state) return null
    const at = Math.max(this.#loaded.now, state.lastEventAt)
    const viewer = this.#people.asOfNow(request, this.#loaded.viewerOf(request, state))
    const actor = request.actor.kind === 'clock' ? request.actor : actorTowards(viewer)
    const command: AuctionCommand = { ...request.body, actor, at }
    const fingerprint = this.#fingerprint(request)
    const underLock = this.#factsUnderLock(request, { state, viewer, fingerprint })
    const facts = joinFacts(request.body.type, request.facts, underLock)
    const outcome = { ...this.#apply(state, command, facts), viewer }
    if (outcome.decision.isAccepted && !outcome.decision.isRepeat) {
      this.#rememberKey(request, fingerprint)
      this.#people.note(request, { state, command, viewer })
    }
    return outcome
  }

  writes(): BatchWrites {
    const changed = [...this.#states.values()].filter(
      (state) => state !== this.#before.get(state.auctionId),
    )
    return {
      auctions: changed.map((after) => ({
        before: this.#before.get(after.auctionId) ?? after,
        after,
        dueAt: dueAt(after),
        revision: randomUUID(),
      })),
      events: this.#events,
      entries: this.#entries,
      commands: this.#commands,
      keys: this.#newKeys,
      notifications: this.#notifications,
      ...this.#people.writes(),
    }
  }

  #unchanged(auctionId: number): Outcome | null {
    const state = this.#states.get(auctionId)
    if (!state) return null
    const decision: Decision = { isAccepted: true, events: [], isRepeat: false }
    return { decision, state, now: this.#loaded.now }
  }

  #apply<Command extends AuctionCommand>(
    state: AuctionState,
    command: Command,
    facts: FactsOf<Command['type']>,
  ): Outcome {
    const decision = decide(state, command, facts)
    const after = this.#record(state, decision)
    if (decision.events.length > 0) {
      this.#states.set(after.auctionId, after)
      this.#commands.push({
        auctionId: state.auctionId,
        command,
        refusalCode: decision.isAccepted ? null : decision.refusal.code,
        versionBefore: state.version,
        versionAfter: after.version,
      })
      const notifications = notificationsFor({ before: state, after, events: decision.events })
      if (notifications.length > 0) {
        this.#notifications.push({
          auctionId: state.auctionId,
          version: after.version,
          at: command.at,
          notifications,
        })
      }
    }
    return { decision, state: after, now: this.#loaded.now }
  }

  /** Evolves by a decision's events and chains them into the public journal. */
  #record(state: AuctionState, decision: Decision): AuctionState {
    const { auctionId } = state
    const applied = applyEvents(state, decision.events, sha256Hex)
    this.#events.push(...applied.log.map((logged) => ({ auctionId, ...logged })))
    this.#entries.push(...applied.entries.map((entry) => ({ auctionId, entry })))
    return applied.state
  }

  #factsUnderLock(
    request: MarketRequest,
    by: { state: AuctionState; viewer: Viewer; fingerprint: Buffer | null },
  ): FactsUnderLock {
    const { state, viewer, fingerprint } = by
    const { type } = request.body
    return {
      bidder: viewer.kind === 'merchant' ? viewer.facts : null,
      hasOpenQuestion: waitsForAnswer(viewer, state.entityId),
      ownersMerchantIds: ownersMerchantIds(viewer),
      idempotencyKey: this.#keyState(request, fingerprint),
      // Unique within its auction, whose row is locked.
      nextLateOfferId: state.lateOffers.length + 1,
      // Random values cost a system call each; a plain bid needs none.
      ...(needsUnderLock(type, 'randomInputs') && {
        randomInputs: this.#services.drawRandomInputs(request),
      }),
      ...(needsUnderLock(type, 'biddingLog') && {
        biddingLog: this.#biddingLog(request.auctionId),
      }),
    }
  }

  /** What was loaded, and what this very batch has added to it. */
  #biddingLog(auctionId: number): readonly AuctionEvent[] {
    const added = this.#events.flatMap((one) => (one.auctionId === auctionId ? [one.event] : []))
    return [...(this.#loaded.biddingLogs.get(auctionId) ?? []), ...added]
  }

  #keyState(request: MarketRequest, fingerprint: Buffer | null): FactsUnderLock['idempotencyKey'] {
    if (!fingerprint) return 'unknown'
    const known = this.#keys.get(keyName(request))
    if (!known) return 'unknown'
    return known.equals(fingerprint) ? 'same_body' : 'other_body'
  }

  /** Keyed, because a limit is small enough to be guessed from a plain hash (rules 5). */
  #fingerprint(request: MarketRequest): Buffer | null {
    if (request.idempotencyKey === null) return null
    return createHmac('sha256', this.#services.secretsKey)
      .update(JSON.stringify(request.body))
      .digest()
  }

  #rememberKey(request: MarketRequest, fingerprint: Buffer | null): void {
    const { actor, idempotencyKey, auctionId } = request
    if (!fingerprint || idempotencyKey === null || !('customerId' in actor)) return
    this.#keys.set(keyName(request), fingerprint)
    this.#newKeys.push({ auctionId, customerId: actor.customerId, idempotencyKey, fingerprint })
  }
}

/**
 * An end that an outage moves must not be acted on first, nor the end of an auction whose vehicle was
 * sold in another ad: it could sell the vehicle again, which is refused each time.
 */
function isBeforeDue({ actor, body }: MarketRequest): boolean {
  return body.type === 'move_end' || (body.type === 'withdraw' && actor.kind === 'clock')
}

/** One name per auction, customer and key. */
export function keyName(
  request: Pick<MarketRequest, 'auctionId' | 'actor' | 'idempotencyKey'>,
): string {
  const customerId = 'customerId' in request.actor ? request.actor.customerId : 0
  return `${request.auctionId}/${customerId}/${request.idempotencyKey}`
}
