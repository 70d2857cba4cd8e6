import { hourMs, type Instant } from '#domain/calendar/instant.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import { planFollowUp, planSecondChance } from './rounds.ts'
import { endOf, send, shareOfTarget } from './send-command.ts'
import type { ReleasedAd, Stage } from './stage.ts'

/** How auctions end where the clock alone does not decide: what owner and highest bidder do after the hammer. */

type Ending = {
  /** Where the bids end, as a share of the target; null: nobody bids. */
  readonly level: number | null
  /** How long before the planned end the bids stop, when somebody buys at once. */
  readonly bidsStopMsBefore?: number
  /** `next` is the time of day at which a next round ends. */
  readonly plan: (stage: Stage, ad: ReleasedAd, next?: string) => void
}

const nothing = () => undefined

export const endings: Readonly<Record<string, Ending>> = {
  sold: { level: 1.01, plan: nothing },
  sold_counter: { level: 0.9, plan: planCounterAccepted },
  sold_accept: { level: 0.93, plan: planBidAccepted },
  sold_reservation: { level: 1, plan: planReservationConfirmed },
  sold_buy_now: { level: 0.78, bidsStopMsBefore: 2 * hourMs, plan: planBuyNow },
  renegotiation_fresh: { level: 0.91, plan: planFresh },
  renegotiation_counter: { level: 0.89, plan: planCounter },
  renegotiation_offer: { level: 0.87, plan: planOffer },
  failed_restart: { level: 0.8, plan: planDeclined({ then: 'restart' }) },
  failed_na: { level: 0.84, plan: planGone },
  inactive: { level: 0.82, plan: planDeclined({ then: 'pause' }) },
  late_open: { level: null, plan: nothing },
  late_offer: {
    level: null,
    plan: planLateOffers(
      { share: 0.82, hoursBefore: 19 },
      { share: 0.86, hoursBefore: 5 },
      { share: 0.79, hoursBefore: 2 },
    ),
  },
  late_above: { level: null, plan: planLateOffers({ share: 1.01, hoursBefore: 3 }) },
  late_declined: { level: null, plan: planLateOfferDeclined },
  follow_up: { level: 0.82, plan: planFollowUp },
  second_chance: { level: null, plan: planSecondChance },
}

/** The bidder who led when the hammer fell. */
async function loadWinner(stage: Stage, ad: ReleasedAd): Promise<SeededPerson> {
  const { auctions, pool } = stage.services
  const [state] = await auctions.listNewest(pool, [ad.released.entityId])
  const winner = ad.dealers.find(({ merchantId }) => merchantId === state?.highest?.merchantId)
  if (!winner) throw new Error(`Nobody leads auction ${ad.released.auctionId}`)
  return winner
}

function counter(stage: Stage, ad: ReleasedAd, plan: { at: Instant; share: number }): void {
  stage.timeline.at(plan.at, () =>
    send(stage, ad, {
      by: ad.seller,
      body: { type: 'renegotiation_counter', amountEur: shareOfTarget(ad, plan.share) },
    }),
  )
}

function planCounterAccepted(stage: Stage, ad: ReleasedAd): void {
  const end = endOf(ad)
  counter(stage, ad, { at: end + 2 * hourMs, share: 0.97 })
  stage.timeline.at(end + 5 * hourMs, async () => {
    const body = { type: 'renegotiation_accept', amountEur: null } as const
    await send(stage, ad, { by: await loadWinner(stage, ad), body })
  })
}

function planBidAccepted(stage: Stage, ad: ReleasedAd): void {
  const body = { type: 'renegotiation_accept', amountEur: null } as const
  stage.timeline.at(endOf(ad) + 3 * hourMs, () => send(stage, ad, { by: ad.seller, body }))
}

function planReservationConfirmed(stage: Stage, ad: ReleasedAd): void {
  const body = { type: 'reservation_confirm' } as const
  stage.timeline.at(endOf(ad) + 4 * hourMs, () => send(stage, ad, { by: ad.seller, body }))
}

function planBuyNow(stage: Stage, ad: ReleasedAd): void {
  const priceEur = ad.released.buyNowPriceEur
  const by = ad.dealers.at(-1)
  if (priceEur === null || !by) throw new Error(`${ad.vehicle.name} has no buy-now price`)
  const body = { type: 'buy_now', priceEur, consentVersion: null } as const
  stage.timeline.at(endOf(ad) - hourMs, () => send(stage, ad, { by, body }))
}

/**
 * The owner's first turn lasts 48 h. After a weekend it would be over, so the owner has countered in
 * time and the buyer has offered: it is the owner's turn again.
 */
function planFresh(stage: Stage, ad: ReleasedAd): void {
  const isOver = endOf(ad) + 48 * hourMs <= stage.start
  if (isOver) planOffer(stage, ad)
}

function planCounter(stage: Stage, ad: ReleasedAd): void {
  const at = Math.min(stage.start - 3 * hourMs, endOf(ad) + 47 * hourMs)
  counter(stage, ad, { at, share: 0.96 })
}

function planOffer(stage: Stage, ad: ReleasedAd): void {
  const end = endOf(ad)
  const at = Math.max(end + hourMs / 2, Math.min(stage.start - 20 * hourMs, end + 46 * hourMs))
  counter(stage, ad, { at, share: 0.98 })
  stage.timeline.at(at + 3 * hourMs, async () => {
    const body = { type: 'renegotiation_offer', amountEur: shareOfTarget(ad, 0.93) } as const
    await send(stage, ad, { by: await loadWinner(stage, ad), body })
  })
}

function planDeclined(decline: { readonly then: 'restart' | 'pause' }) {
  return (stage: Stage, ad: ReleasedAd): void => {
    const body = {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: decline.then,
    } as const
    const at = Math.min(stage.start - 2 * hourMs, endOf(ad) + 17 * hourMs)
    stage.timeline.at(at, () => send(stage, ad, { by: ad.seller, body }))
  }
}

function planGone(stage: Stage, ad: ReleasedAd): void {
  const body = {
    type: 'renegotiation_decline',
    reason: 'not_available',
    then: 'neither',
  } as const
  stage.timeline.at(endOf(ad) + 5 * hourMs, () => send(stage, ad, { by: ad.seller, body }))
}

type Offer = { readonly share: number; readonly hoursBefore: number }

/** Each of another dealer. */
function planLateOffers(...offers: readonly Offer[]) {
  return (stage: Stage, ad: ReleasedAd): void => {
    for (const [index, { share, hoursBefore }] of offers.entries()) {
      const by = ad.dealers[index]
      if (!by) continue
      const body = {
        type: 'late_offer',
        amountEur: shareOfTarget(ad, share),
        consentVersion: null,
      } as const
      stage.timeline.at(stage.start - hoursBefore * hourMs, () => send(stage, ad, { by, body }))
    }
  }
}

function planLateOfferDeclined(stage: Stage, ad: ReleasedAd): void {
  planLateOffers({ share: 0.8, hoursBefore: 20 })(stage, ad)
  stage.timeline.at(stage.start - 4 * hourMs, async () => {
    const { auctions, pool } = stage.services
    const [state] = await auctions.listNewest(pool, [ad.released.entityId])
    const lateOfferId = state?.lateOffers[0]?.lateOfferId
    if (lateOfferId === undefined) throw new Error(`${ad.vehicle.name} has no late offer`)
    await send(stage, ad, { by: ad.seller, body: { type: 'late_offer_decline', lateOfferId } })
  })
}
