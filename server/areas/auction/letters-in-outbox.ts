import type { OutboxEntry, OutboxRow } from '../../platform/outbox/outbox.ts'
import type { RecordedLetters } from './commands/batch-writes.ts'

/** The letters of a batch in the outbox: a row per auction, however many of its commands have some. */

/**
 * Older builds wrote a row per command, under a topic of its own: one that still runs beside this one
 * leaves these rows to it.
 */
export const lettersTopic = 'letters-of-auction'
export const readTopics = [lettersTopic, 'auction-letters']

type LettersOfCommand = Omit<RecordedLetters, 'auctionId'>

/** In the order of the commands. */
export function rowsOfLetters(letters: readonly RecordedLetters[]): readonly OutboxEntry[] {
  const byAuction = Map.groupBy(letters, ({ auctionId }) => auctionId)
  return [...byAuction].map(([subjectId, ofAuction]) => ({
    subjectId,
    facts: {
      commands: ofAuction.map(({ version, letters }): LettersOfCommand => ({ version, letters })),
    },
  }))
}

/** What `rowsOfLetters` has written, or an older build. */
export function lettersOfRow({ subjectId, facts }: OutboxRow): readonly RecordedLetters[] {
  const written = facts as { readonly commands: readonly LettersOfCommand[] } | LettersOfCommand
  const commands = 'commands' in written ? written.commands : [written]
  return commands.map((command) => ({ auctionId: subjectId, ...command }))
}
