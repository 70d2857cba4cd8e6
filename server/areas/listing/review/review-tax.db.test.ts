import { beforeAll, expect, test } from 'vitest'
import { appOfTest, type Browser, logInAll } from '#database/testing/app-of-test.ts'
import { addOperator, addSubmittedAuction, executorOn } from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'

/** What an operator may not say of an ad, because its sale would be taxed wrongly (rules 10). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
let operator: Browser

beforeAll(async () => {
  await addOperator(pool, 'olga')
  operator = (await logInAll(browser, ['olga']))('olga')
})

async function approveAd(entityId: number, kind: 'motorhome' | 'trailer', word: object) {
  await pool.query(
    `update listings set product_type = $2, vehicle_values = '{"target_price": 20000}'
     where listing_id = $1`,
    [entityId, kind],
  )
  const approval = { vatRegime: 'private', vin: vinOfTest(), startPriceEur: 9_000 }
  const body = {
    ...approval,
    isNewVehicle: false,
    startPriceReason: 'Vergleichbare Verkäufe',
    ...word,
  }
  return operator.call({ method: 'POST', path: `/api/operator/reviews/${entityId}/approve`, body })
}

test.each([
  ['motorhome', { isNewVehicle: true }, null],
  ['motorhome', { isNewVehicle: false }, null],
  ['trailer', { isNewVehicle: false }, null],
  // Only what drives by a motor is a new vehicle before the law (rules 10).
  ['trailer', { isNewVehicle: true }, 'isNewVehicle'],
  // A private seller shows no VAT (spec 5.4).
  ['motorhome', { vatRegime: 'reportable' }, 'vatRegime'],
] as const)('a %s with %o: refused is %s (rules 10)', async (kind, word, field) => {
  const { entityId } = await addSubmittedAuction(pool, executor)
  const answer = await approveAd(entityId, kind, word)
  if (field === null) expect(answer).toMatchObject({ status: 200, body: { status: 'published' } })
  else {
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', fields: [{ field, rule: 'invalid' }] },
    })
  }
})

test.each([
  ['motorhome', 5_000, true],
  ['motorhome', 52_700, false],
  ['trailer', 0, false],
] as const)(
  'a %s of %i km: the operator sees what the ad says of it: %s (rules 10)',
  async (kind, mileage, looksNew) => {
    const { entityId } = await addSubmittedAuction(pool, executor)
    await pool.query(
      `update listings set product_type = $2,
       vehicle_values = jsonb_build_object('mileage', $3::int, 'first_registration_year', 2018)
     where listing_id = $1`,
      [entityId, kind, mileage],
    )
    const answer = await operator.call({ method: 'GET', path: `/api/operator/reviews/${entityId}` })
    expect(answer.body).toMatchObject({ looksNew, isNewVehicle: looksNew })
  },
)

test('a reportable price holds the VAT of the seller’s country (rules 10)', async () => {
  const { entityId, ownerCustomerId } = await addSubmittedAuction(pool, executor)
  await pool.query(
    `update customers set profile_type = 'COMMERCIAL', profile = '{"country": "NL"}'
     where customer_id = $1`,
    [ownerCustomerId],
  )
  expect(await approveAd(entityId, 'motorhome', { vatRegime: 'reportable' })).toMatchObject({
    status: 200,
  })
  const { rows } = await pool.query('select review from listings where listing_id = $1', [entityId])
  expect(rows[0].review).toMatchObject({ vatRegime: 'reportable', vatRateBasisPoints: 2_100 })
})
