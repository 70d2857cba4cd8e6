import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { transaction } from './transaction.ts'

const { pool } = await testDatabase({ isEmpty: true })

beforeAll(async () => {
  await pool.query('create table things (id bigint primary key, seen_on date)')
})

test('keeps everything when the work ends well', async () => {
  const answer = await transaction(pool, async (client) => {
    await client.query("insert into things values (1, '2026-03-01')")
    return 'done'
  })

  expect(answer).toBe('done')
  expect((await pool.query('select * from things')).rows).toEqual([
    { id: 1, seen_on: '2026-03-01' },
  ])
})

test('keeps nothing when the work throws, and the connection stays usable', async () => {
  const work = transaction(pool, async (client) => {
    await client.query('insert into things values (2)')
    throw new Error('changed my mind')
  })

  await expect(work).rejects.toThrow('changed my mind')
  expect((await pool.query('select id from things where id = 2')).rows).toEqual([])
})

test('tells a failed statement to the caller and gives the connection back', async () => {
  for (let round = 0; round < pool.options.max + 1; round += 1) {
    await expect(transaction(pool, (client) => client.query('select 1 / 0'))).rejects.toThrow(
      'division by zero',
    )
  }
  expect(pool.idleCount + pool.waitingCount).toBeGreaterThan(0)
})

test('replaces a connection that was lost in the middle', async () => {
  const work = transaction(pool, async (client) => {
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })

  await expect(work).rejects.toThrow()
  expect((await pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
})

test('refuses a whole number that JavaScript cannot hold instead of rounding it', async () => {
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('too large')
})

test('gives whole numbers as numbers, alone and in lists, and days as text', async () => {
  const sql =
    "select 7::bigint as id, array[1, null, 3]::bigint[] as ids, '2026-03-29'::date as day"
  expect((await pool.query(sql)).rows).toEqual([{ id: 7, ids: [1, null, 3], day: '2026-03-29' }])
})
