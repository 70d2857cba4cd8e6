import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { vatIdVerdicts } from '#domain/pricing/vat-id-check.ts'
import { endReasons } from '../areas/account/session/session-store.ts'

/** The database refuses a status that the program does not know, whoever writes it. */

const { pool } = await testDatabase()

test.each([
  // An owner is shown this one; it is never stored (rules 1).
  ['auctions', 'status', auctionStatuses.filter((status) => status !== 'recd_late_offer_owner')],
  ['merchants', 'vat_id_state', vatIdVerdicts],
  ['sessions', 'end_reason', endReasons],
] as const)('%s.%s allows exactly the values of the program', async (table, column, values) => {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like $2`,
    [table, `%${column} = ANY%`],
  )
  const allowed = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(
    ([, value]) => value,
  )
  expect(allowed.toSorted()).toEqual([...values].toSorted())
})

test('every column called status has such a constraint', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'status' and not exists (
       select from pg_constraint k where k.conrelid = c.table_name::regclass and k.contype = 'c'
         and pg_get_constraintdef(k.oid) like '%status%')`,
  )
  expect(rows).toEqual([])
})
