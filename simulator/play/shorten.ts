import type { DatabaseServer } from '../stage/run-database.ts'
import type { Beat } from './beat.ts'
import { type RunResult, runSeed } from './run-seed.ts'

/** Enough to bring some hundred beats down to some ten; each try is a whole run. */
const triesLimit = 60

/**
 * The same failure with fewer beats: leaves out halves, quarters, single ones, as long as a run
 * without them still fails alike.
 */
export async function shortened(server: DatabaseServer, failed: RunResult): Promise<RunResult> {
  let best = failed
  let tries = 0
  for (let size = Math.ceil(best.beats.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.beats.length && tries < triesLimit; ) {
      const script = without(best.beats, start, size)
      tries += 1
      const found = await runSeed({ ...failed, server, script })
      if (found.failure !== null && found.failure.kind === failed.failure?.kind) best = found
      else start += size
    }
  }
  return best
}

function without(beats: readonly Beat[], start: number, size: number): readonly Beat[] {
  return [...beats.slice(0, start), ...beats.slice(start + size)]
}
