import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { takeNumber } from './order-document-store.ts'

async function numbersOf(pool: Awaited<ReturnType<typeof testDatabase>>['pool'], year: number) {
  const { rows } = await pool.query('select last_number from invoice_counters where year = $1', [
    year,
  ])
  return rows.map((row) => row.last_number)
}

test('forty transactions at once, some of which fail, leave no gap in a year (rules 10)', async () => {
  const { pool } = await testDatabase()
  const taken: string[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      transaction(pool, async (client) => {
        const number = await takeNumber(client, { name: 'CM24-R', year: 2026 })
        if (index % 4 === 1) throw new Error('the pdfWorker is broken')
        return number
      }).then((number) => taken.push(number)),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(taken.toSorted()).toEqual(
    Array.from({ length: 30 }, (_, index) => `CM24-R-2026-${String(index + 1).padStart(5, '0')}`),
  )
  expect(await numbersOf(pool, 2026)).toEqual([30])
})

test('a new year begins at one, and what still belongs to the old one goes on there (rules 10)', async () => {
  const { pool } = await testDatabase()
  const take = (year: number) =>
    transaction(pool, (client) => takeNumber(client, { name: 'CM24-R', year }))
  expect([await take(2026), await take(2027), await take(2026), await take(2027)]).toEqual([
    ...['CM24-R-2026-00001', 'CM24-R-2027-00001', 'CM24-R-2026-00002', 'CM24-R-2027-00002'],
  ])
})

test('two processes that give numbers up now and then leave no gap either (rules 10)', async () => {
  const { pool, connection } = await testDatabase()
  const script = fileURLToPath(new URL('../testing/take-numbers.ts', import.meta.url))
  const take = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[script, JSON.stringify(connection), '50'],
    ])
    return JSON.parse(stdout) as string[] // Printed by the script.
  }
  const [one = [], other = []] = await Promise.all([take(), take()])
  expect([one.length, other.length]).toEqual([40, 40])
  const numbers = [...one, ...other].toSorted()
  expect(numbers).toEqual(
    Array.from({ length: 80 }, (_, index) => `CM24-R-2026-${String(index + 1).padStart(5, '0')}`),
  )
  expect(await numbersOf(pool, 2026)).toEqual([80])
})
