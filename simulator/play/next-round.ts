import { releasableListing } from '#domain/auction/core/facts.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { Outcome } from '#server/testing/market-parts.ts'
import { computeState } from '../model/compute-state.ts'
import { earlierOf, leastStartEur, submission } from '../model/rounds.ts'
import type { Earlier } from '../model/scenario.ts'
import type { Chance } from '../stage/chance.ts'
import type { Stage } from '../stage/stage.ts'
import type { Auction } from './auction.ts'
import { Failure } from './failure.ts'
import { approvalOf, drawnFrom, newAuction, reviewOf, type Wish } from './new-auction.ts'
import { quietly } from './quietly.ts'
import type { Step } from './step.ts'

type NextRound = {
  readonly last: Auction
  readonly step: Extract<Step, { kind: 'next_round' }>
  readonly others: readonly Auction[]
}

/**
 * The round after a restart: under review since then, now approved by the market's own command. Who
 * comes back after a rest submits first; null where that is too early or once too often, as it must be.
 */
export async function releaseNextRound(
  stage: Stage,
  chance: Chance,
  next: NextRound,
): Promise<Auction | null> {
  const { last, step, others } = next
  const { release } = last.scenario
  const { earlier, reducedTargetEur, isSubmitted } = openedRound(last)
  const targetEur = reducedTargetEur ?? (isSubmitted ? null : step.targetEur) ?? release.targetEur
  const leastEur = leastStartEur(earlier, stage.now)
  const wish: Wish = {
    kind: release.kind,
    tax: release.tax,
    targetEur,
    startPriceEur: Math.max(leastEur, Math.min(step.startPriceEur, targetEur)),
    buyNowEur: step.isBoughtNow ? Math.round(targetEur * 1.08) : null,
  }
  const auctionId = await newestRound(stage, last.auctionId)
  if (!isSubmitted && !(await submit(stage, next, { auctionId, earlier, targetEur }))) return null
  const { server, randomInputs, slotLoads } = await reviewOf(stage, auctionId, chance)
  const approve = (startPriceEur: number) =>
    quietly(stage, () =>
      server.market.execute(
        approvalOf(stage, {
          ...{ auctionId, slotLoads },
          wish: { ...wish, startPriceEur },
        }),
      ),
    )
  const failure = (what: string) => new Failure(what, { auction: last.name })
  if (leastEur > 1 && (await approve(leastEur - 1)).decision.isAccepted)
    throw failure('a start price less than a step above the archived bid was approved')
  if ((await approve(Math.max(leastEur, targetEur) + 1)).decision.isAccepted)
    throw failure('a start price above the target was approved')
  if (!(await approve(wish.startPriceEur)).decision.isAccepted)
    throw failure('the next round was not approved')
  const { owner, ownDealers, houses } = release
  return newAuction(stage, {
    ...{ auctionId, others, roundBefore: last.name },
    release: { ...wish, owner, ownDealers, houses, ...drawnFrom(randomInputs), earlier },
  })
}

/** The owner's command that opened the next round; it removes nothing by itself. */
function openedRound({ scenario: { release, entries } }: Auction): {
  readonly earlier: Earlier
  readonly reducedTargetEur: number | null
  readonly isSubmitted: boolean
} {
  const place = entries.findIndex(
    ({ command: { kind } }) => kind === 'restart' || kind === 'resume',
  )
  const { command, at } = entries[place] ?? {}
  if (command === undefined || at === undefined) throw new Error('nobody opened a further round')
  const before = computeState({ release, entries: entries.slice(0, place) }, at)
  const isSubmitted = command.kind === 'restart'
  const reducedTargetEur = command.kind === 'restart' ? command.reducedTargetEur : null
  return { earlier: earlierOf(release, before), reducedTargetEur, isSubmitted }
}

/** Whether the ad is under review now, as far as the model agrees with the answer. */
async function submit(
  stage: Stage,
  { last }: NextRound,
  ad: { readonly auctionId: number; readonly earlier: Earlier; readonly targetEur: number },
): Promise<boolean> {
  const { auctionId, earlier, targetEur } = ad
  const [server] = stage.servers
  if (!server) throw new Error('no server runs')
  const entityId = await listingOf(stage, auctionId)
  const customerId = stage.person(last.scenario.release.owner).customerId ?? 0
  const { decision } = await quietly<Outcome>(stage, async () => {
    const vehicle = await server.market.findVehicle({
      entityId,
      customerId,
      targetPriceEur: targetEur,
    })
    return server.market.execute({
      ...{ auctionId, idempotencyKey: null },
      facts: { listing: releasableListing, vehicle },
      actor: { kind: 'customer', customerId },
      body: { type: 'submit', consentVersion: 'simulated' },
    })
  })
  const expected = submission(earlier, { targetEur, now: stage.now })
  const code = decision.isAccepted ? null : decision.refusal.code
  if ((expected.allowed ? null : expected.code) === code) return expected.allowed
  const what = `${last.scenario.release.owner} sees the answer to submit`
  throw new Failure('answers differ', {
    auction: last.name,
    differences: [{ what, server: code ?? 'accepted', model: expected }],
  })
}

async function listingOf({ database }: Stage, auctionId: number): Promise<number> {
  return onlyRow(
    await database.pool.query<{ listingId: number }>(
      'select listing_id as "listingId" from auctions where auction_id = $1',
      [auctionId],
    ),
  ).listingId
}

async function newestRound({ database }: Stage, auctionId: number): Promise<number> {
  return onlyRow(
    await database.pool.query<{ auctionId: number }>(
      `select next.auction_id as "auctionId" from auctions last
     join auctions next on next.listing_id = last.listing_id and next.round = last.round + 1
     where last.auction_id = $1`,
      [auctionId],
    ),
  ).auctionId
}
