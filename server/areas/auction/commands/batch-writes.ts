import type { AuctionCommand } from '#domain/auction/core/commands.ts'
import type { Commitments } from '#domain/auction/core/company/company-person.ts'
import type { AuctionEvent } from '#domain/auction/core/events.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import type { AuctionNotification } from '#domain/auction/house/notifications/auction-notification.ts'
import type { Instant } from '#domain/calendar/instant.ts'

/** What a batch leaves to be written, table by table. */

export type RecordedEvent = {
  readonly auctionId: number
  readonly version: number
  readonly event: AuctionEvent
}

export type RecordedEntry = { readonly auctionId: number; readonly entry: JournalEntry }

export type RecordedCommand = {
  readonly auctionId: number
  readonly command: AuctionCommand
  readonly refusalCode: string | null
  readonly versionBefore: number
  readonly versionAfter: number
}

export type RecordedKey = {
  readonly auctionId: number
  readonly customerId: number
  readonly idempotencyKey: string
  readonly fingerprint: Buffer
}

/** Notifications that follow from one command; `version` makes their causes unique. */
export type RecordedNotifications = {
  readonly auctionId: number
  readonly version: number
  /** When it happened: of a deadline its own instant, however late the clock acts on it. */
  readonly at: number
  readonly notifications: readonly AuctionNotification[]
}

/** What a company's person did, for the company's own log (rules 1). */
export type RecordedStep = {
  readonly customerId: number
  readonly personId: number
  readonly at: Instant
  readonly action: string
  readonly auctionId: number
  readonly amountEur: number | null
}

/** To what a company's person has bound it today, with what this batch adds. */
export type RecordedCommitments = {
  readonly personId: number
  readonly committed: Commitments
}

export type ChangedAuction = {
  readonly before: AuctionState
  readonly after: AuctionState
  readonly dueAt: Instant | null
  /** Names this state from now on. */
  readonly revision: string
}

export type BatchWrites = {
  readonly auctions: readonly ChangedAuction[]
  readonly events: readonly RecordedEvent[]
  readonly entries: readonly RecordedEntry[]
  readonly commands: readonly RecordedCommand[]
  readonly keys: readonly RecordedKey[]
  readonly notifications: readonly RecordedNotifications[]
  readonly steps: readonly RecordedStep[]
  readonly commitments: readonly RecordedCommitments[]
}
