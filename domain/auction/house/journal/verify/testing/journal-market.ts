import type { Actor } from '../../../../core/actor.ts'
import type { CommandBody } from '../../../../core/commands.ts'
import type { AuctionEvent, EventOf } from '../../../../core/events.ts'
import { type Facts, noFacts } from '../../../../core/facts.ts'
import type { AuctionState } from '../../../../core/state.ts'
import {
  acceptedDealer,
  editingAuction,
  goodFacts,
  releaseOf,
  type SampleTerms,
  tried,
} from '../../../../testing/sample-auction.ts'
import { decide } from '../../../decide.ts'
import { dueCommand } from '../../../due.ts'
import type { Viewer } from '../../../views/viewer.ts'
import type { Sha256 } from '../../commitments.ts'
import { applyEvents, entryText, type JournalEntry } from '../../journal.ts'
import { openedLimits, openedTarget } from '../../openings.ts'
import { journalCalendar } from '../calendar.ts'
import { checkedJournal } from '../check-journal.ts'
import type { JournalCheck } from '../verdict.ts'

/** A market that keeps its journal, real hashes and all, and what each viewer is opened of it. */

export class JournalMarket {
  state: AuctionState
  readonly entries: JournalEntry[] = []
  readonly log: AuctionEvent[] = []
  readonly #sha256: Sha256

  constructor(sha256: Sha256, terms: SampleTerms = {}) {
    this.#sha256 = sha256
    this.state = editingAuction()
    for (const [actor, at, body] of releaseOf(terms)) this.send(actor, at, body)
  }

  /** Whether it was accepted. */
  send(actor: Actor, at: number, body: CommandBody): boolean {
    this.until(at)
    const facts: Facts = { ...goodFacts, biddingLog: this.log }
    return this.#keep(tried(this.state, actor, at, body, facts))
  }

  until(at: number): void {
    for (;;) {
      const due = dueCommand(this.state, at)
      if (due === null) return
      this.#keep(decide(this.state, due, noFacts))
    }
  }

  #keep(decision: ReturnType<typeof decide>): boolean {
    const applied = applyEvents(this.state, decision.events, this.#sha256)
    this.state = applied.state
    this.entries.push(...applied.entries)
    this.log.push(...decision.events)
    return decision.isAccepted
  }

  openedTo(who: 'owner' | number) {
    const viewer: Viewer =
      who === 'owner'
        ? { kind: 'customer', customerId: 1 }
        : {
            kind: 'merchant',
            customerId: 1_000 + who,
            merchantId: who,
            facts: acceptedDealer,
            openQuestionEntityIds: [],
          }
    const agents = this.log.filter(
      (event): event is EventOf<'agent_set'> => event.type === 'agent_set',
    )
    const bids = this.log.filter(
      (event): event is EventOf<'bid_placed'> => event.type === 'bid_placed',
    )
    return {
      limits: openedLimits(this.state, { viewer, agents, bids }),
      target: openedTarget(this.state, viewer),
    }
  }
}

type Opened = ReturnType<JournalMarket['openedTo']>
type Payload = Readonly<Record<string, string | number | boolean | null>>

/** The hash function comes from the test: the domain has none of its own. */
export function journalTools(sha256: Sha256) {
  /** Somebody who may write the whole chain anew: numbers and hashes fit again afterwards. */
  const rewritten = (
    entries: readonly JournalEntry[],
    change: (entries: JournalEntry[]) => readonly JournalEntry[],
  ): readonly JournalEntry[] => {
    let previousHash = '0'.repeat(64)
    return change([...entries]).map((entry, index) => {
      const draft = { ...entry, sequence: index + 1, previousHash }
      const hash = sha256(entryText(draft))
      previousHash = hash
      return { ...draft, hash }
    })
  }
  return {
    open: (terms: SampleTerms = {}) => new JournalMarket(sha256, terms),
    check: (
      journal: Partial<Opened> & {
        readonly entries: readonly JournalEntry[]
        readonly receipts?: readonly { readonly sequence: number; readonly headHash: string }[]
      },
    ): JournalCheck =>
      checkedJournal({
        limits: [],
        target: null,
        receipts: [],
        ...journal,
        sha256,
        calendar: journalCalendar,
      }),
    rewritten,
    /** The same journal with other figures in one entry. */
    withPayload: (entries: readonly JournalEntry[], sequence: number, payload: Payload) =>
      rewritten(entries, (all) =>
        all.map((entry) =>
          entry.sequence === sequence
            ? { ...entry, payload: { ...entry.payload, ...payload } }
            : entry,
        ),
      ),
  }
}
