import { earlierOf, leastStartEur } from '../model/rounds.ts'
import type { Earlier, Release } from '../model/story.ts'
import { tell } from '../model/tell.ts'
import type { Chance } from '../stage/chance.ts'
import type { Stage } from '../stage/stage.ts'
import type { Auction } from './auction.ts'
import type { Beat } from './beat.ts'
import { Failure } from './failure.ts'
import { approvalOf, drawnFrom, newAuction, reviewOf, type Wish } from './new-auction.ts'
import { quietly } from './quietly.ts'

/** The round after a restart: under review since then, now approved by the market's own command. */
export async function releaseNextRound(
  stage: Stage,
  chance: Chance,
  next: {
    readonly last: Auction
    readonly beat: Extract<Beat, { kind: 'next_round' }>
    readonly others: readonly Auction[]
  },
): Promise<Auction> {
  const { last, beat, others } = next
  const { release, entries } = last.story
  const restart = entries.findIndex(({ deed }) => deed.kind === 'restart')
  const { deed, at } = entries[restart] ?? {}
  if (deed?.kind !== 'restart' || at === undefined) throw new Error('there was no restart')
  const targetEur = deed.reducedTargetEur ?? release.targetEur
  const earlier = earlierAt({ release, entries: entries.slice(0, restart) }, at)
  const leastEur = leastStartEur(earlier, stage.now)
  const wish: Wish = {
    kind: release.kind,
    tax: release.tax,
    targetEur,
    startPriceEur: Math.max(leastEur, Math.min(beat.startPriceEur, targetEur)),
    buyNowEur: beat.isBoughtNow ? Math.round(targetEur * 1.08) : null,
  }
  const auctionId = await newestRound(stage, last.auctionId)
  const { server, draws, slotLoads } = await reviewOf(stage, chance)
  const approve = (startPriceEur: number) =>
    quietly(stage, () =>
      server.market.execute(
        approvalOf(stage, {
          ...{ auctionId, facts: { draws, slotLoads } },
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
    release: { ...wish, owner, ownDealers, houses, ...drawnFrom(draws), earlier },
  })
}

/** The restart itself takes nothing of the archived bid away. */
function earlierAt(before: Auction['story'], at: number): Earlier {
  const release: Release = before.release
  return earlierOf(release, tell(before, at))
}

async function newestRound(stage: Stage, auctionId: number): Promise<number> {
  const { rows } = await stage.database.pool.query(
    `select next.auction_id as "auctionId" from auctions last
     join auctions next on next.listing_id = last.listing_id and next.round = last.round + 1
     where last.auction_id = $1`,
    [auctionId],
  )
  return rows[0].auctionId
}
