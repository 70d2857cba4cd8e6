import { afterAll, onTestFinished, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import { openDatabaseLine } from '#database/testing/database-line.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { createPool } from '../platform/database/pool.ts'

/** What keeps a process in step with the market while its database is gone. */

const database = await testDatabase()
const line = await openDatabaseLine(database.connection)
const pool = createPool(line.connection, { size: 4 })
afterAll(() => pool.end())
const { app, logged } = await appOn({ pool, connection: line.connection })

test('a process that hears of a moved clock and cannot ask for it says so and lives on', async () => {
  onTestFinished(line.release)
  line.cut()
  // A promise that nobody hears would end the process; here it fails the run.
  app.market.changeNotifier.announce('clock', [])
  await waitUntil(() => logged().includes('the catalog is stale'))
  await waitUntil(() => logged().includes('the time on pages is stale'))
})
