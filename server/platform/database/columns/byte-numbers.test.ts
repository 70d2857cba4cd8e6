import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteNumbers } from './byte-numbers.ts'

test('the same bytes have the same number, others have the next one', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.string({ maxLength: 40 }),
  )
  fc.assert(
    fc.property(fc.array(value, { maxLength: 300 }), (values) => {
      const byBytes = new ByteNumbers()
      const numbers = new Map<string, number>()
      for (const text of values) {
        const bytes = new TextEncoder().encode(`<${text}>`)
        const number = byBytes.numberOf(bytes, 1, bytes.length - 1)
        if (!numbers.has(text)) numbers.set(text, numbers.size)
        expect(number).toBe(numbers.get(text))
      }
    }),
  )
})
