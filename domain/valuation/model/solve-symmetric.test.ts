import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solveSymmetric } from './solve-symmetric.ts'

const figure = fc.double({ min: -3, max: 3, noNaN: true })

test('the solution of a positive definite system gives its right side again', () => {
  const system = fc
    .integer({ min: 1, max: 7 })
    .chain((size) =>
      fc.tuple(
        fc.array(figure, { minLength: size * size, maxLength: size * size }),
        fc.array(figure, { minLength: size, maxLength: size }),
      ),
    )
  fc.assert(
    fc.property(system, ([entries, right]) => {
      const size = right.length
      const at = (row: number, column: number) =>
        Array.from({ length: size }, (_none, k) => k).reduce(
          (sum, k) => sum + (entries[row * size + k] ?? 0) * (entries[column * size + k] ?? 0),
          row === column ? 1 : 0,
        )
      const matrix = Float64Array.from({ length: size * size }, (_none, place) =>
        at(Math.floor(place / size), place % size),
      )
      const solution = solveSymmetric(matrix.slice(), Float64Array.from(right), size)
      for (const [row, wanted] of right.entries()) {
        const got = solution.reduce(
          (sum, value, column) => sum + value * (matrix[row * size + column] ?? 0),
          0,
        )
        expect(got).toBeCloseTo(wanted, 6)
      }
    }),
  )
})

test('a matrix that is not positive definite is refused', () => {
  expect(() => solveSymmetric(Float64Array.of(0), Float64Array.of(1), 1)).toThrow(RangeError)
})
