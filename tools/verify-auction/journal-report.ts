import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import type {
  CheckedEntry,
  Fault,
  FaultCode,
  JournalCheck,
  OpenPoint,
} from '#domain/auction/house/journal/verify/verdict.ts'
import type { Receipt } from '#domain/auction/house/journal/verify-chain.ts'
import { plainText } from './plain-text.ts'

/** The result of a check in words: a line per entry, then the verdict. */
export function journalReport(
  result: File & { readonly receipts: readonly Receipt[]; readonly check: JournalCheck },
): string {
  const { entries, check } = result
  const checked = new Map(check.entries.map((entry) => [entry.sequence, entry]))
  const lines = entries.map((entry) => entryLine(entry, checked.get(entry.sequence), check.fault))
  return [...lines, '', ...verdictLines(result)].join('\n')
}

function entryLine(
  entry: JournalEntry,
  checked: CheckedEntry | undefined,
  fault: Fault | null,
): string {
  const verdict =
    fault?.sequence === entry.sequence ? 'WRONG' : (checked?.verdict ?? 'not looked at')
  const open = checked === undefined ? '' : checked.open.map((point) => openWords[point]).join(', ')
  const parts = [
    String(entry.sequence).padStart(5),
    new Date(entry.at).toISOString(),
    entry.kind.padEnd(12),
    contentOf(entry).padEnd(34),
    verdict,
  ]
  return plainText(parts.join('  ')) + (open === '' ? '' : `, rests on ${open}`)
}

/** A whole number may still be no instant. */
function instantWord(at: number): string {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString()
}

function contentOf({ kind, payload }: JournalEntry): string {
  const { pseudonym, amountEur, cause, priceEur, outcome, endsAt } = payload
  switch (kind) {
    case 'bid':
      return `bidder ${pseudonym}  ${amountEur} EUR  ${cause}`
    case 'agent':
    case 'agent_ended':
      return `bidder ${pseudonym}`
    case 'end_extended':
    case 'end_moved':
      return typeof endsAt === 'number' ? instantWord(endsAt) : ''
    case 'voided':
      return `bidder ${pseudonym} from ${payload.fromSequence}, then ${priceEur ?? 'no bid'}`
    case 'result':
      return `${outcome} ${priceEur === null ? '' : `${priceEur} EUR`}`
    case 'released':
      return `auction ${payload.auctionId}, round ${payload.round}`
    case 'withdrawn':
      return String(payload.reason)
    // A defect has no more to say, nor has what a file from outside calls its kind.
    default:
      return ''
  }
}

type File = {
  readonly entries: readonly JournalEntry[]
  /** Whose journal the file says it is. */
  readonly auctionId: number
  /** What the file itself names as its last checksum. */
  readonly headHash: string
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

function verdictLines(result: Parameters<typeof journalReport>[0]): readonly string[] {
  const { receipts, check } = result
  const { fault, entries, isEnded } = check
  const count = result.entries.length
  if (fault !== null) {
    const expected = Object.entries(fault.expected).map(([name, value]) => `${name} ${value}`)
    const isBeyond = fault.code === 'receipt' && fault.sequence > count
    return [
      `WRONG at entry ${fault.sequence}: ${isBeyond ? beyondWords(count) : faultWords[fault.code]}`,
      ...(expected.length === 0 ? [] : [`By the rules: ${expected.join(', ')}`]),
    ]
  }
  if (!endsAsItSays(result)) {
    return [
      `WRONG after entry ${count}: the file names another last checksum; entries were cut off.`,
    ]
  }
  if (!isOfItsAuction(result)) {
    return [
      `WRONG: the file says it is of auction ${result.auctionId}, its journal is of another one.`,
    ]
  }
  const proved = entries.filter(({ verdict }) => verdict === 'proved').length
  return [
    `The chain of ${count} entries is intact${isEnded ? ' and complete' : '; the auction goes on'}.`,
    receipts.length === 0
      ? 'No receipt was given: a chain rewritten as a whole would not be noticed.'
      : receipts.length === 1
        ? 'The receipt stands in it: nobody has rewritten it since.'
        : `All ${receipts.length} receipts stand in it: nobody has rewritten it since.`,
    `Every entry follows from the rules: ${proved} proved, ${entries.length - proved} consistent.`,
  ]
}

/** Somebody who bid again after he loaded the file must not think that he was cheated. */
function beyondWords(count: number): string {
  return `there is none, the file ends with entry ${count}. If the receipt is younger than the file,
load the journal anew; otherwise entries were cut off.`
}

const openWords: Readonly<Record<OpenPoint, string>> = {
  limit: 'a limit that is not opened to you',
  target: "the owner's target",
  yellow: 'where yellow begins',
  outage: 'the word of the operator that there was an outage',
  calendar: 'the calendar',
  operator: "the operator's word",
}

const faultWords: Readonly<Record<FaultCode, string>> = {
  gap: 'an entry is missing, doubled or out of order',
  previous_hash: 'it does not follow the entry before',
  hash: 'its checksum does not fit its content',
  receipt: 'it is not the entry that the receipt was given for; the chain was rewritten or cut',
  empty: 'the journal has no entries',
  malformed: 'it does not have the shape of its kind',
  no_release: 'the first entry is not the release',
  second_release: 'the auction is released a second time',
  slot_wrong: 'start and end are not those that the calendar gives',
  buy_now_below_target: 'the buy-now price is below the target',
  after_the_end: 'the auction was over',
  time_runs_back: 'it is older than the entry before',
  opening_does_not_fit: 'what was opened is not what was committed to',
  pseudonym: 'bidders are numbered in the order of their first bids',
  barred: 'this bidder was barred',
  not_running: 'the auction did not take bids then',
  bid_too_low: 'the bid is too low',
  bid_too_high: 'the bid should have been refused as too high',
  agent_without_bid: 'an agent needs an own bid first',
  no_agent_to_end: 'there was no agent to end',
  limit_out_of_range: 'the limit should have been refused',
  answer_missing: "an agent's answer is missing here",
  answer_wrong: "an agent's answer is not the one the rules give",
  answer_without_cause: 'an agent bid without a cause',
  light: 'the light does not fit',
  extension_missing: 'the end had to move here',
  extension_wrong: 'the end moved to a wrong time',
  extension_without_cause: 'the end moved without a cause',
  move_missing: 'the end had to move here',
  move_wrong: 'the end, or the time to leave, is not the one the rules give',
  void_wrong: 'the others, run again, give another price or leader',
  no_right_to_take_back: 'this bidder had no right to take bids back then',
  result_wrong: 'the result does not follow from the bids',
}
