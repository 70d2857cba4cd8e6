import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { PrintedSheet } from '#server/testing/document-writer.ts'
import { amountsOf, commissionAt, type Party, type SaleOfVehicle } from '../model/amounts.ts'
import { nextDay, wallClock } from '../model/berlin-clock.ts'
import { documentsOf, type SaleDocument } from '../model/documents.ts'
import type { ModelState, Sale } from '../model/model-state.ts'
import type { Auction } from '../play/auction.ts'
import { Failure } from '../play/failure.ts'
import type { DocumentDesk } from '../stage/document-desk.ts'
import type { Person } from '../stage/people.ts'

type Document = {
  readonly kind: SaleDocument['kind']
  readonly number: string
  readonly stated: {
    readonly netCents: number
    readonly vatCents: number
    readonly vatCase: string
  } | null
}

type Row = {
  readonly hammerPriceEur: number
  readonly buyerMerchantId: number
  readonly isCanceled: boolean
  readonly invoiceDueOn: string
  readonly soldAt: number
  readonly amounts: Readonly<Record<string, string | number>>
  readonly documents: readonly Document[]
}

type Seen = {
  readonly auction: Auction
  readonly state: ModelState
  readonly people: readonly Person[]
  readonly documents: DocumentDesk
}

/**
 * Rules 10: each sale is one order of its buyer at the hammer price, with the model's own amounts,
 * and the documents that the model writes; what was printed says the same. All orders but the last of
 * an auction are canceled.
 */
export async function checkMoney(pool: DatabasePool, seen: Seen): Promise<void> {
  const { auction, state, documents } = seen
  const { rows } = await pool.query<Row>(
    `select hammer_price_eur as "hammerPriceEur",
       buyer_merchant_id as "buyerMerchantId", status = 'canceled' as "isCanceled",
       invoice_due_on::text as "invoiceDueOn", amounts,
       (extract(epoch from sold_at) * 1000)::bigint as "soldAt",
       (select coalesce(json_agg(json_build_object('kind', kind, 'stated', stated, 'number', number)
          order by document_id), '[]') from order_documents d where d.order_id = orders.order_id)
         as documents
     from orders where auction_id = $1 order by order_id`,
    [auction.auctionId],
  )
  await checkNumbers(pool, auction)
  const expected = state.sales.map((sale) => orderOf(seen, sale))
  const found = rows.map((row, index) => shownOrder(row, expected[index]?.commission === null))
  compare(auction, 'orders', found, expected)
  for (const row of rows) {
    const numbers = new Set(row.documents.map(({ number }) => number))
    const sheets = documents.sheets.filter(({ sheet }) => numbers.has(sheet.number))
    const stated = row.documents.map((document) => sheetOf(document, row))
    compare(auction, 'sheets', sheets.map(shownSheet), stated)
  }
}

/** Each series counts from one without a gap, per year (rules 10). */
async function checkNumbers(pool: DatabasePool, auction: Auction): Promise<void> {
  const { rows } = await pool.query<{ readonly number: string }>(
    'select number from order_documents order by number',
  )
  const taken = new Map<string, string[]>()
  for (const { number } of rows) {
    const series = number.slice(0, -5)
    taken.set(series, [...(taken.get(series) ?? []), number.slice(-5)])
  }
  for (const [series, numbers] of taken) {
    const counted = numbers.map((_, index) => String(index + 1).padStart(5, '0'))
    compare(auction, `numbers of ${series}`, numbers, counted)
  }
}

function compare(auction: Auction, what: string, server: unknown, model: unknown): void {
  if (JSON.stringify(server) === JSON.stringify(model)) return
  const differences = [{ what: `everybody sees ${what}`, server, model }]
  throw new Failure(`${what} differ`, { auction: auction.name, differences })
}

