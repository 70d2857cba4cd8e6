import { expect, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { demoServicesOf } from '../../demo.ts'
import { createDemoMarket } from './demo-market.ts'

/** Whoever was logged in before a reset is nobody after it: their number is another's now (rules 14). */

const database = await testDatabase()
const { pool } = database
const here = await appOn(database)
const elsewhere = await appOn(database)

async function whoIs(server: typeof here, token: string) {
  const answer = await server.app.http.inject({
    method: 'GET',
    url: '/api/private/customer/auth/user',
    headers: { host: 'de.localhost', authorization: `Bearer ${token}` },
  })
  return answer.statusCode === 200 ? answer.json().email : answer.json().code
}

test('rules 14: a reset ends every token handed out before, in this process and in others', async () => {
  const customerId = await addCustomer(pool, 'anna')
  const anna = here.browser()
  await anna.logIn('anna@test.example')
  const token = anna.cookies.get('cm24-access') ?? ''
  for (const server of [here, elsewhere]) {
    expect(await whoIs(server, token)).toBe('anna@test.example')
  }

  let numberAnew = 0
  const market = createDemoMarket({
    ...demoServicesOf(here.app.services, here.app.market),
    seed: async () => {
      numberAnew = await addCustomer(pool, 'berta')
      // Nobody may be taken for her, not even while the market is being made.
      expect(await whoIs(here, token)).toBe('NOT_LOGGED_IN')
    },
  })
  await market.reset()
  expect(numberAnew).toBe(customerId)
  expect(await whoIs(here, token)).toBe('NOT_LOGGED_IN')
  await waitUntil(async () => (await whoIs(elsewhere, token)) === 'NOT_LOGGED_IN')

  const berta = elsewhere.browser()
  await berta.logIn('berta@test.example')
  const fresh = berta.cookies.get('cm24-access') ?? ''
  for (const server of [here, elsewhere]) {
    expect(await whoIs(server, fresh)).toBe('berta@test.example')
  }
})
