import { beforeAll, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { confirmationTextVersion } from '#domain/vehicle/confirmations.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import {
  confirmAnswers,
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'

/** Answers of the catalogue of flags, confirmed once more and kept with the ad (spec, catalogue). */

const app = await appOfTest()
let market: SentinelMarket
let entityId: number
const values = { ...exampleMotorhome, vin: vinOfTest() }

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile, operator: wholeProfile })
  entityId = await prepareAd(market, { owner: 'uninvolved', values })
})

const ownPath = () => `/api/private/product/get/${entityId}`

async function confirmedCodes(): Promise<string[]> {
  const { body } = await market.call('uninvolved', { method: 'GET', path: ownPath() })
  const { confirmations } = body as { confirmations: { attributeCode: string }[] }
  return confirmations.map(({ attributeCode }) => attributeCode)
}

const keys = { one: 20001, two: 20002 } as const

async function saveKeys(value: number): Promise<void> {
  const attributes = { selects: [{ attributeCode: 'keys_car', value }] }
  const path = `/api/private/product/update/${entityId}`
  const { status } = await market.call('uninvolved', { method: 'PUT', path, body: { attributes } })
  expect(status).toBe(200)
}

function confirm(value: string, textVersion: string = confirmationTextVersion) {
  return market.call('uninvolved', {
    method: 'PUT',
    path: `/api/private/product/confirmations/${entityId}`,
    body: { confirmations: [{ attributeCode: 'keys_car', value, textVersion }] },
  })
}

test('each is told with its instant to the owner, and to nobody else', async () => {
  expect((await confirmedCodes()).toSorted()).toEqual([
    'defects_exists',
    'hu_expired',
    'yearly_leak_test',
  ])
  const path = `/api/public/product/confirmations/${entityId}`
  const body = {
    confirmations: [
      { attributeCode: 'hu_expired', value: 'no', textVersion: confirmationTextVersion },
    ],
  }
  expect((await market.call('visitor', { method: 'PUT', path, body })).status).toBe(404)
})

test('a flagged answer that waits for its confirmation stops the submission and is named', async () => {
  await saveKeys(keys.one)
  expect(await market.call('uninvolved', submitCall(entityId))).toMatchObject({
    status: 409,
    body: {
      code: 'CONFIRMATION_MISSING',
      facts: { attributeCode: 'keys_car', count: 1 },
    },
  })
})

test('another value or an older text confirms nothing', async () => {
  await confirm('2')
  await confirm('1', '2020-01')
  expect(await confirmedCodes()).not.toContain('keys_car')
})

test('a changed answer ends its confirmation, also where it is changed back', async () => {
  await confirm('1')
  expect(await confirmedCodes()).toContain('keys_car')
  await saveKeys(keys.two)
  await saveKeys(keys.one)
  expect(await confirmedCodes()).not.toContain('keys_car')
})

test('confirmed, it goes into the review, which keeps the sentence that was read', async () => {
  await confirmAnswers(market, 'uninvolved', { entityId, values: { ...values, keys_car: '1' } })
  expect((await market.call('uninvolved', submitCall(entityId))).status).toBe(200)
  const path = `/api/operator/reviews/${entityId}`
  const { body } = await market.call('operator', { method: 'GET', path })
  const { product } = body as { product: { confirmations: unknown[] } }
  expect(product.confirmations).toContainEqual(
    expect.objectContaining({ attributeCode: 'keys_car', value: '1' }),
  )
  const { rows } = await app.pool.query(
    `select locale, sentence <> '' as "hasSentence" from answer_confirmations
     where listing_id = $1 and attribute_code = 'keys_car'`,
    [entityId],
  )
  expect(rows).toEqual([{ locale: 'de', hasSentence: true }])
})
