import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import {
  bigints,
  booleans,
  bytes,
  documents,
  instants,
  integers,
  texts,
  uuids,
} from './array-parameters.ts'

/** What the database reads from each, element by element. */

const { pool } = await testDatabase()

async function read(type: string, parameter: Buffer): Promise<unknown[]> {
  const { rows } = await pool.query(`select to_jsonb(n) as n from unnest($1::${type}[]) as n`, [
    parameter,
  ])
  return rows.map(({ n }) => n)
}

test('every type arrives as it was sent, nulls among them', async () => {
  const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
  const hostile = `"quoted", \\ {and} NULL\nżółć 🚐 '; drop`
  expect(await read('boolean', booleans([true, null, false]))).toEqual([true, null, false])
  expect(await read('int', integers([0, -1, 2_147_483_647, null]))).toEqual([
    0,
    -1,
    2_147_483_647,
    null,
  ])
  expect(await read('bigint', bigints([0, -1, 4_294_967_296, -4_294_967_297, null]))).toEqual([
    0,
    -1,
    4_294_967_296,
    -4_294_967_297,
    null,
  ])
  expect(await read('bigint', bigints([Number.MAX_SAFE_INTEGER]))).toEqual([
    Number.MAX_SAFE_INTEGER,
  ])
  expect(await read('text', texts(['', hostile, null]))).toEqual(['', hostile, null])
  expect(await read('json', documents([JSON.stringify({ hostile }), 'null', null]))).toEqual([
    { hostile },
    null,
    null,
  ])
  expect(await read('bytea', bytes([Buffer.from([0, 255, 92]), null]))).toEqual(['\\x00ff5c', null])
  expect(await read('uuid', uuids([id, null]))).toEqual([id, null])
})

test('instants keep their milliseconds, before 2000 as well', async () => {
  const sent = ['1969-12-31T23:59:59.999Z', '1999-12-31T23:59:59.001Z', '2026-11-22T14:59:59.999Z']
  const { rows } = await pool.query('select n from unnest($1::timestamptz[]) as n', [
    instants([...sent.map(Date.parse), null]),
  ])
  expect(rows.map(({ n }) => n?.toISOString() ?? null)).toEqual([...sent, null])
})

test('an empty array is one', async () => {
  const { rows } = await pool.query('select $1::text[] as n, cardinality($1::text[]) as count', [
    texts([]),
  ])
  expect(rows).toEqual([{ n: [], count: 0 }])
})
