import { emptyJournalHash } from '../../core/new-auction.ts'
import { isCanonical } from './canonical-json.ts'
import type { Sha256 } from './commitments.ts'
import { entryText, type JournalEntry } from './journal.ts'

/** What a bid's answer or the final mail gave somebody to keep: it must stand in the chain. */
export type Receipt = { readonly sequence: number; readonly headHash: string }

/** What was done to a chain that does not fit in itself, or to one that a receipt contradicts. */
export type ChainFaultCode = 'removed' | 'reordered' | 'repeated' | 'changed' | 'receipt'

export type ChainCheck =
  | { readonly isIntact: true }
  | {
      readonly isIntact: false
      /** The entry that was changed, removed, or does not belong where it stands. */
      readonly wrongSequence: number
      readonly reason: ChainFaultCode
    }

type Journal = {
  readonly entries: readonly JournalEntry[]
  readonly receipts: readonly Receipt[]
  readonly sha256: Sha256
}

/** How far entries are looked for that were numbered anew after others were removed. */
const renumberedBy = 50

/** Names the first wrong entry of a journal, or a receipt the journal does not keep (rules 9). */
export function checkedChain(journal: Journal): ChainCheck {
  for (const [index, entry] of journal.entries.entries()) {
    const fault = faultAt(journal, index, entry)
    if (fault !== null) return { isIntact: false, ...fault }
  }
  for (const receipt of journal.receipts) {
    const kept = journal.entries[receipt.sequence - 1]?.hash
    if (kept !== receipt.headHash) {
      return { isIntact: false, wrongSequence: receipt.sequence, reason: 'receipt' }
    }
  }
  return { isIntact: true }
}

type ChainFault = { readonly wrongSequence: number; readonly reason: ChainFaultCode }

function faultAt(journal: Journal, index: number, entry: JournalEntry): ChainFault | null {
  const wrongSequence = index + 1
  if (entry.sequence > wrongSequence) {
    const isElsewhere = journal.entries.some(({ sequence }) => sequence === wrongSequence)
    return { wrongSequence, reason: isElsewhere ? 'reordered' : 'removed' }
  }
  if (entry.sequence < wrongSequence) return { wrongSequence, reason: 'repeated' }
  if (!isHashed(entry, journal.sha256)) {
    const isRenumbered = originalSequence(entry, journal.sha256) !== null
    return { wrongSequence, reason: isRenumbered ? 'removed' : 'changed' }
  }
  const before = journal.entries[index - 1]
  if (entry.previousHash === (before?.hash ?? emptyJournalHash)) return null
  // Either this entry was changed or the one before it, each with a checksum made to fit. The entry
  // behind knows which: it names the checksum that this one had.
  const behind = journal.entries[index + 1]
  const isItself = behind !== undefined && behind.previousHash !== entry.hash
  if (isItself) return { wrongSequence, reason: 'changed' }
  return before === undefined
    ? { wrongSequence, reason: 'removed' }
    : { wrongSequence: index, reason: 'changed' }
}

function isHashed(entry: JournalEntry, sha256: Sha256): boolean {
  // Of a fraction, which only a file can hold, there is no text to take a checksum of.
  return isCanonical(entry.payload) && sha256(entryText(entry)) === entry.hash
}

/** The number an entry had before others in front of it were removed; null where it had none. */
function originalSequence(entry: JournalEntry, sha256: Sha256): number | null {
  for (let by = 1; by <= renumberedBy; by += 1) {
    const sequence = entry.sequence + by
    if (isHashed({ ...entry, sequence }, sha256)) return sequence
  }
  return null
}
