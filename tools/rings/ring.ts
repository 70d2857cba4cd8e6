/** One ring of the whole check: what it is called, how it runs, how many of its parts passed. */
export type RingResult = {
  readonly passed: number
  readonly failed: number
  /** What a reader needs to repair the failures; empty when there are none. */
  readonly report: string
}

export type Ring = {
  readonly name: string
  run(): Promise<RingResult>
}

/** Joins the results of parts that each count for themselves. */
export function sumResults(results: readonly RingResult[]): RingResult {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    report: results
      .map(({ report }) => report)
      .filter((report) => report !== '')
      .join('\n'),
  }
}
