import type { AuctionCommand } from '#domain/auction/core/commands.ts'
import {
  type Commitments,
  commitmentEur,
  withCommitment,
} from '#domain/auction/core/company/company-person.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import type { RecordedCommitments, RecordedStep } from './batch-writes.ts'
import type { MarketRequest } from './market-request.ts'

/**
 * A company's people within one batch (rules 1): what one command bound counts for the next, and both are written with the
 * batch. The rows are locked since they were read, so of two processes only one adds at a time.
 */
export class PeopleOfBatch {
  readonly #committed = new Map<number, Commitments>()
  readonly #steps: RecordedStep[] = []

  /** The viewer with what this batch has bound so far. */
  asOfNow({ personId }: Pick<MarketRequest, 'personId'>, viewer: Viewer): Viewer {
    if (personId === undefined || viewer.kind !== 'merchant' || !viewer.facts.person) return viewer
    const committed = this.#committed.get(personId)
    if (!committed) return viewer
    return { ...viewer, facts: { ...viewer.facts, person: { ...viewer.facts.person, committed } } }
  }

  note(
    { personId }: Pick<MarketRequest, 'personId'>,
    done: {
      readonly state: AuctionState
      readonly command: AuctionCommand
      readonly viewer: Viewer
    },
  ): void {
    const { state, command, viewer } = done
    if (personId === undefined || viewer.kind !== 'merchant') return
    const { auctionId } = state
    const { at, type: action } = command
    const amountEur = commitmentEur(state, command)
    const { customerId } = viewer
    this.#steps.push({ customerId, personId, at, action, auctionId, amountEur })
    const { person } = viewer.facts
    if (amountEur === null || person === undefined || personId === customerId) return
    this.#committed.set(personId, withCommitment(person.committed, { auctionId, amountEur, at }))
  }

  writes(): {
    readonly steps: readonly RecordedStep[]
    readonly commitments: readonly RecordedCommitments[]
  } {
    const commitments = [...this.#committed].map(([personId, committed]) => ({
      personId,
      committed,
    }))
    return { steps: this.#steps, commitments }
  }
}
