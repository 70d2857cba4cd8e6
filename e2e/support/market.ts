import type { ProductCard } from '#contract/product.ts'
import { type Api, apiOf } from './api.ts'

/** The demo's market: its clock, and its ads by the name that the seeds give them. */

const approvalHoldMs = 10_000

export async function marketNow(): Promise<number> {
  const { demo } = await apiOf()
  return Date.parse((await demo.state()).marketNow)
}

/** Everything that falls due on the way happens at its own instant; nothing when it is later already. */
export async function travelTo(instant: number): Promise<void> {
  const { demo } = await apiOf()
  if ((await marketNow()) >= instant) return
  try {
    await demo.moveClock({ body: { until: new Date(instant).toISOString() } })
  } catch (error) {
    // It goes on by itself, and may have come there in between.
    if ((await marketNow()) < instant) throw error
  }
}

/** Approvals take effect a little later, and can be undone until then. */
export async function letApprovalsTakeEffect(): Promise<void> {
  await travelTo((await marketNow()) + approvalHoldMs)
}

/** The ad that a dealer finds by this text; there must be exactly one. */
export async function findAd(text: string): Promise<ProductCard> {
  const { catalog } = await apiOf('schwarz')
  const { products } = await catalog.search({ query: { text, itemsPerPage: 10 } })
  const [found, second] = products
  if (found === undefined || second !== undefined) {
    throw new Error(`${products.length} ads are found by ${text}`)
  }
  return found
}

/** The auction of an ad, which everything that is offered for sale has. */
export function auctionOf({ auction, entityId }: ProductCard): NonNullable<ProductCard['auction']> {
  if (auction === null) throw new Error(`Ad ${entityId} has no auction`)
  return auction
}

export async function loadAuction(api: Api, auctionId: number) {
  return api.auction.get({ params: { auctionId } })
}

/** A bid without a page, for the side that a journey does not look at. */
export async function bidAs(
  person: string,
  { auctionId, amountEur }: { auctionId: number; amountEur: number },
): Promise<void> {
  const { auction } = await apiOf(person)
  await auction.placeBid({
    params: { auctionId },
    body: { amountEur },
    idempotencyKey: crypto.randomUUID(),
  })
}

export function euros(amountEur: number): string {
  return `${new Intl.NumberFormat('de-DE').format(amountEur)} €`
}
