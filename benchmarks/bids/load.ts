import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, openCaller } from '../support/caller.ts'
import { bidRequest } from './bid-request.ts'

/**
 * Places bids over HTTP/1.1, one at a time per connection. A connection's request is written once;
 * for each bid only the digits of auction, key and amount are replaced in it.
 */

export type LoadResult = {
  readonly accepted: number
  readonly refused: number
  readonly seconds: number
  /** Of accepted and refused bids alike, in milliseconds. */
  readonly latencies: readonly number[]
}

/** What was bid and answered so far, for the check against the database. */
export type BidLedger = {
  /** The highest amount anybody has sent, by auction. */
  readonly sentEur: Map<number, number>
  /** The amounts that were answered as accepted, by auction. */
  readonly acceptedEur: Map<number, number[]>
}

/** The first bid is above the start price. */
const belowFirstBidEur = 1000
/** No answer for so long is a hang. */
const patienceMs = 10_000

export type BidTarget = { readonly port: number; readonly tokens: readonly string[] }

export async function placeBids(
  market: BidTarget,
  run: {
    readonly auctionIds: readonly number[]
    readonly connections: number
    readonly seconds: number
  },
  ledger: BidLedger,
): Promise<LoadResult> {
  const callers = await Promise.all(
    Array.from({ length: run.connections }, () => openCaller(market.port)),
  )
  const latencies: number[] = []
  const counts = { accepted: 0, refused: 0 }
  const startedAt = performance.now()
  const endsAt = startedAt + run.seconds * 1000
  const bidders = callers.map(async (caller, connection) => {
    const request = bidRequest(market.tokens[connection % market.tokens.length] ?? '')
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      const auctionId = run.auctionIds[(connection * 131 + turn * 17) % run.auctionIds.length] ?? 0
      const amountEur = (ledger.sentEur.get(auctionId) ?? belowFirstBidEur) + 1
      ledger.sentEur.set(auctionId, amountEur)
      const sentAt = performance.now()
      const status = await caller.call(request.bytesFor(auctionId, amountEur))
      latencies.push(performance.now() - sentAt)
      if (status === 200) {
        counts.accepted += 1
        remember(ledger, auctionId, amountEur)
      } else if (status === 422) counts.refused += 1
      else throw new Error(`A bid was answered with ${status}`)
    }
  })
  await withoutHang(Promise.all(bidders), run.seconds * 1000 + patienceMs)
  closeAll(callers)
  const seconds = (performance.now() - startedAt) / 1000
  return { ...counts, seconds, latencies }
}

async function withoutHang(answered: Promise<unknown>, limitMs: number): Promise<void> {
  const stopped = new AbortController()
  const hang = wait(limitMs, undefined, { signal: stopped.signal }).then(() => {
    throw new Error('A bid was not answered')
  })
  try {
    await Promise.race([answered, hang])
  } finally {
    stopped.abort()
    hang.catch(() => undefined)
  }
}

function closeAll(callers: readonly Caller[]): void {
  for (const caller of callers) caller.close()
}

function remember(ledger: BidLedger, auctionId: number, amountEur: number): void {
  const known = ledger.acceptedEur.get(auctionId)
  if (known) known.push(amountEur)
  else ledger.acceptedEur.set(auctionId, [amountEur])
}
