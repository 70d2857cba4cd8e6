import { emptyJournalHash } from '../../core/new-auction.ts'
import { isCanonical } from './canonical-json.ts'
import type { Sha256 } from './commitments.ts'
import { entryText, type JournalEntry } from './journal.ts'

/** What a bid's answer or the final mail gave somebody to keep: it must stand in the chain. */
export type Receipt = { readonly sequence: number; readonly headHash: string }

export type ChainCheck =
  | { readonly isIntact: true }
  | {
      readonly isIntact: false
      readonly wrongSequence: number
      readonly reason: 'gap' | 'previous_hash' | 'hash' | 'receipt'
    }

function isHashed(entry: JournalEntry, sha256: Sha256): boolean {
  // Of a fraction, which only a file can hold, there is no text to take a checksum of.
  return isCanonical(entry.payload) && sha256(entryText(entry)) === entry.hash
}

/** Names the first wrong entry of a journal, or a receipt the journal does not keep (rules 9). */
export function checkedChain(journal: {
  readonly entries: readonly JournalEntry[]
  readonly receipts: readonly Receipt[]
  readonly sha256: Sha256
}): ChainCheck {
  let previousHash = emptyJournalHash
  let sequence = 0
  for (const entry of journal.entries) {
    sequence += 1
    const wrong = (reason: 'gap' | 'previous_hash' | 'hash'): ChainCheck => ({
      isIntact: false,
      wrongSequence: sequence,
      reason,
    })
    if (entry.sequence !== sequence) return wrong('gap')
    if (entry.previousHash !== previousHash) return wrong('previous_hash')
    if (!isHashed(entry, journal.sha256)) return wrong('hash')
    previousHash = entry.hash
  }
  for (const receipt of journal.receipts) {
    const kept = journal.entries[receipt.sequence - 1]?.hash
    if (kept !== receipt.headHash) {
      return { isIntact: false, wrongSequence: receipt.sequence, reason: 'receipt' }
    }
  }
  return { isIntact: true }
}
