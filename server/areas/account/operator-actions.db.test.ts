import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addOperator } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { operatorActionStore } from './operator-action-store.ts'

/** What operators did is found by what they did it to (rules 11), also what an older build has noted. */

const { pool } = await testDatabase()
const operatorId = await addOperator(pool, 'olga')
const migration = '#database/migrations/0052-one-form-of-action-subjects.sql'

test('what older builds noted with a slash is found beside what is noted now', async () => {
  const noted = [
    ['withdraw', 'auction/7'],
    ['look_at_bidders', 'auction:7'],
    ['approve_ad', 'product/7'],
    ['share_with_owner', 'listing:7'],
    ['mark_paid', 'order/7'],
    ['dismiss_bank_line', 'bank_line/7'],
    ['save_setting', 'setting:product/7'],
    ['view_orders', 'orders'],
  ]
  for (const [action, subject] of noted) {
    await pool.query(
      'insert into operator_actions (operator_id, action, subject) values ($1, $2, $3)',
      [operatorId, action, subject],
    )
  }
  await pool.query(await readFile(join(import.meta.dirname, migration), 'utf8'))
  const add = (kind: 'auction' | 'listing' | 'order' | 'bank_line') =>
    operatorActionStore.add(pool, operatorId, { action: 'look', subject: { kind, id: 7 } })
  for (const kind of ['auction', 'listing', 'order', 'bank_line'] as const) await add(kind)
  await operatorActionStore.add(pool, operatorId, { action: 'look', subject: { kind: 'orders' } })

  const { rows } = await pool.query(
    `select subject, array_agg(action order by action_id) as actions from operator_actions
     group by subject order by subject`,
  )
  expect(rows).toEqual([
    { subject: 'auction:7', actions: ['withdraw', 'look_at_bidders', 'look'] },
    { subject: 'bank_line:7', actions: ['dismiss_bank_line', 'look'] },
    { subject: 'listing:7', actions: ['approve_ad', 'share_with_owner', 'look'] },
    { subject: 'order:7', actions: ['mark_paid', 'look'] },
    { subject: 'orders', actions: ['view_orders', 'look'] },
    { subject: 'setting:product/7', actions: ['save_setting'] },
  ])
})
