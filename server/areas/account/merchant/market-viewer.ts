import { mayUseDealerTools } from '#domain/account/merchant-admission.ts'
import { noCommitments, noLimits } from '#domain/auction/core/company/company-person.ts'
import type { Viewer as AuctionViewer } from '#domain/auction/house/views/viewer.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { Viewer } from '../../../platform/http/call-context.ts'
import { listMarketPeople, type MarketPeople } from './list-market-people.ts'
import { listMerchantsOfOwners, type OwnersPeople, withOwnPeople } from './merchant-lists.ts'

/**
 * Who looks at the market: for every owner's auction the viewer the domain asks for. One query for a
 * whole page of cards.
 */
export type MarketViewer = {
  readonly customerId: number | null
  readonly isOperator: boolean
  readonly merchantId: number | null
  readonly isAcceptedDealer: boolean
  /** Watchlist, saved searches, their own bids. */
  readonly mayUseDealerTools: Permission
  /** The viewer of an auction of this owner. */
  readonly towards: (ownerCustomerId: number) => AuctionViewer
}

type PeopleQuery = {
  readonly ownerCustomerIds: readonly number[]
  readonly termsValidFrom: Date
  readonly now: Date
}

export async function findMarketViewer(
  db: Queryable,
  viewer: Viewer,
  query: PeopleQuery,
): Promise<MarketViewer> {
  const viewerOf = await listMarketViewers(db, [viewer], query)
  return viewerOf(viewer)
}

/** The same for all who look at once, with one query; answers for these viewers alone. */
export async function listMarketViewers(
  db: Queryable,
  viewers: readonly Viewer[],
  query: PeopleQuery,
): Promise<(viewer: Viewer) => MarketViewer> {
  const customerIds = viewers.flatMap(({ customerId, isOperator }) =>
    customerId === null || isOperator ? [] : customerId,
  )
  const people =
    customerIds.length === 0
      ? null
      : await listMarketPeople(db, {
          customerIds: [...customerIds, ...query.ownerCustomerIds],
          termsValidFrom: query.termsValidFrom,
          now: query.now,
        })
  const owners = new Set(query.ownerCustomerIds)
  const ownersPeople = await listMerchantsOfOwners(db, {
    customerIds: customerIds.filter((customerId) => owners.has(customerId)),
  })
  return ({ customerId, isOperator, person }) => {
    if (customerId === null) return plainViewer({ kind: 'visitor' })
    if (isOperator) return plainViewer({ kind: 'operator', customerId })
    if (people === null) throw new Error(`Nobody asked how customer ${customerId} sees the market`)
    return customerViewer(asPerson(people, person), customerId, ownersPeople)
  }
}

/** What is shown follows the role; limits are asked where something is bound. */
function asPerson(people: MarketPeople, person: Viewer['person']): MarketPeople {
  if (person === undefined) return people
  const { role } = person
  const shown = { role, limits: noLimits, committed: noCommitments, ask: '' }
  return {
    ...people,
    viewerOf: (...asked) => {
      const viewer = people.viewerOf(...asked)
      if (viewer.kind !== 'merchant') return viewer
      return { ...viewer, facts: { ...viewer.facts, person: shown } }
    },
  }
}

function customerViewer(
  people: MarketPeople,
  customerId: number,
  ownersPeople: OwnersPeople,
): MarketViewer {
  // To themselves they are who they are; only whose ad it is depends on the owner.
  const self = people.viewerOf(customerId, customerId)
  return {
    customerId,
    isOperator: false,
    merchantId: people.merchantIdOf(customerId),
    // A block stops their bids and leaves them read access: the bids that stand bind on (rules 11).
    isAcceptedDealer: self.kind === 'merchant' && self.facts.admission === 'accepted',
    mayUseDealerTools: mayUseDealerTools(self.kind === 'merchant' ? self.facts : undefined),
    towards: (ownerCustomerId) =>
      withOwnPeople(people.viewerOf(customerId, ownerCustomerId), ownerCustomerId, ownersPeople),
  }
}

function plainViewer(viewer: Exclude<AuctionViewer, { kind: 'merchant' }>): MarketViewer {
  return {
    customerId: 'customerId' in viewer ? viewer.customerId : null,
    isOperator: viewer.kind === 'operator',
    merchantId: null,
    isAcceptedDealer: false,
    mayUseDealerTools: mayUseDealerTools(undefined),
    towards: () => viewer,
  }
}
