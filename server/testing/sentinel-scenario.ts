import { expect } from 'vitest'
import { waitUntil } from '#database/testing/wait-until.ts'
import { pathTo } from '#locales/paths.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { onlyRow } from '../platform/database/queryable.ts'
import { type LiveStream, openLiveStream } from './live-stream.ts'
import { readablePaths } from './readable-calls.ts'
import {
  approveAd,
  command,
  emailOf,
  type SentinelAd,
  type SentinelMarket,
  submitAd,
  type Viewer,
  viewers,
} from './sentinel-market.ts'

/**
 * From two ads to a renegotiation and a sale, with everybody reading everything they can reach on the
 * way: in review, while bids come in, and after the end.
 */

export type PlayedScenario = {
  readonly streams: ReadonlyMap<Viewer, LiveStream>
  /** How many answers there were until then. */
  readonly heardBeforeEnd: number
}

export async function playScenario(
  market: SentinelMarket,
  plot: {
    readonly ads: readonly [renegotiation: SentinelAd, sale: SentinelAd]
    readonly limitsOfAnna: readonly [inRenegotiation: number, inSale: number]
  },
): Promise<PlayedScenario> {
  const [renegotiation, sale] = plot.ads
  const entityIds = [await submitAd(market, renegotiation), await submitAd(market, sale)]
  await readEverything(market, { entityIds, auctionIds: [] })
  const auctionIds: number[] = []
  for (const [index, ad] of plot.ads.entries()) {
    auctionIds.push(await approveAd(market, entityIds[index] ?? 0, ad))
  }
  const streams = await followAll(market, auctionIds)
  await travelTo(market, 'max(starts_at)')
  await bidOnBoth(market, auctionIds, plot.limitsOfAnna)
  await readEverything(market, { entityIds, auctionIds })
  const heardBeforeEnd = market.heard.length
  await travelTo(market, 'max(ends_at)')
  await waitUntil(() => hasNoJobs(market.app.pool))
  await readEverything(market, { entityIds, auctionIds })
  const { rows } = await market.app.pool.query('select status from auctions order by auction_id')
  expect(rows).toEqual([{ status: 'renegotiation' }, { status: 'sold' }])
  for (const stream of streams.values()) stream.close()
  return { streams, heardBeforeEnd }
}

async function followAll(
  market: SentinelMarket,
  auctionIds: readonly number[],
): Promise<Map<Viewer, LiveStream>> {
  await market.app.app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = market.app.app.http.server.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  const origin = `http://127.0.0.1:${address.port}`
  const streams = new Map<Viewer, LiveStream>()
  for (const viewer of viewers) {
    const token = viewer === 'visitor' ? {} : { token: await bearerOf(market, viewer) }
    const stream = await openLiveStream({ origin, ...token })
    expect(await stream.follow(auctionIds)).toBe(200)
    streams.set(viewer, stream)
  }
  return streams
}

async function bearerOf({ app }: SentinelMarket, viewer: Viewer): Promise<string> {
  const body = { email: emailOf(viewer) }
  const answer = await app.browser().call({ method: 'POST', path: '/api/demo/login', body })
  return (answer.body as { access_token: string }).access_token
}

async function travelTo({ app }: SentinelMarket, instant: string): Promise<void> {
  const { rows } = await app.pool.query(
    `select ${instant} + interval '1 minute' as at from auctions`,
  )
  const body = { until: rows[0].at.toISOString() }
  const answer = await app.browser().call({ method: 'POST', path: '/api/demo/clock', body })
  expect(answer.status).toBe(200)
}

async function bidOnBoth(
  market: SentinelMarket,
  auctionIds: readonly number[],
  limitsOfAnna: readonly number[],
): Promise<void> {
  for (const [index, auctionId] of auctionIds.entries()) {
    const bid = (viewer: Viewer, amountEur: number) =>
      command(market, viewer, {
        path: `/api/private/auction/${auctionId}/bid`,
        body: { amountEur },
      })
    await bid('anna', 30_000)
    await command(market, 'anna', {
      method: 'PUT',
      path: `/api/private/auction/${auctionId}/agent`,
      body: { limitEur: limitsOfAnna[index] },
    })
    await bid('ben', 35_000)
    // Above the target by hand: an agent that reaches it would bid it, and so tell it.
    if (index === 1) await bid('ben', 47_500)
  }
}

async function readEverything(
  market: SentinelMarket,
  ids: { readonly entityIds: readonly number[]; readonly auctionIds: readonly number[] },
): Promise<void> {
  const { rows } = await market.app.pool.query('select order_id as "orderId" from orders')
  const paths = readablePaths({
    entityId: ids.entityIds,
    auctionId: ids.auctionIds,
    id: [...ids.entityIds, ...market.customerIds.values()],
    merchantId: [...market.merchantIds.values()],
    customerId: [...market.customerIds.values()],
    orderId: rows.map(({ orderId }) => orderId),
    documentId: [1, 2, 3, 4],
    page: ['terms', 'imprint'],
    locale: ['de'],
    key: ['system_bar'],
    slug: ['papers'],
    pageId: [1],
    kind: ['guide_article', 'popup'],
    version: [1],
    sets: ['product,auction,damage', 'customer,merchant'],
    uuid: ['00000000-0000-4000-8000-000000000000'],
    code: ['abcdefghjk'],
  })
  const pages = [
    pathTo('catalog', 'de'),
    ...ids.entityIds.map((id) => pathTo('product', 'de', { id: String(id) })),
  ]
  for (const viewer of viewers) {
    for (const path of [...paths, ...pages]) await market.call(viewer, { method: 'GET', path })
  }
  // Once more, when everybody has been there: the visitor's are kept, and must hold nobody else's.
  for (const path of pages) await market.call('visitor', { method: 'GET', path })
}

async function hasNoJobs(pool: DatabasePool): Promise<boolean> {
  const row = onlyRow(
    await pool.query<{ waiting: string }>(
      `select (select count(*) from outbox) + (select count(*) from graphile_worker._private_jobs
       where run_at <= now()) as waiting`,
    ),
  )
  return Number(row.waiting) === 0
}

/** Every table, searched row by row as text. */
export async function tablesWith(
  pool: DatabasePool,
  sentinels: readonly { readonly name: string; readonly pattern: RegExp }[],
): Promise<{ table: string; sentinel: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  )
  const found: { table: string; sentinel: string }[] = []
  for (const { name: table } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select one::text as row from ${table} as one`,
    )
    for (const { name, pattern } of sentinels) {
      if (rows.some(({ row }) => pattern.test(row))) found.push({ table, sentinel: name })
    }
  }
  return found
}
