import type { AuctionView } from '#contract/auction-view.ts'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import { journalCalendar } from '#domain/auction/house/journal/verify/calendar.ts'
import { checkedJournal } from '#domain/auction/house/journal/verify/check-journal.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { ModelState } from '../model/model-state.ts'
import type { Auction } from '../play/auction.ts'
import { Failure } from '../play/failure.ts'
import type { DocumentDesk } from '../stage/document-desk.ts'
import type { Person } from '../stage/people.ts'
import { checkMoney } from './check-money.ts'
import { sha256 } from './sha256.ts'

/** What must hold whatever was played: order, chain, money, and nobody's name in a view. */
export async function checkInvariants(
  pool: DatabasePool,
  seen: {
    readonly auction: Auction
    readonly state: ModelState
    readonly people: readonly Person[]
    readonly views: readonly (AuctionView | null)[]
    readonly documents: DocumentDesk
  },
): Promise<string> {
  const { auction, state } = seen
  const fail = (what: string) => new Failure(what, { auction: auction.name })
  checkNames(seen, fail)
  const head = await checkOrder(pool, auction, fail)
  await checkRounds(pool, auction, state, fail)
  await checkMoney(pool, seen)
  return head
}

type Fail = (what: string) => Failure

/** Rules 1: bidders are numbers; no name, no address, no company is in anybody's view. */
function checkNames(
  { people, views }: { people: readonly Person[]; views: readonly (AuctionView | null)[] },
  fail: Fail,
): void {
  const text = JSON.stringify(views)
  // Addresses hold the names, which are words that a view may well use.
  const companies = people.flatMap(({ company }) => company ?? [])
  for (const secret of ['@test.example', ...companies])
    if (text.includes(secret)) throw fail(`a view names ${secret}`)
}

/** Rules 4 and 9: versions and sequence without a gap, bids rising, and a journal that a dealer finds true. */
async function checkOrder(pool: DatabasePool, auction: Auction, fail: Fail): Promise<string> {
  const { rows: events } = await pool.query<{
    version: number
    kind: string
    amountEur: number | null
  }>(
    `select version, kind, (event->>'amountEur')::int as "amountEur" from auction_events
     where auction_id = $1 order by version`,
    [auction.auctionId],
  )
  if (events.some(({ version }, index) => version !== index + 1)) throw fail('versions have a gap')
  const { rows: entries } = await pool.query<JournalEntry>(
    `select sequence, previous_hash as "previousHash", hash, kind, payload,
       (extract(epoch from entered_at) * 1000)::bigint as at
     from auction_journal where auction_id = $1 order by sequence`,
    [auction.auctionId],
  )
  if (entries.some(({ sequence }, index) => sequence !== index + 1))
    throw fail('the journal has a gap')
  const { fault } = checkedJournal({
    ...{ entries, limits: [], target: null, receipts: [] },
    ...{ sha256, calendar: journalCalendar },
  })
  if (fault !== null) throw fail(`the journal is found wrong: ${JSON.stringify(fault)}`)
  const lastVoid = events.findLastIndex(({ kind }) => kind === 'bids_voided')
  const bids = events
    .slice(lastVoid + 1)
    .flatMap(({ kind, amountEur }) => (kind === 'bid_placed' ? [amountEur ?? 0] : []))
  if (bids.some((amountEur, index) => index > 0 && amountEur < (bids[index - 1] ?? 0)))
    throw fail(`bids fall: ${bids.join(' ')}`)
  return entries.at(-1)?.hash.slice(0, 12) ?? 'empty'
}

/** Rules 2: each restart or return opened one further round of the ad, and nothing else did. */
async function checkRounds(
  pool: DatabasePool,
  { auctionId, scenario }: Auction,
  { hasNextRound }: ModelState,
  fail: Fail,
): Promise<void> {
  const { rounds } = onlyRow(
    await pool.query<{ rounds: number }>(
      `select count(*)::int as rounds from auctions
     where listing_id = (select listing_id from auctions where auction_id = $1)`,
      [auctionId],
    ),
  )
  const number = (scenario.release.earlier?.rounds ?? 0) + 1
  if (hasNextRound ? rounds <= number : rounds !== number)
    throw fail(`${rounds} rounds, this is the ${number}th, handed on: ${hasNextRound}`)
}
