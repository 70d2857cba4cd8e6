import { beforeAll, expect, test } from 'vitest'
import {
  type AccountServer,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../testing/account-server.ts'
import { askForYearlyChecks } from './yearly-check.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

test('a year after the admission a dealer is asked once, and an operator begins the next year (rules 11)', async () => {
  const { pool } = server.services
  const { browser, customerId } = await enter(server, 'dealer@example.org')
  const { rows } = await pool.query<{ merchant_id: number }>(
    `insert into merchants (customer_id, admission, submitted_at, decided_at)
     values ($1, 'accepted', now(), now() - interval '364 days') returning merchant_id`,
    [customerId],
  )
  const merchantId = rows[0]?.merchant_id
  expect(await askForYearlyChecks({ pool })).toBe(0)
  await pool.query(`update merchants set decided_at = now() - interval '366 days'`)
  expect(await askForYearlyChecks({ pool })).toBe(1)
  expect(await askForYearlyChecks({ pool })).toBe(0)
  const names = (await server.notifications()).map(({ notification }) => notification)
  expect(names.filter((name) => name === 'yearly_check')).toHaveLength(1)
  const { rows: jobs } = await pool.query(
    `select from graphile_worker.jobs where key = 'vat-id:' || $1::text`,
    [merchantId],
  )
  expect(jobs).toHaveLength(1)
  const shown = async () =>
    (await browser.get('/api/private/customer/get')).json().merchant.yearlyCheck
  expect(await shown()).toMatchObject({ state: 'asked' })
  await pool.query(
    `insert into merchant_documents (merchant_id, kind, storage_key, file_name, content_type, size_bytes, uploaded_at)
     values ($1, 'register_extract', 'k', 'auszug.pdf', 'application/pdf', 1, market_now())`,
    [merchantId],
  )
  expect(await shown()).toMatchObject({ state: 'toReview' })
  const { browser: operator } = await enterAsOperator(server, 'desk@example.org')
  const path = `/api/operator/merchants/${merchantId}/yearly-check`
  expect((await operator.call('POST', path)).statusCode).toBe(200)
  expect(await shown()).toBe(null)
  expect((await operator.call('POST', path)).statusCode).toBe(404)
  expect(await askForYearlyChecks({ pool })).toBe(0)
})
