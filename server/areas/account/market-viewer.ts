import type { Viewer as AuctionViewer } from '#domain/auction/viewer.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import { listBidderStandings } from './list-bidder-standings.ts'

/**
 * Who looks at the market: for every owner's auction the viewer the domain asks for. One query for a
 * whole page of cards.
 */
export type MarketViewer = {
  readonly customerId: number | null
  readonly isOperator: boolean
  readonly merchantId: number | null
  readonly isAcceptedDealer: boolean
  /** The viewer of an auction of this owner. */
  readonly towards: (ownerCustomerId: number) => AuctionViewer
}

export async function findMarketViewer(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  viewer: Viewer,
  query: {
    readonly ownerCustomerIds: readonly number[]
    readonly termsValidFrom: Date
    readonly now: Date
  },
): Promise<MarketViewer> {
  const { customerId } = viewer
  if (customerId === null) return plainViewer({ kind: 'visitor' })
  if (viewer.isOperator) return plainViewer({ kind: 'operator', customerId })
  const merchantId = await findMerchantId(db, customerId)
  if (merchantId === null) return plainViewer({ kind: 'customer', customerId })
  const standings = await listBidderStandings(db, { ...query, merchantIds: [merchantId] })
  const towards = (ownerCustomerId: number): AuctionViewer => {
    const facts = standings.factsOf(merchantId, ownerCustomerId)
    if (!facts) throw new Error(`Merchant ${merchantId} vanished while he was looked at`)
    return { kind: 'merchant', customerId, merchantId, facts, hasOpenQuestion: false }
  }
  const facts = standings.factsOf(merchantId, customerId)
  return {
    customerId,
    isOperator: false,
    merchantId,
    isAcceptedDealer: facts?.admission === 'accepted' && !facts.isBlocked,
    towards,
  }
}

function plainViewer(viewer: Exclude<AuctionViewer, { kind: 'merchant' }>): MarketViewer {
  return {
    customerId: 'customerId' in viewer ? viewer.customerId : null,
    isOperator: viewer.kind === 'operator',
    merchantId: null,
    isAcceptedDealer: false,
    towards: () => viewer,
  }
}

async function findMerchantId(
  db: Pick<DatabasePool | DatabaseClient, 'query'>,
  customerId: number,
): Promise<number | null> {
  const { rows } = await db.query<{ merchant_id: number }>({
    name: 'merchant-of-customer',
    text: 'select merchant_id from merchants where customer_id = $1',
    values: [customerId],
  })
  return rows[0]?.merchant_id ?? null
}
