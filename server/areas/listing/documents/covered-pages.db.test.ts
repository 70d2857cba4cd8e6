import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Product, ProductCard } from '#contract/product.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import { moveClockTo } from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import {
  approveAd,
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  uploadOf,
  type Viewer,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'

/** A covered page of the registration certificate, from its owner by the review to dealers (rules 1). */

const app = await appOfTest()
const vin = vinOfTest()
const priceEur = 50_000
let market: SentinelMarket
let entityId: number
let pageId: number
let auctionId: number

const get = (viewer: Viewer, path: string) => market.call(viewer, { method: 'GET', path })

async function pagesOf(viewer: Viewer): Promise<Product['coveredPages']> {
  const { body } = await get(viewer, `/api/private/product/get/${entityId}`)
  return (body as Product).coveredPages ?? [] // Nothing in a refusal.
}

async function pageStatus(viewer: Viewer): Promise<number> {
  return (await get(viewer, `/api/private/product/covered-page/${entityId}/${pageId}`)).status
}

async function upload(file: Buffer) {
  const path = `/api/public/product/covered-page/${entityId}/registration_part_1`
  const form = uploadOf('Schein Uwe Petersen.jpg', 'image/jpeg', file)
  return market.call('uninvolved', { method: 'POST', path, ...form })
}

/** The catalogue follows the release of an ad by itself, a moment later. */
async function countsOnCard(viewer: Viewer) {
  const findCard = async () => {
    const { body } = await get(viewer, '/api/public/catalog/search?itemsPerPage=60')
    const { products } = body as { products: ProductCard[] }
    return products.find((each) => each.entityId === entityId)
  }
  await expect.poll(findCard).toBeDefined()
  const card = await findCard()
  return { documents: card?.documentCount, damages: card?.damageCount }
}

function release(viewer: Viewer, isReleased: boolean) {
  const path = `/api/operator/covered-pages/${entityId}/${pageId}`
  return market.call(viewer, { method: 'PUT', path, body: { isReleased } })
}

beforeAll(async () => {
  market = await openMarket(app, {
    uninvolved: wholeProfile,
    operator: wholeProfile,
    anna: { ...wholeProfile, companyName: 'Wohnmobile Nord GmbH' },
  })
  const values = { vin, target_price: 40_000, buy_now_enabled: true, buy_now_price: priceEur }
  entityId = await prepareAd(market, { owner: 'uninvolved', values })
})

test('its owner adds it to the ad; what is no picture is refused', async () => {
  const create = { width: 1200, height: 800, channels: 3 as const, background: '#eee' }
  const page = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'Petersen' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(page)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { documentType: 'registration_part_1', isReleased: false },
  })
  pageId = (body as { pageId: number }).pageId
  expect(await upload(Buffer.from('%PDF-1.7'))).toMatchObject({
    status: 422,
    body: { code: 'PICTURE_UNREADABLE' },
  })
})

test('until an operator has released it no dealer sees it, nor that it is there', async () => {
  expect((await market.call('uninvolved', submitCall(entityId))).status).toBe(200)
  expect(await pageStatus('operator')).toBe(200)
  auctionId = await approveAd(market, entityId, { owner: 'uninvolved', values: { vin } })
  expect(await pageStatus('uninvolved')).toBe(200)
  expect(await pagesOf('anna')).toEqual([])
  expect(await countsOnCard('anna')).toMatchObject({ documents: 0 })
  expect(await pageStatus('anna')).toBe(404)
  expect((await release('anna', true)).status).toBe(404)
})

test('released it is shown to accepted dealers as a flat picture, to nobody else, and can be taken back', async () => {
  expect((await release('operator', true)).status).toBe(200)
  expect(await pagesOf('anna')).toEqual([
    { pageId, documentType: 'registration_part_1', isReleased: true },
  ])
  const page = await get('anna', `/api/private/product/covered-page/${entityId}/${pageId}`)
  expect(page.status).toBe(200)
  expect(page.head).toMatch(/image\/webp[\s\S]*inline|inline[\s\S]*image\/webp/)
  expect(page.text).not.toContain('Petersen')
  const known = { documents: 1, damages: expect.any(Number) }
  for (const viewer of ['anna', 'operator'] as const)
    expect(await countsOnCard(viewer)).toEqual(known)
  for (const viewer of ['inReview', 'visitor'] as const) {
    expect(await countsOnCard(viewer)).toEqual({ documents: null, damages: null })
  }
  expect(await pagesOf('inReview')).toEqual([])
  expect(await pageStatus('inReview')).toBe(404)
  expect(await pageStatus('visitor')).toBe(401)
  expect((await release('operator', false)).status).toBe(200)
  expect(await pageStatus('anna')).toBe(404)
  const { rows } = await app.pool.query<{ action: string }>(
    "select action from operator_actions where subject = $1 and action like '%page' order by action_id",
    [`listing:${entityId}`],
  )
  expect(rows.map(({ action }) => action)).toEqual(['release_ad_page', 'release_ad_page'])
})

test('after the sale its buyer has the files, and no other dealer a page', async () => {
  expect((await release('operator', true)).status).toBe(200)
  const { rows } = await app.pool.query<{ at: Date }>(
    'select starts_at as at from auctions where auction_id = $1',
    [auctionId],
  )
  await moveClockTo(app.pool, rows[0]?.at.getTime() ?? 0)
  await app.app.market.clock.catchUp()
  const bought = await market.call('anna', {
    method: 'POST',
    path: `/api/private/auction/${auctionId}/buy-now`,
    body: { priceEur },
    idempotencyKey: newKey(),
  })
  expect(bought.status).toBe(200)
  const documentOf = async (viewer: Viewer) => {
    const { body } = await get(viewer, `/api/private/product/get/${entityId}`)
    return (body as Product).documents[0]
  }
  const document = await documentOf('anna')
  const path = `/api/private/product/document/${entityId}/${document?.documentId}`
  expect((await get('anna', path)).status).toBe(200)
  expect(await documentOf('ben')).toMatchObject({ fileName: '' })
  expect((await get('ben', path)).status).toBe(404)
  expect(await pagesOf('ben')).toEqual([])
  expect(await pageStatus('ben')).toBe(404)
})
