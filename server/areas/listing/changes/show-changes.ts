import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { AdChange, adChangesEndpoints } from '#contract/endpoints/changes/ad-changes.ts'
import type { Product } from '#contract/product.ts'
import type { remarkedValue } from '#contract/texts/product-remark.ts'
import { changeStageOf, statusesWithChanges } from '#domain/auction/process/review/ad-status.ts'
import {
  answersOf,
  type ChangedValues,
  mayAcceptChange,
} from '#domain/listing/changes/ad-changes.ts'
import { takesChanges } from '#domain/listing/changes/change-stage.ts'
import { visibleValues } from '#domain/listing/visible-values.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { defaultLocale } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { adChangeStore, type StoredAdChange } from '../records/changes/ad-change-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing, type ListingWithPhase } from '../records/listing-store.ts'
import { describeVehicles } from '../show/describe-vehicles.ts'
import { showProduct } from '../show/show-product.ts'
import { changeFactsOf } from './change-facts.ts'
import { againstNow, listWaitingChanges, ownAd, valuesWith } from './own-ad.ts'

type Calls = typeof adChangesEndpoints

/** One's own ad as it will be once everything that waits is accepted (spec 7.4). */
export async function showVersioned(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Product> {
  const listing = await findOwn(services, context, entityId)
  const product = await showProduct(services, context, entityId, { isForEditor: true })
  // Of an ad that is edited again or over, what is stored is what it says.
  if (!takesChanges(changeStageOf(product.status))) return product
  const waiting = await listWaitingChanges(services, services.pool, entityId)
  if (waiting.length === 0) return product
  const values = visibleValues(listingAttributes, valuesWith(listing.values, waiting), 'owner')
  return { ...product, attributes: toWireValues(listingAttributes, values) }
}

export async function listChanges(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Output<Calls['list']>> {
  const { pool, auctions, keys } = services
  const listing = await findOwn(services, context, entityId)
  const [auction] = await auctions.listNewest(pool, [entityId])
  const isOpen = auction !== undefined && takesChanges(changeStageOf(auction.status))
  const facts = auction && (await changeFactsOf(services, pool, { listing, auction }))
  const changes = await adChangeStore.list(pool, entityId, {
    key: keys.auctionSecrets,
    states: ['waiting', 'accepted', 'declined', 'lapsed'],
  })
  return {
    takesChanges: isOpen,
    addsOnly: facts?.hasBids ?? false,
    priceIsBound: facts?.wasOffered ?? false,
    changes: changes.map((change) => {
      const { state } = change
      // Nobody decides of it any more once the auction is over.
      return onWire(listing, {
        ...change,
        state: state === 'waiting' && !isOpen ? 'lapsed' : state,
      })
    }),
  }
}

/** Only of ads that still take changes. */
export async function listWaitingAds(
  services: Pick<ListingServices, 'pool'>,
): Promise<Output<Calls['listWaiting']>> {
  const { pool } = services
  const ads = await adChangeStore.listWaitingAds(pool, statusesWithChanges)
  const entityIds = ads.map(({ entityId }) => entityId)
  const vehicles = await describeVehicles(pool, { entityIds, locale: defaultLocale })
  return {
    ads: ads.map(({ entityId, since, ...ad }) => ({
      ...ad,
      entityId,
      vehicle: vehicles.get(entityId) ?? '',
      since: since.toISOString(),
    })),
  }
}

/** Old and new beside each other; the look is logged, as every look of an operator at an ad. */
export async function showWaitingChanges(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Output<Calls['show']>> {
  const { pool, auctions, keys } = services
  const listing = await findListing(pool, entityId, keys.auctionSecrets)
  const [auction] = await auctions.listNewest(pool, [entityId])
  if (!listing || !auction) throw refuseCall('NOT_FOUND')
  const waiting = await listWaitingChanges(services, pool, entityId)
  const vehicles = await describeVehicles(pool, { entityIds: [entityId], locale: defaultLocale })
  const facts = await changeFactsOf(services, pool, { listing, auction })
  const refusals = textsByCode(context.locale, 'refusal')
  await recordOperatorAction(pool, context, {
    action: 'look_at_ad_changes',
    subject: { kind: 'listing', id: entityId },
  })
  return {
    entityId,
    vehicle: vehicles.get(entityId) ?? '',
    status: auction.status,
    version: listing.version,
    addsOnly: facts.hasBids,
    changes: waiting.map((change) => {
      const answer = mayAcceptChange(againstNow(listing.values, change), facts)
      const obstacle = answer.isAllowed
        ? null
        : refusals(`${answer.refusal.code}.detail`, answer.refusal.facts)
      return { ...onWire(listing, { ...change, state: 'waiting' }), obstacle }
    }),
  }
}

function onWire(
  { values }: Pick<ListingWithPhase, 'values'>,
  change: StoredAdChange & { readonly state: AdChange['state'] },
): AdChange {
  const { changeId, field, after, state, reason } = change
  const isWaiting = state === 'waiting'
  const before = answersOf(field, values)
  const codes = Object.keys(after).filter((code) => !isWaiting || before[code] !== after[code])
  return {
    changeId,
    field,
    // What the ad says now is not what it said when this was decided.
    before: isWaiting ? answersOnWire(before, codes) : [],
    after: answersOnWire(after, codes),
    proposedAt: change.proposedAt.toISOString(),
    state,
    decidedAt: change.decidedAt?.toISOString() ?? null,
    reason,
  }
}

function answersOnWire(
  answers: ChangedValues,
  codes: readonly string[],
): z.infer<typeof remarkedValue>[] {
  return codes.map((attributeCode) => {
    const value = answers[attributeCode] ?? null
    return { attributeCode, value: typeof value === 'object' && value ? [...value] : value }
  })
}

async function findOwn(
  { pool, keys }: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<ListingWithPhase> {
  return ownAd(await findListing(pool, entityId, keys.auctionSecrets), context)
}
