import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortByKey, sortSlots } from './sort-slots.ts'

const key = fc.oneof(
  fc.constantFrom(0, -0, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1.5, -1.5),
  fc.integer({ min: -5, max: 5 }),
  fc.maxSafeInteger(),
)
const rowsArb = fc.array(fc.record({ key, isOpen: fc.nat({ max: 1 }) }), { maxLength: 60 })

test('slots are sorted as by comparing, and among equals as they come', () => {
  fc.assert(
    fc.property(rowsArb, (rows) => {
      const keys = Float64Array.from(rows, (row) => row.key)
      const isOpen = Uint8Array.from(rows, (row) => row.isOpen)
      const slots = Int32Array.from(rows, (_row, at) => rows.length - 1 - at)
      const byKey = (one: number, other: number) => (keys[one] ?? 0) - (keys[other] ?? 0)
      const byOpen = (one: number, other: number) => (isOpen[other] ?? 0) - (isOpen[one] ?? 0)
      const sorted = [...slots].sort(byKey)
      expect([...sortByKey(slots, keys)]).toEqual(sorted)
      expect([...sortSlots(slots, keys, { isOpen })]).toEqual(sorted.sort(byOpen))
    }),
  )
})
