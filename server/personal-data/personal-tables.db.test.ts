import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { impersonalTables } from './impersonal-tables.ts'
import { personalTables } from './personal-tables.ts'

const { pool } = await testDatabase()

test('every table that refers to people, dealers or ads, or holds addresses, is listed (rules 11)', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from (
       select c.conrelid::regclass::text as name from pg_constraint c
       where c.contype = 'f' and c.confrelid in
         ('customers'::regclass, 'merchants'::regclass, 'listings'::regclass, 'orders'::regclass)
       union all
       select table_name::text from information_schema.columns
       where table_schema = 'public' and column_name in
         ('email', 'recipient', 'recipients', 'customer_id', 'merchant_id', 'listing_id', 'order_id')
     ) as found
     where name not like 'pg_%' order by name`,
  )
  const listed = new Set([
    ...personalTables.map(({ table }) => table),
    ...Object.keys(impersonalTables),
  ])
  expect(rows.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
