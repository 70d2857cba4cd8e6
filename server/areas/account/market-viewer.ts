import type { Viewer as AuctionViewer } from '#domain/auction/viewer.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import { listMarketPeople } from './list-market-people.ts'

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
  const people = await listMarketPeople(db, {
    customerIds: [customerId, ...query.ownerCustomerIds],
    termsValidFrom: query.termsValidFrom,
    now: query.now,
  })
  // Towards himself he is who he is; only whose ad it is depends on the owner.
  const self = people.viewerOf(customerId, customerId)
  return {
    customerId,
    isOperator: false,
    merchantId: people.merchantIdOf(customerId),
    isAcceptedDealer:
      self.kind === 'merchant' && self.facts.admission === 'accepted' && !self.facts.isBlocked,
    towards: (ownerCustomerId) => people.viewerOf(customerId, ownerCustomerId),
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
