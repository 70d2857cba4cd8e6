import { journalFile, journalOfFile } from '#contract/journal.ts'
import type { Sha256 } from '#domain/auction/house/journal/commitments.ts'
import { journalCalendar } from '#domain/auction/house/journal/verify/calendar.ts'
import { checkedJournal } from '#domain/auction/house/journal/verify/check-journal.ts'
import type { Receipt } from '#domain/auction/house/journal/verify-chain.ts'
import { isWhatItSays, journalReport } from './journal-report.ts'
import { chosenLocale, type JournalTexts, journalTexts } from './journal-texts.ts'
import { plainText } from './plain-text.ts'

/** What the program was called with, and how it reads a file. */
export type Call = {
  readonly file: string | undefined
  readonly receipts: readonly string[]
  readonly isHelp: boolean
  /** A locale of the market; an unknown one counts as none. */
  readonly language: string | undefined
  /** The terminal's language setting, such as `pl_PL.UTF-8`. */
  readonly terminal: string | undefined
  readonly read: (file: string) => string
  readonly sha256: Sha256
}

export type Answer = {
  readonly exitCode: 0 | 1 | 2
  readonly output: string
  readonly error: string
}

/** Some editors begin a file with it. */
const byteOrderMark = /^\uFEFF/

/** The whole program but for the terminal (rules 9). */
export function verifyText(call: Call): Answer {
  const texts = journalTexts(chosenLocale(call.language, call.terminal))
  const usage = [texts.say('usage'), texts.say('usageFile'), texts.say('usageReceipt')].join('\n')
  if (call.isHelp) return { exitCode: 0, output: usage, error: '' }
  if (call.file === undefined) return unusable(usage)
  const receipts: Receipt[] = []
  for (const text of call.receipts) {
    const receipt = receiptOf(text)
    if (receipt === null) return unusable(texts.say('noReceipt', { text }))
    receipts.push(receipt)
  }
  const read = readJournal(texts, call.file, call.read)
  return 'fault' in read ? unusable(read.fault) : verdict(texts, read.file, receipts, call.sha256)
}

function verdict(
  texts: JournalTexts,
  file: ReturnType<typeof journalFile.parse>,
  receipts: readonly Receipt[],
  sha256: Sha256,
): Answer {
  const journal = journalOfFile(file)
  const check = checkedJournal({ ...journal, receipts, sha256, calendar: journalCalendar })
  const { entries } = journal
  const { auctionId, headHash } = file
  const isRight = check.fault === null && isWhatItSays({ entries, auctionId, headHash })
  return {
    exitCode: isRight ? 0 : 1,
    output: journalReport(texts, { entries, auctionId, headHash, receipts, check }),
    error: '',
  }
}

function readJournal(
  { say }: JournalTexts,
  file: string,
  read: Call['read'],
): { readonly file: ReturnType<typeof journalFile.parse> } | { readonly fault: string } {
  try {
    const parsed = journalFile.safeParse(JSON.parse(read(file).replace(byteOrderMark, '')))
    if (parsed.success) return { file: parsed.data }
    const places = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
    const known = places.filter((place) => place !== '').slice(0, 5)
    const where = known.length === 0 ? [] : [say('lookAt', { places: known.join(', ') })]
    return { fault: [say('noJournal', { file }), ...where].join(' ') }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { fault: say('unreadable', { file, reason }) }
  }
}

function receiptOf(text: string): Receipt | null {
  const match = /^([1-9]\d*):([0-9a-f]{64})$/i.exec(text)
  if (match === null) return null
  return { sequence: Number(match[1]), headHash: (match[2] ?? '').toLowerCase() }
}

function unusable(error: string): Answer {
  return { exitCode: 2, output: '', error: error.split('\n').map(plainText).join('\n') }
}
