import type { Difference } from '../checks/compare-view.ts'

/** Server and model answered differently, or an invariant broke. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly differences: readonly Difference[]
  readonly auction: string | null

  constructor(
    what: string,
    found: { auction: string | null; differences?: readonly Difference[] },
  ) {
    super(what)
    this.auction = found.auction
    this.differences = found.differences ?? []
  }

  /** What kind of failure it is, without the figures: a shorter run must fail alike. */
  kind(): string {
    const [first] = this.differences
    return first ? `${this.message}: ${first.what.replace(/^.* sees /, '')}` : this.message
  }
}
