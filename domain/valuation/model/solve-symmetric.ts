/**
 * Solves A x = b for a symmetric positive definite A (Cholesky). `lower` holds the lower triangle of A, row
 * by row, `size` squared long, and is overwritten.
 * @throws RangeError where A is not positive definite
 */
export function solveSymmetric(
  lower: Float64Array,
  right: Float64Array,
  size: number,
): Float64Array {
  for (let row = 0; row < size; row += 1) {
    const start = row * size
    for (let column = 0; column <= row; column += 1) {
      const other = column * size
      let sum = lower[start + column] ?? 0
      for (let k = 0; k < column; k += 1) sum -= (lower[start + k] ?? 0) * (lower[other + k] ?? 0)
      if (column < row) {
        lower[start + column] = sum / (lower[other + column] ?? 1)
      } else {
        if (!(sum > 0)) throw new RangeError('The matrix is not positive definite')
        lower[start + column] = Math.sqrt(sum)
      }
    }
  }
  return substitute(lower, right, size)
}

function substitute(lower: Float64Array, right: Float64Array, size: number): Float64Array {
  const solution = Float64Array.from(right)
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= (lower[row * size + k] ?? 0) * (solution[k] ?? 0)
    solution[row] = sum / (lower[row * size + row] ?? 1)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= (lower[k * size + row] ?? 0) * (solution[k] ?? 0)
    solution[row] = sum / (lower[row * size + row] ?? 1)
  }
  return solution
}
