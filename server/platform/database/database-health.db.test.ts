import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { watchDatabaseHealth } from './database-health.ts'
import { createPool } from './pool.ts'

/** Whether there is a database to hear from: the real one, none, and one that hangs. */

const { pool } = await testDatabase()

test('the database answers, one that is not there does not', async () => {
  // Soon enough, unless the machine stands still just then.
  await expect.poll(watchDatabaseHealth(pool)).toBe(true)
  const nowhere = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, {})
  expect(await watchDatabaseHealth(nowhere)()).toBe(false)
  await nowhere.end()
})

test('one that hangs is asked once, however often somebody wants to know', async () => {
  const sockets: Socket[] = []
  const hanging = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const address = hanging.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  const connectionString = `postgres://nobody@127.0.0.1:${address.port}/none`
  const hung = createPool({ connectionString }, {})
  const isAnswering = watchDatabaseHealth(hung)
  expect(await Promise.all([isAnswering(), isAnswering()])).toEqual([false, false])
  expect(sockets).toHaveLength(1)
  for (const socket of sockets) socket.destroy()
  hanging.close()
  await hung.end()
})
