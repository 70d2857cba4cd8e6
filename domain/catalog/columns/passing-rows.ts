import type { OptionFilterCode } from '../filters.ts'
import { type Bits, countBits, slotsOf, wordsInUse } from './bits.ts'

/** A set of rows in the forms that counting asks for, each made when it is first asked for. */
export type RowSet = {
  readonly bits: Bits
  readonly count: number
  /** Every listed row is in it: what is counted already need not be counted again. */
  readonly isAll: boolean
  /** The words in which there are any. */
  readonly words: () => Int32Array
  readonly slots: () => Int32Array
  /** All other listed rows, where those are fewer and so sooner counted. */
  readonly others: () => RowSet | undefined
}

/** Which rows pass which filters. */
export type PassingRows = {
  /** Those that pass every filter. */
  readonly all: RowSet
  /** Those that pass every filter but the choice of this one. */
  readonly without: (code: OptionFilterCode) => RowSet
}

/**
 * For the counts beside each filter its own choice is left out: a row counts when it fails no choice,
 * or that one alone. So it is enough to know who fails one choice and who fails two, however many
 * filters there are.
 */
export function combine(rows: {
  readonly listed: { readonly bits: Bits; readonly count: number }
  /** Rows within the ranges and with the words, which are left out of no counts. */
  readonly candidates: Bits
  /** Rows with one of the chosen options, by filter. */
  readonly chosen: ReadonlyMap<OptionFilterCode, Bits>
}): PassingRows {
  const { listed, candidates, chosen } = rows
  const failsOne = new Int32Array(candidates.length)
  const failsTwo = new Int32Array(candidates.length)
  for (const passing of chosen.values()) {
    for (let word = 0; word < candidates.length; word += 1) {
      const fails = ~(passing[word] ?? 0)
      const before = failsOne[word] ?? 0
      failsTwo[word] = (failsTwo[word] ?? 0) | (before & fails)
      failsOne[word] = before | fails
    }
  }
  const passing = candidates.map((word, index) => word & ~(failsOne[index] ?? 0))
  const all = rowSet(passing, listed)
  return {
    all,
    without: (code) => {
      const own = chosen.get(code)
      if (!own) return all
      const bits = new Int32Array(candidates.length)
      for (let word = 0; word < bits.length; word += 1) {
        const failsOther = (failsOne[word] ?? 0) & (own[word] ?? 0)
        bits[word] = (candidates[word] ?? 0) & ~(failsTwo[word] ?? 0) & ~failsOther
      }
      return rowSet(bits, listed)
    },
  }
}

function rowSet(bits: Bits, listed: { readonly bits: Bits; readonly count: number }): RowSet {
  const count = countBits(bits)
  const words = once(() => wordsInUse(bits))
  const slots = once(() => slotsOf(bits, count))
  const others = once(() => {
    if (count * 2 <= listed.count) return undefined
    return rowSet(
      bits.map((word, index) => (listed.bits[index] ?? 0) & ~word),
      listed,
    )
  })
  return { bits, count, isAll: count === listed.count, words, slots, others }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
