import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { journalFile, journalOfFile } from '#contract/journal.ts'
import { journalCalendar } from '#domain/auction/house/journal/verify/calendar.ts'
import { checkedJournal } from '#domain/auction/house/journal/verify/check-journal.ts'
import type { Receipt } from '#domain/auction/house/journal/verify-chain.ts'
import { isWhatItSays, journalReport } from './verify-auction/journal-report.ts'
import { plainText } from './verify-auction/plain-text.ts'

/**
 * `npm run verify-auction -- <file> [sequence:hash …]`: checks a downloaded journal without the
 * market (rules 9). Receipts are what a bid's answer or the mail after the end gave to keep. Ends
 * with 0 when every entry follows from the rules, with 1 when one does not, with 2 when it cannot
 * be read.
 */

const usage = `npm run verify-auction -- <journal.json> [sequence:hash …]

  journal.json    downloaded from the auction's journal page
  sequence:hash   a receipt: number and checksum of an entry that you were told`

/** Some editors begin a file with it. */
const byteOrderMark = /^\uFEFF/

const [path, ...rest] = process.argv.slice(2)
if (path === undefined || path === '--help') leave(usage, path === undefined ? 2 : 0)

const file = readFile(path)
const journal = journalOfFile(file)
const receipts = rest.map(receiptOf)
const check = checkedJournal({
  ...journal,
  receipts,
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  calendar: journalCalendar,
})
const { entries } = journal
const { auctionId, headHash } = file
console.log(journalReport({ entries, auctionId, headHash, receipts, check }))
process.exitCode = check.fault === null && isWhatItSays({ entries, auctionId, headHash }) ? 0 : 1

function readFile(place: string) {
  try {
    // npm runs a script in the project; the file lies where its caller stands.
    const text = readFileSync(resolve(process.env.INIT_CWD ?? '', place), 'utf8')
    const read = journalFile.safeParse(JSON.parse(text.replace(byteOrderMark, '')))
    if (read.success) return read.data
    const parts = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].filter(Boolean)
    const where = parts.length === 0 ? '' : `: look at ${parts.slice(0, 5).join(', ')}`
    return leave(plainText(`${place} is no journal of an auction${where}.`), 2)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return leave(plainText(`${place} cannot be read: ${why}`), 2)
  }
}

function receiptOf(text: string): Receipt {
  const match = /^([1-9]\d*):([0-9a-f]{64})$/i.exec(text)
  if (match === null)
    return leave(`"${text}" is no receipt. It looks like 12:9f86d0818… (64 digits).`, 2)
  return { sequence: Number(match[1]), headHash: (match[2] ?? '').toLowerCase() }
}

function leave(text: string, exitCode: number): never {
  console.error(text)
  process.exit(exitCode)
}
