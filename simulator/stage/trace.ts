import { createHash } from 'node:crypto'

/** What a run did, as one hash: two runs of a seed are the same run exactly if it is equal. */
export class Trace {
  readonly #hash = createHash('sha256')
  count = 0

  note(line: string): void {
    if (process.env.SIMULATOR_TRACE) console.error(line)
    this.count += 1
    this.#hash.update(`${line}\n`)
  }

  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }
}
