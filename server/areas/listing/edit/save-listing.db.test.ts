import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'

/** A visitor's ad over its calls: versions, refusals, and what is left of a refused answer. */

const { pool, browser } = await appOfTest()

const others = (model: string) => ({
  attributes: { others: [{ attributeCode: 'model', value: model }] },
})

async function startAd(visitor: Browser): Promise<Product> {
  const path = '/api/public/product/create'
  const body = { productType: 'motorhome', ...others('Sky') }
  const answer = await visitor.call({ method: 'POST', path, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body as Product // The endpoint's own output.
}

function save(visitor: Browser, entityId: number, body: object) {
  return visitor.call({ method: 'PUT', path: `/api/public/product/update/${entityId}`, body })
}

async function countAds(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from listings')
  return Number(rows[0]?.count)
}

describe('a start of an ad that is sent again under its key', () => {
  const path = '/api/public/product/create'
  const startKey = () => crypto.randomUUID()
  const start = (by: Browser, key: string, model: string, from = path) =>
    by.call({
      method: 'POST',
      path: from,
      body: { productType: 'motorhome', startKey: key, ...others(model) },
    })

  test('makes no second ad, also where the first answer was lost with its cookies', async () => {
    const key = startKey()
    const lost = await start(browser(), key, 'Sky')
    const before = await countAds()
    const visitor = browser()
    const again = await start(visitor, key, 'Sky 650')
    expect(again.status).toBe(200)
    const { entityId } = again.body as Product // The endpoint's own output.
    expect(lost.body).toMatchObject({ entityId })
    expect(await countAds()).toBe(before)
    expect((await save(visitor, entityId, others('Sun'))).status).toBe(200)
  })

  test('at the same time makes one ad', async () => {
    const key = startKey()
    const before = await countAds()
    const answers = await Promise.all([1, 2].map(() => start(browser(), key, 'Sky')))
    const numbers = answers.map(({ body }) => (body as Product).entityId)
    expect(new Set(numbers).size).toBe(1)
    expect(await countAds()).toBe(before + 1)
  })

  test('by somebody else never opens an ad that has an owner', async () => {
    const key = startKey()
    const own = '/api/private/product/create'
    const loggedIn = async (name: string) => {
      await addCustomer(pool, name)
      const by = browser()
      await by.logIn(`${name}@test.example`)
      return by
    }
    const owner = await loggedIn('anna')
    const first = await start(owner, key, 'Sky', own)
    const { entityId } = first.body as Product
    const ofOwner = await start(owner, key, 'Sky', own)
    expect(ofOwner.body).toMatchObject({ entityId })
    const stranger = await start(await loggedIn('bea'), key, 'Sun', own)
    const visitor = await start(browser(), key, 'Sun')
    for (const { status, body } of [stranger, visitor]) {
      expect(status).toBe(200)
      expect((body as Product).entityId).not.toBe(entityId)
    }
  })
})

describe('a save of an ad', () => {
  test('of an older copy is refused, so that nobody overwrites what they have not seen', async () => {
    const visitor = browser()
    const { entityId, version } = await startAd(visitor)
    expect((await save(visitor, entityId, { ...others('Sun'), version })).status).toBe(200)
    const late = await save(visitor, entityId, { ...others('Moon'), version })
    expect(late).toMatchObject({ status: 409, body: { code: 'AD_CHANGED_ELSEWHERE' } })
  })

  test('that was sent twice has its effect once and is no conflict with itself', async () => {
    const visitor = browser()
    const { entityId, version } = await startAd(visitor)
    const first = await save(visitor, entityId, { ...others('Sun'), version })
    const again = await save(visitor, entityId, { ...others('Sun'), version })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
  })

  test('keeps what was reported of a damage, which no form sends (rules 8)', async () => {
    const visitor = browser()
    const { entityId } = await startAd(visitor)
    const dent = { damage_area: 'roof', damage_kind: ['leak'], damage_severity: 'severe' }
    const damage = { attributes: toWireValues(damageAttributes, dent), images: [] }
    const reported = { defectId: 7, reportedAt: 0, isMaterial: true }
    await save(visitor, entityId, { damages: [{ ...damage, sortOrder: 0 }] })
    await pool.query(
      `update listings set damages = jsonb_set(damages, '{0,report}', $2) where listing_id = $1`,
      [entityId, JSON.stringify(reported)],
    )
    const scratch = { ...dent, damage_area: 'front', damage_kind: ['scratch'] }
    const other = { attributes: toWireValues(damageAttributes, scratch), images: [] }
    const damages = [
      { ...other, sortOrder: 0 },
      { ...damage, sortOrder: 1 },
    ]
    const saved = await save(visitor, entityId, { damages })
    const report = { ...reported, reportedAt: new Date(0).toISOString() }
    expect(saved).toMatchObject({
      status: 200,
      body: { damages: [{ report: null }, { report }] },
    })
  })

  test('is refused with the field and its rule in the caller’s language (rules 13)', async () => {
    const visitor = browser()
    const { entityId } = await startAd(visitor)
    const attributes = { ints: [{ attributeCode: 'mileage', value: -5 }] }
    const answer = await save(visitor, entityId, { attributes })
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } })
    const { fields } = answer.body as { fields: object[] } // The problem's own shape.
    expect(fields).toMatchObject([{ field: 'mileage', message: expect.stringMatching(/\p{L}/u) }])
  })

  test('with contact data in the text of the ad or of a damage is refused there (rules 8)', async () => {
    const visitor = browser()
    const { entityId } = await startAd(visitor)
    const text = (attributeCode: string, value: string) => ({ others: [{ attributeCode, value }] })
    const answer = await save(visitor, entityId, {
      attributes: text('description', 'Näheres auf camper-meier.de'),
      damages: [
        {
          sortOrder: 0,
          attributes: text('damage_description', 'Kratzer, Fotos an max@web.de'),
          images: [],
        },
      ],
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fields: [
          { field: 'description', rule: 'text_has_link' },
          { field: 'damage.0.damage_description', rule: 'text_has_email' },
        ],
      },
    })
  })

  test('to another browser’s ad finds nothing (rules 1)', async () => {
    const { entityId } = await startAd(browser())
    expect(await save(browser(), entityId, others('Sun'))).toMatchObject({ status: 404 })
  })

  test('that would begin an ad with a refused answer leaves no ad behind', async () => {
    const before = await countAds()
    const attributes = { ints: [{ attributeCode: 'mileage', value: -5 }] }
    const body = { productType: 'motorhome', attributes }
    const path = '/api/public/product/create'
    expect((await browser().call({ method: 'POST', path, body })).status).toBe(422)
    expect(await countAds()).toBe(before)
  })
})

describe('what is asked of a seller', () => {
  test('follows from who the owner is, on the card as in the form (rules 12)', async () => {
    const seller = browser()
    await addCustomer(pool, 'carla')
    await pool.query(`update customers set profile_type = 'COMMERCIAL' where email like 'carla@%'`)
    const { entityId } = await startAd(seller)
    await seller.logIn('carla@test.example')
    await seller.call({ method: 'POST', path: '/api/private/product/claim', body: {} })
    const ask = await seller.call({
      method: 'POST',
      path: '/api/public/attributes/all/product,auction,damage/de',
      body: { attributes: toWireValues(listingAttributes, { product_type: 'motorhome' }) },
    })
    expect(ask.body).toMatchObject({ attributeCodes: expect.arrayContaining(['vat_reportable']) })
    const form = await seller.call({ method: 'GET', path: `/api/private/product/get/${entityId}` })
    const mine = await seller.call({ method: 'GET', path: '/api/private/customer/products/get' })
    const { readyToSubmitForReview } = form.body as Product // The endpoint's own output.
    expect(mine.body).toMatchObject({
      products: [{ entityId, requiredPercent: readyToSubmitForReview?.requiredPercent }],
    })
  })
})
