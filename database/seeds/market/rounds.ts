import { hourMs } from '#domain/calendar/instant.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { restartListing } from '#server/areas/listing/api.ts'
import { answerCancellation, listOrders, requestCancellation } from '#server/areas/order/api.ts'
import { approveAd } from '../ads/seed-ad.ts'
import { weekdaysBefore } from '../demo-calendar.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import { endOf, send, shareOfTarget } from './send-command.ts'
import { approvalFor, type ReleasedAd, type Stage } from './stage.ts'

/** What goes on after an auction without a sale, or after a sale that came to nothing. */

/**
 * "Price too low" with restart: a new round at a lower price runs today, and the archived bid of the
 * round before binds on through it (rules 6).
 */
export function planFollowUp(stage: Stage, ad: ReleasedAd, time = '16:15'): void {
  const { services, timeline, start, operator } = stage
  const { entityId, auctionId } = ad.released
  const end = endOf(ad)
  timeline.at(end + 2 * hourMs, () =>
    send(stage, ad, {
      by: ad.seller,
      body: { type: 'renegotiation_decline', reason: 'price_too_low', then: 'restart' },
    }),
  )
  timeline.at(end + 3 * hourMs, () =>
    restartListing(services, asCaller(ad.seller, `restart-${auctionId}`), {
      auctionId,
      reducedTargetPriceEur: shareOfTarget(ad, 0.93),
      consentVersion: consentSentenceVersion,
    }),
  )
  timeline.at(approvalFor(weekdaysBefore(start, { days: 0, time })), () =>
    approveAd(services, { ...ad, operator, entityId, startPriceEur: shareOfTarget(ad, 0.86) }),
  )
}

const wish = 'Wir haben das Fahrzeug inzwischen anderweitig gefunden und möchten zurücktreten.'
const verdict =
  'Ein Meinungswechsel ist kein Grund, der den Kauf aufhebt. Die Provision bleibt geschuldet.'

/** Sold at its price, cancelled without a good reason: the owner may ask the second bidder (rules 10). */
export function planSecondChance(stage: Stage, ad: ReleasedAd): void {
  const { timeline, orders, operator, start, services } = stage
  const [second, first] = ad.dealers
  if (!second || !first) throw new Error(`${ad.vehicle.name} needs two dealers`)
  const end = endOf(ad)
  const bids = [
    { by: second, hours: 4, share: 0.97, isAskMeThen: true },
    { by: first, hours: 2, share: 1.01, isAskMeThen: false },
  ]
  for (const { by, hours, share, isAskMeThen } of bids) {
    const amountEur = shareOfTarget(ad, share)
    timeline.at(end - hours * hourMs, () =>
      send(stage, ad, { by, body: { type: 'bid', amountEur, isAskMeThen, consentVersion: null } }),
    )
  }
  const findOrderId = async () => {
    const { orders: sales } = await listOrders(services.pool, { limit: 200, offset: 0 })
    const sale = sales.find(({ auctionId }) => auctionId === ad.released.auctionId)
    if (!sale) throw new Error(`${ad.vehicle.name} was not sold`)
    return sale.orderId
  }
  timeline.at(start - 28 * hourMs, async () =>
    requestCancellation(orders, { orderId: await findOrderId(), reason: wish }),
  )
  timeline.at(start - 5 * hourMs, async () =>
    answerCancellation(orders, operator.context, {
      orderId: await findOrderId(),
      verdict: 'unjustified',
      words: verdict,
    }),
  )
}

function asCaller({ context }: SeededPerson, key: string) {
  return { ...context, idempotencyKey: `demo-seed-${key}` }
}
