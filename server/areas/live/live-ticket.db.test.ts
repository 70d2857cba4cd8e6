import { afterAll, expect, onTestFinished, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import { openDatabaseLine } from '#database/testing/database-line.ts'
import { addDealer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createPool } from '../../platform/database/pool.ts'

/** A stream that has nothing to report is not opened: its page would call an old price current (spec 9.3). */

const database = await testDatabase()
const line = await openDatabaseLine(database.connection)
const pool = createPool(line.connection, { size: 4 })
afterAll(() => pool.end())
const { browser } = await appOn({ pool, connection: line.connection })

test('spec 9.3: while the database hangs nobody gets a ticket, and everybody when it answers again', async () => {
  await addDealer(database.pool, 'anna')
  const anna = browser()
  await anna.logIn('anna@test.example')
  const askedBy = async (one: ReturnType<typeof browser>) => {
    const answer = await one.call({ method: 'POST', path: '/api/public/notifications/ticket' })
    return [answer.status, (answer.body as { code?: string }).code]
  }
  const visitor = browser()
  const all = () => Promise.all([askedBy(anna), askedBy(visitor)])
  const given = [200, undefined]
  // Whoever is not answered soon is refused, which a machine that stands still can cause as well.
  await expect.poll(all).toEqual([given, given])

  onTestFinished(line.release)
  line.hold()
  const refused = [503, 'SERVICE_UNAVAILABLE']
  // At the first question already, and while every connection of the pool hangs.
  for (let times = 0; times < 3; times += 1) expect(await all()).toEqual([refused, refused])

  line.release()
  await expect.poll(all).toEqual([given, given])
})
