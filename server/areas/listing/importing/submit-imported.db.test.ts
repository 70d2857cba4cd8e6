import { beforeAll, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import {
  confirmAnswers,
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'
import { saveImportedAnswers } from '../records/import-store.ts'

/** An ad with answers from outside goes into the review once its owner has confirmed them. */

const app = await appOfTest()
let market: SentinelMarket
let entityId: number
const values = { ...exampleMotorhome, vin: vinOfTest() }

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile })
  entityId = await prepareAd(market, { owner: 'uninvolved', values })
  await confirmAnswers(market, 'uninvolved', { entityId, values })
  await saveImportedAnswers(app.pool, {
    ...{ listingId: entityId, source: 'rdw', importedAt: new Date() },
    values: { power_kw: exampleMotorhome.power_kw ?? 0, length: 1 },
  })
})

test('one that stands as it came stops the submission and is named; a changed one does not', async () => {
  expect(await market.call('uninvolved', submitCall(entityId))).toMatchObject({
    status: 409,
    body: { code: 'CONFIRMATION_MISSING', facts: { attributeCode: 'power_kw', count: 1 } },
  })
  const path = `/api/private/product/imported-answers/${entityId}`
  const body = { attributeCodes: ['power_kw'] }
  expect((await market.call('visitor', { method: 'PUT', path, body })).status).not.toBe(200)
  expect((await market.call('uninvolved', { method: 'PUT', path, body })).status).toBe(200)
  expect((await market.call('uninvolved', submitCall(entityId))).status).toBe(200)
})
