import { testKeys } from '#database/testing/market-of-test.ts'
import { releasableListing, type SlotLoad } from '#domain/auction/core/facts.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { createRound, listSlotLoads, type MarketRequest } from '#server/testing/market-parts.ts'
import { computeState } from '../model/compute-state.ts'
import type { Release } from '../model/scenario.ts'
import { slotFor } from '../model/slot-choice.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import type { Stage } from '../stage/stage.ts'
import type { Auction } from './auction.ts'
import { quietly } from './quietly.ts'

/** A seller's ad on its way to a slot, by the market's own commands. */

export type Wish = Pick<Release, 'kind' | 'startPriceEur' | 'targetEur' | 'buyNowEur' | 'tax'>

export function wishOf(chance: Chance, { country }: Person): Wish {
  const targetEur = chance.pick([3_000, 4_930, 9_000, 24_700, 26_000, 49_800, 98_000, 130_000])
  const odd = chance.whole(0, 60)
  const startShare = chance.pick([40, 60, 85, 97])
  return {
    kind: chance.happens(0.25) ? 'collection' : 'auction',
    targetEur: targetEur + odd,
    startPriceEur: Math.round((targetEur * startShare) / 100),
    buyNowEur: chance.happens(0.35) ? aTwentyAbove((targetEur + odd) * 1.08) : null,
    tax: {
      regime: chance.pick(['private', 'reportable', 'reportable', 'margin_scheme']),
      vatPercent: country === 'NL' ? 21 : 19,
      isNewVehicle: chance.happens(0.15),
    },
  }
}

/** So that whole percents of it are whole amounts, and somebody can bid just those. */
function aTwentyAbove(amountEur: number): number {
  return Math.ceil(amountEur / 20) * 20
}

export async function releaseAuction(
  stage: Stage,
  chance: Chance,
  { owner, wish, others }: { owner: Person; wish: Wish; others: readonly Auction[] },
): Promise<Auction> {
  const { pool } = stage.database
  const customerId = owner.customerId ?? 0
  const auctionId = await createRound(pool, {
    ownerCustomerId: customerId,
    ownerMerchantId: owner.merchantId,
    at: stage.now,
    keys: testKeys,
  })
  await saveReview(pool, auctionId, wish.tax)
  const { server, randomInputs, slotLoads } = await reviewOf(stage, auctionId, chance)
  await quietly(stage, async () => {
    await server.market.execute({
      ...{ auctionId, idempotencyKey: null },
      facts: { listing: releasableListing, vehicle: null },
      actor: { kind: 'customer', customerId },
      body: { type: 'submit', consentVersion: 'simulated' },
    })
    await server.market.execute(approvalOf(stage, { auctionId, wish, slotLoads }))
  })
  return newAuction(stage, {
    auctionId,
    others,
    roundBefore: null,
    release: { ...wish, ...heldBack(stage, owner), ...drawnFrom(randomInputs), earlier: null },
  })
}

/** What the operator found of the vehicle's taxes. */
async function saveReview(pool: DatabasePool, auctionId: number, tax: Wish['tax']): Promise<void> {
  const { regime: vatRegime, vatPercent, isNewVehicle } = tax
  const rate = vatRegime === 'reportable' ? { vatRateBasisPoints: vatPercent * 100 } : {}
  await pool.query(
    `update listings set review = $2
     where listing_id = (select listing_id from auctions where auction_id = $1)`,
    [auctionId, JSON.stringify({ vatRegime, isNewVehicle, ...rate })],
  )
}

/** What an approval needs of chance and of the calendar. */
export async function reviewOf(stage: Stage, auctionId: number, chance: Chance) {
  const [server] = stage.servers
  if (!server) throw new Error('no server runs')
  const randomInputs = stage.randomInputs.prepareApproval(auctionId, chance)
  const slotLoads = await listSlotLoads(stage.database.pool, new Date(stage.now))
  return { server, randomInputs, slotLoads }
}

export function approvalOf(
  stage: Stage,
  {
    auctionId,
    wish,
    slotLoads,
  }: {
    readonly auctionId: number
    readonly wish: Wish
    readonly slotLoads: readonly SlotLoad[]
  },
): MarketRequest {
  return {
    auctionId,
    idempotencyKey: null,
    facts: { listing: releasableListing, slotLoads },
    actor: { kind: 'operator', customerId: stage.person('operator').customerId ?? 0 },
    body: {
      type: 'approve',
      mode: wish.kind === 'auction' ? 'auction' : 'offer_collection',
      startPriceEur: wish.startPriceEur,
      buyNowPriceEur: wish.buyNowEur,
      settings: stage.settings,
      secrets: { targetPriceEur: wish.targetEur },
    },
  }
}

function heldBack({ people }: Stage, owner: Person) {
  const own = people.filter(({ company }) => company !== null && company === owner.company)
  return {
    owner: owner.name,
    ownDealers: own.map(({ name }) => name),
    houses: [...housesOf(people).values()],
  }
}

function housesOf(people: readonly Person[]): Map<string, string[]> {
  const houses = new Map<string, string[]>()
  for (const { name, company } of people)
    if (company !== null) houses.set(company, [...(houses.get(company) ?? []), name])
  return houses
}

/** Rules 4: a whole percent from 78 to 92, each as likely. */
export function drawnFrom({ yellowFraction }: { readonly yellowFraction: number }) {
  return { yellowPercent: 78 + Math.floor(yellowFraction * 15) }
}

/** With the slot that the model gives it. */
export function newAuction(
  stage: Stage,
  made: Pick<Auction, 'auctionId' | 'roundBefore'> & {
    readonly others: readonly Auction[]
    readonly release: Omit<Release, 'startsAt' | 'endsAt'>
  },
): Auction {
  const { auctionId, others, roundBefore, release } = made
  const taken = others
    .map(({ scenario }) => computeState(scenario, stage.now))
    .filter(({ status }) => status === 'published' || status === 'running')
    .map(({ endsAt }) => endsAt)
  return {
    auctionId,
    name: `A${others.length + 1}`,
    roundBefore,
    keys: new Map(),
    sequences: new Map(),
    open: [],
    scenario: { entries: [], release: { ...release, ...slotFor(stage.now, taken) } },
  }
}
