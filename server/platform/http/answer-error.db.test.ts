import { afterAll, expect, onTestFinished, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import { openDatabaseLine } from '#database/testing/database-line.ts'
import { addDealer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { createPool, type DatabasePool } from '../database/pool.ts'

/** A database that is away is told from a fault of ours: come back later, or call us. */

const database = await testDatabase()
const line = await openDatabaseLine(database.connection)
const pool = createPool(line.connection, { size: 4 })
const nowhere = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
afterAll(() => Promise.all([pool.end(), nowhere.end()]))
const { browser } = await appOn({ pool, connection: line.connection })

test('away is: nobody there, cut before, cut in the middle, ended by its operator', async () => {
  onTestFinished(line.release)
  expect(isDatabaseUnavailable(await failureOf(nowhere, 'select 1'))).toBe(true)
  const inTheMiddle = failureOf(pool, 'select pg_sleep(20)')
  await isRunning('select pg_sleep(20)')
  line.cut()
  expect(isDatabaseUnavailable(await inTheMiddle)).toBe(true)
  expect(isDatabaseUnavailable(await failureOf(pool, 'select 1'))).toBe(true)
  line.release()
  const ended = failureOf(pool, 'select pg_sleep(21)')
  await isRunning('select pg_sleep(21)')
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where query like $1',
    ['select pg_sleep(%'],
  )
  expect(isDatabaseUnavailable(await ended)).toBe(true)
})

test('a statement that took too long and was cancelled counts as a database that is away', async () => {
  const client = await pool.connect()
  onTestFinished(() => client.release())
  await client.query("set statement_timeout = '20ms'")
  const cancelled = await client.query('select pg_sleep(20)').catch((error: unknown) => error)
  expect(cancelled).toMatchObject({ code: '57014' })
  expect(isDatabaseUnavailable(cancelled)).toBe(true)
  await client.query('reset statement_timeout')
})

test('a statement that is wrong is not', async () => {
  expect(isDatabaseUnavailable(await failureOf(pool, 'select missing'))).toBe(false)
  expect(isDatabaseUnavailable(new Error('anything'))).toBe(false)
  expect(isDatabaseUnavailable('no error')).toBe(false)
})

test('spec 8.1: a call that meets no database is told so, and works again after it', async () => {
  onTestFinished(line.release)
  await addDealer(database.pool, 'anna')
  const anna = browser()
  await anna.logIn('anna@test.example')
  const ask = async () => {
    const answer = await anna.call({ method: 'GET', path: '/api/public/customer/get' })
    return [answer.status, (answer.body as { code?: string }).code]
  }
  const usual = await ask()
  line.cut()
  expect(await ask()).toEqual([503, 'SERVICE_UNAVAILABLE'])
  line.release()
  // A connection that was cut may be found dead by one more call.
  await expect.poll(ask).toEqual(usual)
})

function failureOf(asked: DatabasePool, text: string): Promise<unknown> {
  return asked.query(text).then(
    () => null,
    (error: unknown) => error,
  )
}

async function isRunning(query: string): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as running from pg_stat_activity where query = $1 and state = 'active'`,
        [query],
      )
      return rows[0].running
    })
    .toBe(1)
}
