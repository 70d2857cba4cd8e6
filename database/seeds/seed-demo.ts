import type { Instant } from '#domain/calendar/instant.ts'
import { hashOf } from '#drawings/chance.ts'
import type { AccountServices } from '#server/areas/account/api.ts'
import type { AuctionClock } from '#server/areas/auction/api.ts'
import { setMarketClock } from '#server/areas/demo/api.ts'
import { type ListingServices, queuePictureSizes, saveWatched } from '#server/areas/listing/api.ts'
import type { OrderServices } from '#server/areas/order/api.ts'
import { type AdPictures, makeAdPictures } from './ads/ad-pictures.ts'
import { presentOf, savePictures } from './ads/seed-ad.ts'
import { demoStart } from './demo-calendar.ts'
import { planAd } from './market/plan-ad.ts'
import { seedAfterSale } from './market/seed-after-sale.ts'
import { Timeline } from './market/timeline.ts'
import { type SeededPeople, seedPeople } from './people/seed-people.ts'
import { seedUsage } from './usage/seed-usage.ts'
import { damagesOf } from './vehicles/demo-damages.ts'
import { pastVehicles } from './vehicles/past-vehicles.ts'
import { type DemoVehicle, demoVehicles } from './vehicles/vehicle-table.ts'

/**
 * Fills an empty database with a market (rules 14): people, ads and weeks of bidding, all of it by
 * the use cases themselves while the market's clock is led from the past to the demo's beginning.
 */

export type SeedServices = {
  readonly account: AccountServices
  readonly listing: ListingServices
  readonly orders: OrderServices
  readonly clock: Pick<AuctionClock, 'catchUp'>
}

export type SeedOptions = {
  /** Fewer make a smaller market, for tests. */
  readonly vehicles?: readonly DemoVehicle[]
  /** Between 0 and 1. */
  readonly report?: (progress: number) => void
}

export async function seedDemo(services: SeedServices, options: SeedOptions = {}): Promise<void> {
  const { vehicles = [...demoVehicles, ...pastVehicles], report = () => undefined } = options
  const { pool } = services.listing
  const start = demoStart(Date.now())
  const moveClockTo = (instant: Instant) => setMarketClock(pool, instant)
  const people = await seedPeople(services.account, { start, moveClockTo })
  report(0.1)
  const pictures = await makePictures(services.listing, vehicles, (share) =>
    report(0.1 + share * 0.4),
  )
  const timeline = new Timeline({ moveClockTo, catchUp: services.clock.catchUp })
  const stage = {
    services: { ...services.listing, now: () => realTimeOf(timeline.now, start) },
    orders: services.orders,
    timeline,
    operator: people.operator,
    dealers: people.dealers,
    start,
  }
  for (const vehicle of vehicles) {
    const seller = people.byKey.get(vehicle.seller)
    const drawn = pictures.get(vehicle)
    if (!seller || !drawn) throw new Error(`${vehicle.name} has no seller`)
    planAd(stage, { vehicle, seller, pictures: drawn })
  }
  await timeline.playUntil(start, (share) => report(0.5 + share * 0.45))
  await seedWatchlists(services.listing, people)
  await seedAfterSale(pool, { operator: people.operator, start })
  await seedUsage(services.listing)
  await queuePictureSizes(pool, sizeKeys([...pictures.values()]))
  report(1)
}

/** What the real clock would have shown, had the market's always been ahead by as much as it is. */
function realTimeOf(marketNow: Instant, start: Instant): Date {
  return new Date(Date.now() - (start - marketNow))
}

async function makePictures(
  services: ListingServices,
  vehicles: readonly DemoVehicle[],
  report: (share: number) => void,
): Promise<Map<DemoVehicle, AdPictures>> {
  const pictures = new Map<DemoVehicle, AdPictures>()
  const drawn = vehicles.filter((vehicle) => !pastVehicles.includes(vehicle))
  for (const vehicle of drawn) {
    // Which damages there are does not depend on the language they are told in.
    const damages = damagesOf(vehicle, 'de')
    const made = await makeAdPictures(services.images, { vehicle, damages })
    await savePictures(services, made)
    pictures.set(vehicle, made)
    report(pictures.size / drawn.length)
  }
  // What was over long ago needs no drawings of its own.
  const known = drawn.find(({ make, kind }) => make === 'weinsberg' && kind === 'motorhome')
  const shown = known && pictures.get(known)
  for (const vehicle of pastVehicles) if (shown) pictures.set(vehicle, { ...shown, damages: [] })
  return pictures
}

/** Dealers watch what they may want: every fifth ad each. */
async function seedWatchlists(services: ListingServices, people: SeededPeople): Promise<void> {
  const { rows } = await services.pool.query<{ listing_id: number }>(
    `select listing_id from auctions where status in ('published', 'running', 'hotbidding')
     order by listing_id`,
  )
  for (const { customerId, person } of people.dealers) {
    const watched = rows.filter(({ listing_id }) => hashOf(`${person.key}|${listing_id}`) % 4 === 0)
    for (const { listing_id } of watched) {
      await saveWatched(services.pool, { customerId, listingId: listing_id, isWatched: true })
    }
  }
}

/** Main pictures first: they stand in the catalog and in notifications. */
function sizeKeys(pictures: readonly AdPictures[]): string[] {
  const main = pictures.flatMap(({ gallery }) => gallery.slice(0, 1))
  const others = pictures.flatMap(({ gallery, damages }) => [
    ...gallery.slice(1),
    ...presentOf(damages),
  ])
  return [...new Set([...main, ...others].map(({ key }) => key))]
}
