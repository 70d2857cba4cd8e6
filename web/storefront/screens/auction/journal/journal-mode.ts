import type { JournalAnswer } from '#contract/journal.ts'
import type { AuctionMode } from '#domain/auction/core/state.ts'

/** The release, the journal's first entry, says which figure the owner's secret is. */
export function journalMode(journal: JournalAnswer): AuctionMode {
  return journal.entries[0]?.payload.mode === 'offer_collection' ? 'offer_collection' : 'auction'
}
