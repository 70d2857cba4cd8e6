import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { likeMost } from '#contract/endpoints/listing-help.ts'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { writeCatalogAds } from '../records/catalog-ad-store.ts'
import { findTakenOver } from '../records/like-most-store.ts'

/** "Like most" over its calls: who is asked, what is stored, what counts (design, "like most"). */

const { pool, browser } = await appOfTest()
const { gearbox, beds, mileage, ...described } = exampleMotorhome
const unanswered = { ...described, mileage }

async function addAd(customerId: number, values: object, isSubmitted = true): Promise<number> {
  const { rows } = await pool.query<{ listing_id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values, submitted_at)
     values ($1, 'motorhome', $2, case when $3 then now() end) returning listing_id`,
    [customerId, JSON.stringify(values), isSubmitted],
  )
  const listingId = rows[0]?.listing_id ?? 0
  await transaction(pool, (client) => writeCatalogAds(client, [listingId]))
  return listingId
}

const path = (entityId: number) => `/api/private/product/like-most/${entityId}`

async function ask(owner: Browser, entityId: number) {
  const { status, body } = await owner.call({ method: 'GET', path: path(entityId) })
  return { status, body: body as z.infer<typeof likeMost> } // The contract's answer, or a problem.
}

let owner: Browser
let ownerId: number

beforeAll(async () => {
  const others = await addCustomer(pool, 'others')
  for (let index = 0; index < 19; index += 1) await addAd(others, exampleMotorhome)
  ownerId = await addCustomer(pool, 'owner')
  owner = browser()
  await owner.logIn('owner@test.example')
})

test('from 20 ads on the open answers stand with their counts; taken over they are stored as such', async () => {
  const mine = await addAd(ownerId, unanswered, false)
  expect((await ask(owner, mine)).body, '19 ads').toEqual({ answers: [], takenOver: [] })
  await addAd(ownerId, exampleMotorhome)
  expect((await ask(owner, mine)).body.answers, 'an own ad is no other').toEqual([])
  await addAd(await addCustomer(pool, 'one-more'), exampleMotorhome)
  expect((await ask(owner, mine)).body.answers).toEqual(
    expect.arrayContaining([{ attributeCode: 'beds', value: beds, count: 20, of: 20 }]),
  )
  const codes = (await ask(owner, mine)).body.answers.map((each) => each.attributeCode)
  expect(codes.sort()).toEqual(['beds', 'gearbox'])

  const taken = await owner.call({
    method: 'POST',
    path: path(mine),
    // What nobody offers is not taken, whoever asks for it.
    body: { attributeCodes: ['beds', 'previous_owners', 'damaged'] },
  })
  expect(taken.status).toBe(200)
  expect((await ask(owner, mine)).body).toMatchObject({
    answers: [{ attributeCode: 'gearbox', value: gearbox }],
    takenOver: ['beds'],
  })
  const { rows } = await pool.query(
    'select source, attribute_code from listing_changes where listing_id = $1',
    [mine],
  )
  expect(rows).toEqual([{ source: 'like_most', attribute_code: 'beds' }])

  expect(await findTakenOver(pool, mine)).toEqual({ beds })

  const changed = (taken.body as Product).version
  await owner.call({
    method: 'PUT',
    path: `/api/private/product/update/${mine}`,
    body: {
      version: changed,
      attributes: { selects: [{ attributeCode: 'beds', attributeId: 60, value: 60001 }] },
    },
  })
  expect((await ask(owner, mine)).body.takenOver, 'changed by hand').toEqual([])
})

test('another’s ad is not found, and is not written', async () => {
  const foreign = await addAd(await addCustomer(pool, 'foreign'), unanswered, false)
  expect((await ask(owner, foreign)).status).toBe(404)
  const body = { attributeCodes: ['beds'] }
  expect((await owner.call({ method: 'POST', path: path(foreign), body })).status).toBe(404)
  expect((await browser().call({ method: 'GET', path: path(foreign) })).status).toBe(401)
})
