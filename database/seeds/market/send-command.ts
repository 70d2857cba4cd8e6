import type { Instant } from '#domain/calendar/instant.ts'
import type { PlainBody } from '#server/areas/auction/commands/market-request.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import { actorOf } from './bidding.ts'
import type { ReleasedAd, Stage } from './stage.ts'

/** What all endings need: when the hammer falls, prices as people write them, and a command. */

export function endOf({ released }: ReleasedAd): Instant {
  return released.clock.endsAt
}

/** Rounded to what people write. */
export function shareOfTarget({ vehicle }: ReleasedAd, share: number): number {
  return Math.round((vehicle.targetPriceEur * share) / 100) * 100
}

export function send(stage: Stage, ad: ReleasedAd, command: { by: SeededPerson; body: PlainBody }) {
  const { auctionId } = ad.released
  return stage.services.auctions.execute({
    auctionId,
    actor: actorOf(command.by),
    body: command.body,
    idempotencyKey: `demo-seed-${auctionId}-${command.body.type}-${stage.timeline.now}`,
  })
}
