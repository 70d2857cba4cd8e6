import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/product.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'

/** An operator in an ad that is another's: allowed, and each time logged (rules 1 and 11). */

const app = await appOfTest()
const { pool } = app
let market: SentinelMarket
let entityId: number

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile, operator: wholeProfile })
  const values = { vin: 'ZFA25000002345678', target_price: 40_000 }
  entityId = await prepareAd(market, { owner: 'uninvolved', values })
})

async function logged() {
  const { rows } = await pool.query<{ action: string }>(
    'select action from operator_actions where subject = $1 order by action_id',
    [`listing:${entityId}`],
  )
  return rows.map(({ action }) => action)
}

function save(viewer: 'uninvolved' | 'operator', model: string) {
  const path = `/api/private/product/update/${entityId}`
  const attributes = { others: [{ attributeCode: 'model', value: model }] }
  return market.call(viewer, { method: 'PUT', path, body: { attributes } })
}

async function documentPath(): Promise<string> {
  const path = `/api/private/product/get/${entityId}`
  const { body } = await market.call('uninvolved', { method: 'GET', path })
  const { documents } = body as Product // The endpoint's own output.
  return `product/document/${entityId}/${documents?.[0]?.documentId}`
}

describe('in another’s ad an operator', () => {
  test('edits, which is logged, and what its owner edits is not', async () => {
    expect((await save('uninvolved', 'Sky')).status).toBe(200)
    expect(await logged()).toEqual([])
    expect((await save('operator', 'Sun')).status).toBe(200)
    expect(await logged()).toEqual(['edit_ad'])
  })

  test('opens the official document, which is logged; nobody else finds it', async () => {
    const path = `/api/private/${await documentPath()}`
    expect((await market.call('anna', { method: 'GET', path })).status).toBe(404)
    expect((await market.call('uninvolved', { method: 'GET', path })).status).toBe(200)
    expect((await market.call('operator', { method: 'GET', path })).status).toBe(200)
    expect(await logged()).toEqual(['edit_ad', 'view_ad_document'])
  })

  test('submits it for its owner, whose auction it stays', async () => {
    expect((await market.call('operator', submitCall(entityId))).status).toBe(200)
    const { rows } = await pool.query(
      `select a.state->>'ownerCustomerId' as owner, a.status, c.customer_id as consented
       from auctions a join consents c using (listing_id) where listing_id = $1`,
      [entityId],
    )
    const ownerId = market.customerIds.get('uninvolved')
    expect(rows).toEqual([{ owner: String(ownerId), status: 'under_review', consented: ownerId }])
    expect(await logged()).toContain('submit_ad')
  })
})

test('an official document stays where it is once the ad is submitted (rules 8)', async () => {
  const path = `/api/public/${await documentPath()}`
  for (const status of ['under_review', 'running']) {
    await pool.query('update auctions set status = $2 where listing_id = $1', [entityId, status])
    expect(await market.call('uninvolved', { method: 'DELETE', path })).toMatchObject({
      status: 409,
      body: { code: 'AD_NOT_EDITABLE' },
    })
  }
})
