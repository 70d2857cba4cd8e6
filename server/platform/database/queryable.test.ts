import { expect, test } from 'vitest'
import { onlyRow, type Queryable } from './queryable.ts'

const answering = (rows: object[]): Queryable => ({
  query: async <Row>() => ({ rows: rows as Row[], rowCount: rows.length }),
})

test('a row whose type nobody has named has no columns', async () => {
  const { rows } = await answering([{ total: 1 }]).query('select 1 as total')
  // @ts-expect-error The reader has to name the type of the row.
  expect(rows[0]?.total).toBe(1)
})

test('the only row of an answer is that row', async () => {
  const answer = await answering([{ total: 3 }]).query<{ total: number }>('select 3 as total')
  expect(onlyRow(answer).total).toBe(3)
})

test('an answer of none or two rows has no only row', () => {
  expect(() => onlyRow({ rows: [], rowCount: 0 })).toThrow('0 rows instead of one')
  expect(() => onlyRow({ rows: [{}, {}], rowCount: 2 })).toThrow('2 rows instead of one')
})
