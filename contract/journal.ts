import { z } from 'zod'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import type { LimitOpening, TargetOpening } from '#domain/auction/house/journal/openings.ts'
import { faultCodes, openPoints } from '#domain/auction/house/journal/verify/verdict.ts'
import { wireInstant } from './wire.ts'

/**
 * The public bidding journal as a call answers it and as a file keeps it (rules 9): entries with
 * their hashes, and what of the commitments this reader is opened after the end.
 */

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const payloadValue: z.ZodType<JournalEntry['payload'][string]> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(payloadValue),
    z.record(z.string(), payloadValue),
  ]),
)

export const journalFile = z.object({
  auctionId: z.int(),
  headHash: z.string(),
  entries: z.array(
    z.object({
      sequence: z.int(),
      previousHash: hash,
      hash,
      kind: z.string(),
      payload: z.record(z.string(), payloadValue),
      at: wireInstant,
    }),
  ),
  /** Nothing before the end. */
  openings: z.object({
    limits: z.array(
      z.object({
        /** The entry whose commitment it opens. */
        sequence: z.int(),
        pseudonym: z.int(),
        limitEur: z.int(),
        salt: z.string(),
      }),
    ),
    target: z
      .object({
        targetPriceEur: z.int(),
        targetSalt: z.string(),
        yellowFromPercent: z.int(),
        yellowSalt: z.string(),
      })
      .nullable(),
  }),
})
export type JournalFile = z.infer<typeof journalFile>

/** The file, and what the check of it says to this reader. */
export const journalAnswer = journalFile.extend({
  check: z.object({
    isEnded: z.boolean(),
    fault: z.object({ sequence: z.int(), code: z.enum(faultCodes) }).nullable(),
    entries: z.array(
      z.object({
        sequence: z.int(),
        verdict: z.enum(['proved', 'consistent']),
        open: z.array(z.enum(openPoints)),
      }),
    ),
  }),
})
export type JournalAnswer = z.infer<typeof journalAnswer>

/** A journal for the domain's check, from a call or a file. */
export function journalOfFile(file: JournalFile): {
  readonly entries: readonly JournalEntry[]
  readonly limits: readonly LimitOpening[]
  readonly target: TargetOpening | null
} {
  const { limits, target } = file.openings
  const entries = file.entries.map(
    (entry) => ({ ...entry, at: Date.parse(entry.at) }) as JournalEntry, // An unknown kind is found by the check.
  )
  return { entries, limits, target }
}
