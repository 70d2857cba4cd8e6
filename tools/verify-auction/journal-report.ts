import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import type { Fault, JournalCheck } from '#domain/auction/house/journal/verify/verdict.ts'
import type { Receipt } from '#domain/auction/house/journal/verify-chain.ts'
import {
  amountInWords,
  bidderInWords,
  codeInWords,
  entryLine,
  instantInWords,
} from './entry-line.ts'
import type { JournalTexts } from './journal-texts.ts'
import { plainText } from './plain-text.ts'

type File = {
  readonly entries: readonly JournalEntry[]
  /** Whose journal the file says it is. */
  readonly auctionId: number
  /** What the file itself names as its last checksum. */
  readonly headHash: string
}

type Result = File & { readonly receipts: readonly Receipt[]; readonly check: JournalCheck }

/** The result of a check in words: a line per entry, then the verdict. */
export function journalReport(texts: JournalTexts, result: Result): string {
  const { entries, check } = result
  const checkedBySequence = new Map(check.entries.map((entry) => [entry.sequence, entry]))
  const mode = String(entries[0]?.payload.mode)
  const lines = entries.map((entry) =>
    entryLine(texts, entry, {
      checked: checkedBySequence.get(entry.sequence),
      fault: check.fault,
      mode,
    }),
  )
  return [...lines, '', ...verdictLines(texts, result)].join('\n')
}

/**
 * What the file says of itself outside the chain. One whose last entries were taken away fits in
 * itself but for its last checksum.
 */
export function isWhatItSays(file: File): boolean {
  return endsAsItSays(file) && isOfItsAuction(file)
}

function endsAsItSays({ headHash, entries }: File): boolean {
  return headHash === entries.at(-1)?.hash
}

function isOfItsAuction({ auctionId, entries }: File): boolean {
  return auctionId === entries[0]?.payload.auctionId
}

function verdictLines(texts: JournalTexts, result: Result): readonly string[] {
  const { say } = texts
  const { receipts, check } = result
  const { fault, entries, isEnded } = check
  const count = result.entries.length
  if (fault !== null) return faultLines(texts, fault, count)
  if (!endsAsItSays(result)) return [say('wrongEnd', { number: count })]
  if (!isOfItsAuction(result)) {
    return [say('otherAuction', { auction: String(result.auctionId) })]
  }
  const proved = entries.filter(({ verdict }) => verdict === 'proved').length
  return [
    isEnded ? say('intactWhole', { count }) : say('intactSoFar', { count }),
    say('receipts', { count: receipts.length }),
    say('summary', { proved, consistent: entries.length - proved }),
  ]
}

function faultLines(texts: JournalTexts, fault: Fault, count: number): readonly string[] {
  const { say, sayCode } = texts
  // Whoever bid again after they downloaded the file must not think that they were cheated.
  const isBeyond = fault.code === 'receipt' && fault.sequence > count
  const reason = isBeyond ? say('beyond', { count }) : codeInWords(sayCode, 'fault', fault.code)
  const facts = Object.entries(fault.expected).map(([name, value]) =>
    expectedInWords(texts, name, value),
  )
  return [
    `${say('wrongAt', { number: fault.sequence, reason })}.`,
    ...(facts.length === 0 ? [] : [`${say('expected.lead', { facts: facts.join(', ') })}.`]),
  ].map(plainText)
}

/** What the rules give instead, each figure as a dealer reads it. */
function expectedInWords(texts: JournalTexts, name: string, value: string | number | null): string {
  const { say, sayCode, sayJournal } = texts
  const time = () => instantInWords(texts, value)
  const amount = () => amountInWords(texts, value)
  switch (name) {
    case 'pseudonym':
    case 'leaderPseudonym':
      return value === null ? say('noBid') : bidderInWords(texts, value)
    case 'amountEur':
    case 'priceEur':
      return amount()
    case 'minimumEur':
      return say('expected.minimumEur', { amount: amount() })
    case 'maximumEur':
      return say('expected.maximumEur', { amount: amount() })
    case 'startsAt':
      return say('expected.startsAt', { time: time() })
    case 'latestEndsAt':
      return say('expected.latestEndsAt', { time: time() })
    case 'endsAt':
    case 'plannedEndsAt':
    case 'endedAt':
      return say('newEnd', { time: time() })
    case 'takeBackUntil':
      return say('until', { time: time() })
    case 'cause':
      return codeInWords(sayJournal, 'history.causes', value)
    case 'light':
      return codeInWords(sayCode, 'light', value)
    case 'outcome':
      return codeInWords(sayJournal, 'journal.outcomes', value)
    default:
      return `${name} ${value}`
  }
}
