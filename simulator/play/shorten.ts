import type { DatabaseServer } from '../stage/run-database.ts'
import { type RunResult, runSeed } from './run-seed.ts'
import type { Step } from './step.ts'

/** Enough to bring some hundred steps down to some ten; each try is a whole run. */
const triesLimit = 60

/**
 * The same failure with fewer steps: leaves out halves, quarters, single ones, as long as a run
 * without them still fails alike.
 */
export async function shortened(server: DatabaseServer, failed: RunResult): Promise<RunResult> {
  let best = failed
  let tries = 0
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.steps.length && tries < triesLimit; ) {
      const script = without(best.steps, start, size)
      tries += 1
      const found = await runSeed({ ...failed, server, script })
      if (found.failure !== null && found.failure.kind === failed.failure?.kind) best = found
      else start += size
    }
  }
  return best
}

function without(steps: readonly Step[], start: number, size: number): readonly Step[] {
  return [...steps.slice(0, start), ...steps.slice(start + size)]
}
