import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { migrate } from './migrate.ts'
import type { DatabasePool } from './pool.ts'

let folder: string
let pool: DatabasePool

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cm24-migrations-'))
  pool = (await testDatabase({ isEmpty: true })).pool
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, sql: string): void {
  writeFileSync(path.join(folder, name), sql)
}

test('runs every file once, in the order of their numbers', async () => {
  write('0002-fill.sql', 'insert into things values (1), (2);')
  write('0001-create.sql', 'create table things (id bigint);')

  expect(await migrate(pool, folder)).toEqual(['0001-create.sql', '0002-fill.sql'])
  expect(await migrate(pool, folder)).toEqual([])
  expect((await pool.query('select count(*) from things')).rows).toEqual([{ count: 2 }])
})

test('leaves nothing of a file that fails half-way', async () => {
  write('0001-broken.sql', 'create table things (id bigint); select 1 / 0;')

  await expect(migrate(pool, folder)).rejects.toThrow('0001-broken.sql failed')
  expect((await pool.query("select to_regclass('things') as found")).rows).toEqual([
    { found: null },
  ])
})

test('refuses a file that was changed after it ran', async () => {
  write('0001-create.sql', 'create table things (id bigint);')
  await migrate(pool, folder)
  write('0001-create.sql', 'create table things (id integer);')

  await expect(migrate(pool, folder)).rejects.toThrow('0001-create.sql was changed')
})

test('refuses a file that slips in behind one that has run', async () => {
  write('0002-create.sql', 'create table things (id bigint);')
  await migrate(pool, folder)
  write('0001-earlier.sql', 'select 1;')

  await expect(migrate(pool, folder)).rejects.toThrow('0001-earlier.sql came after')
})

test('refuses a database that was made by a later or by an abandoned version', async () => {
  write('0001-accounts.sql', 'create table things (id bigint);')
  await migrate(pool, folder)
  rmSync(path.join(folder, '0001-accounts.sql'))
  write('0001-baseline.sql', 'create table things (id bigint);')

  await expect(migrate(pool, folder)).rejects.toThrow('made by another version of CM24')
})

test('lets two processes migrate at once and runs each file one time', async () => {
  write('0001-create.sql', 'create table things (id bigint); select pg_sleep(0.1);')

  const runs = await Promise.all([migrate(pool, folder), migrate(pool, folder)])
  expect(runs.flat()).toEqual(['0001-create.sql'])
})
