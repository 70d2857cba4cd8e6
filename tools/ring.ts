/** One ring of the whole check: what it is called, how it runs, how many of its parts passed. */
export type RingResult = {
  readonly passed: number
  readonly failed: number
  /** What a reader needs to repair the failures; empty when there are none. */
  readonly report: string
  /** How long each test file took; absent where a ring has none. */
  readonly files?: readonly TestFileTime[]
}

export type TestFileTime = { readonly name: string; readonly seconds: number }

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
    files: results.flatMap(({ files }) => files ?? []),
  }
}

/** The files that took longest, the slowest first, as lines to print. */
export function describeSlowest(files: readonly TestFileTime[], count: number): string {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    .join('\n')
}

/** How long a whole run took, and aloud where that is more than it should. */
export function describeDuration(seconds: number, budgetSeconds: number): string {
  const minutes = (seconds / 60).toFixed(1)
  if (seconds <= budgetSeconds) return `${minutes} minutes`
  const budget = (budgetSeconds / 60).toFixed(0)
  return `TOO LONG: ${minutes} minutes where ${budget} are wanted on two quiet cores (docs/decisions/0116-ten-minutes-of-tests.md)`
}
