import { expect, test } from 'vitest'
import type { NumberRange } from '../filters.ts'
import { countBits, slotsOf, wordsFor } from './bits.ts'
import { FigureColumn } from './figure-column.ts'

/** Attributes 8: a range includes its ends, and what is unknown lies in none. */

const slots = 64

function columnOf(...rows: readonly (readonly (number | null)[])[]): FigureColumn {
  const column = new FigureColumn()
  column.grow(slots)
  for (const [slot, figures] of rows.entries()) column.put(slot, figures)
  return column
}

function found(column: FigureColumn, range: NumberRange): readonly number[] {
  const bits = column.rowsWithin(range, wordsFor(slots))
  return [...slotsOf(bits, countBits(bits))]
}

const prices = columnOf([null], [1000], [2000], [3000], [0])

test.each<[NumberRange, readonly number[]]>([
  [{ from: 1000, to: 3000 }, [1, 2, 3]],
  [{ from: 1001 }, [2, 3]],
  [{ to: 2999 }, [1, 2, 4]],
  [{ from: 2000, to: 2000 }, [2]],
  [{ from: 999.5, to: 2000.5 }, [1, 2]],
  [{ from: -5 }, [1, 2, 3, 4]],
  [{}, [1, 2, 3, 4]],
  [{ from: 3000, to: 1000 }, []],
  [{ from: 9e15 }, []],
  [{ to: -9e15 }, []],
])('%j finds the rows %j', (range, rows) => {
  expect(found(prices, range)).toEqual(rows)
})

test('one of several figures is enough, and a figure that is gone finds nothing', () => {
  const column = columnOf([null], [5000, 9000], [5000, null])
  expect(found(column, { from: 8000 })).toEqual([1])
  expect(column.put(1, [5000, null])).toBe(true)
  expect(column.put(1, [5000, null])).toBe(false)
  expect(found(column, { from: 8000 })).toEqual([])
})