function orderOf({ auction, people, documents }: Seen, sale: Sale) {
  const { owner, tax } = auction.scenario.release
  const [seller, buyer] = [partyOf(people, owner), partyOf(people, sale.to)]
  const { priceEur, at, canceled } = sale
  const sold: SaleOfVehicle = { priceEur, at, tax, seller, buyer }
  const reversedAt = canceled?.isJustified ? canceled.at : null
  const looks = documents.looks.filter((look) => look > at)
  const atSale = amountsOf(sold)
  const wasHeld = atSale.commissionVatCase === 'held'
  const isDecided = (look: number) =>
    (reversedAt === null || look <= reversedAt) &&
    commissionAt(sold, Number(atSale.commissionNetCents), look).commissionVatCase !== 'held'
  const verdictAt = wasHeld ? (looks.find(isDecided) ?? at) : at
  const { commissionVatCase, commissionVatPercent, commissionVatCents, ...fixed } = amountsOf(
    sold,
    verdictAt,
  )
  return {
    hammerPriceEur: priceEur,
    buyerMerchantId: people.find(({ name }) => name === sale.to)?.merchantId,
    isCanceled: canceled !== null,
    invoiceDueOn: dayAfter(at, 14),
    vehicleRateBasisPoints: tax.regime === 'reportable' ? tax.vatPercent * 100 : 0,
    ...fixed,
    // A held one is decided later; its invoice says how.
    commission: wasHeld ? null : [commissionVatCase, commissionVatPercent, commissionVatCents],
    documents: documentsOf(sold, { looks, reversedAt, canceledAt: canceled?.at ?? null }),
  }
}

function partyOf(people: readonly Person[], name: string): Party {
  const person = people.find((each) => each.name === name)
  if (person === undefined) throw new Error(`nobody is called ${name}`)
  return person
}

function dayAfter(at: number, days: number): string {
  let { day } = wallClock(at)
  for (let left = days; left > 0; left -= 1) day = nextDay(day)
  return day
}

function shownOrder({ amounts, documents, ...row }: Row, wasHeld: boolean) {
  const { hammerPriceEur, buyerMerchantId, isCanceled, invoiceDueOn } = row
  const { commissionVatCase, commissionRateBasisPoints, commissionVatCents } = amounts
  const commission = [
    commissionVatCase,
    Number(commissionRateBasisPoints) / 100,
    commissionVatCents,
  ]
  return {
    ...{ hammerPriceEur, buyerMerchantId, isCanceled, invoiceDueOn },
    vehicleRateBasisPoints: amounts.vehicleRateBasisPoints,
    vehicleVatCase: amounts.vehicleVatCase,
    netHammerCents: amounts.netHammerCents,
    shownVatCents: amounts.shownVatCents,
    payableCents: amounts.payableCents,
    commissionNetCents: amounts.commissionNetCents,
    commission: wasHeld ? null : commission,
    documents: documents.map(({ kind, stated }) => ({
      kind,
      netCents: stated?.netCents ?? null,
      vatCents: stated?.vatCents ?? null,
      vatCase: stated?.vatCase ?? null,
    })),
  }
}

/** What is handed to the press must be what stands in the order and its documents. */
function sheetOf({ kind, number, stated }: Document, row: Row) {
  const { amounts, hammerPriceEur, invoiceDueOn: dueOn, soldAt } = row
  if (kind !== 'contract' && stated !== null) {
    const { netCents, vatCents, vatCase } = stated
    return { number, netCents, vatCents, grossCents: netCents + vatCents, vatCase, dueOn, soldAt }
  }
  const { vehicleVatCase: vatCase, netHammerCents, shownVatCents, payableCents } = amounts
  const isRefunded = vatCase === 'export_after_proof'
  const refundedCents = isRefunded ? Number(payableCents) - Number(netHammerCents) : 0
  return {
    ...{ number, hammerPriceEur, vatCase, netHammerCents, shownVatCents, payableCents },
    ...{ refundedCents, vatRateBasisPoints: amounts.vehicleRateBasisPoints, soldAt },
  }
}

function shownSheet(printed: PrintedSheet) {
  if (printed.kind === 'invoice') {
    const { number, netCents, vatCents, grossCents, vat, dueOn, suppliedOn } = printed.sheet
    const vatCase = vat.case
    return { number, netCents, vatCents, grossCents, vatCase, dueOn, soldAt: suppliedOn }
  }
  const { number, hammerPriceEur, vat, vatRateBasisPoints, soldAt } = printed.sheet
  const { netHammerCents, shownVatCents, payableCents } = vat
  return {
    ...{ number, hammerPriceEur, vatCase: vat.case, netHammerCents, shownVatCents, payableCents },
    ...{ refundedCents: vat.refundedAfterProofCents, vatRateBasisPoints, soldAt },
  }
}
