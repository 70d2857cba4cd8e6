import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import type { CheckedEntry, Fault } from '#domain/auction/house/journal/verify/verdict.ts'
import type { JournalTexts } from './journal-texts.ts'
import { plainText } from './plain-text.ts'

/** One entry of the journal in words, with what the check says of it. */
export function entryLine(
  texts: JournalTexts,
  entry: JournalEntry,
  result: {
    readonly checked: CheckedEntry | undefined
    readonly fault: Fault | null
    readonly mode: string
  },
): string {
  const columns = [
    String(entry.sequence).padStart(5),
    instantInWords(texts, entry.at),
    kindOf(texts, entry).padEnd(20),
    contentOf(texts, entry).padEnd(52),
    verdictOf(texts, entry, result),
  ]
  return plainText(columns.join('  ')).trimEnd()
}

/** In Berlin's time, as the market counts; what is no instant stands as it is. */
export function instantInWords({ format }: JournalTexts, at: unknown): string {
  if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime())) return String(at)
  return format.dateTimeWithSeconds(at)
}

export function amountInWords({ format, say }: JournalTexts, amountEur: unknown): string {
  if (amountEur === null) return say('noBid')
  return typeof amountEur === 'number' ? format.money(amountEur) : String(amountEur)
}

export function bidderInWords({ say }: JournalTexts, pseudonym: unknown): string {
  return say('bidder', { number: String(pseudonym) })
}

/** The text of a code, or the code itself where a file names one that does not exist. */
export function codeInWords(texts: JournalTexts['sayCode'], group: string, code: unknown): string {
  const key = `${group}.${String(code)}`
  return texts.has(key) ? texts(key) : String(code)
}

function kindOf({ sayJournal }: JournalTexts, { kind, payload }: JournalEntry): string {
  const isTakenBack = kind === 'voided' && payload.cause !== 'operator'
  return codeInWords(sayJournal, 'journal.kinds', isTakenBack ? 'takenBack' : kind)
}

function contentOf(texts: JournalTexts, { kind, payload }: JournalEntry): string {
  const { say, sayCode, sayJournal } = texts
  const bidder = () => bidderInWords(texts, payload.pseudonym)
  const amount = (amountEur: unknown) => amountInWords(texts, amountEur)
  switch (kind) {
    case 'released':
      return say('release', {
        auction: String(payload.auctionId),
        round: String(payload.round),
        amount: amount(payload.startPriceEur),
      })
    case 'bid':
      return [
        ...[bidder(), amount(payload.amountEur)],
        codeInWords(sayJournal, 'history.causes', payload.cause),
        codeInWords(sayCode, 'light', payload.light),
      ].join(', ')
    case 'agent':
    case 'agent_ended':
      return bidder()
    case 'end_extended':
    case 'end_moved':
      return say('newEnd', { time: instantInWords(texts, payload.endsAt) })
    case 'voided':
      return [
        bidder(),
        say('fromEntry', { number: String(payload.fromSequence) }),
        amount(payload.priceEur),
      ].join(', ')
    case 'defect':
      return say('until', { time: instantInWords(texts, payload.takeBackUntil) })
    case 'result':
      return [
        codeInWords(sayJournal, 'journal.outcomes', payload.outcome),
        ...(payload.priceEur === null ? [] : [amount(payload.priceEur)]),
      ].join(', ')
    case 'withdrawn':
      return String(payload.reason)
    // What a file from outside calls its kind has no content that is known.
    default:
      return ''
  }
}

function verdictOf(
  { say, sayJournal }: JournalTexts,
  { sequence }: JournalEntry,
  { checked, fault, mode }: Parameters<typeof entryLine>[2],
): string {
  if (fault?.sequence === sequence) return sayJournal('journal.verdict.wrong').toUpperCase()
  if (checked === undefined) return sayJournal('journal.verdict.none')
  const verdict = sayJournal(`journal.verdict.${checked.verdict}`)
  if (checked.open.length === 0) return verdict
  const points = checked.open.map((point) => sayJournal(`journal.verdict.open.${point}`, { mode }))
  return `${verdict}, ${say('restsOn', { points: points.join('; ') })}`
}
