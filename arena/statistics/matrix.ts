/** A small dense square matrix, row by row. */
export type Matrix = Float64Array

/** Inverse by Gauss-Jordan with pivoting; null when it has none. */
export function inverse(matrix: Matrix, size: number): Matrix | null {
  const left = Float64Array.from(matrix)
  const right = new Float64Array(size * size)
  for (let i = 0; i < size; i++) right[i * size + i] = 1
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(left, size, row, column)) > Math.abs(at(left, size, pivot, column)))
        pivot = row
    const value = at(left, size, pivot, column)
    if (Math.abs(value) < 1e-12) return null
    for (let k = 0; k < size; k++) {
      swap(left, pivot * size + k, column * size + k)
      swap(right, pivot * size + k, column * size + k)
    }
    for (let k = 0; k < size; k++) {
      left[column * size + k] = at(left, size, column, k) / value
      right[column * size + k] = at(right, size, column, k) / value
    }
    for (let row = 0; row < size; row++) {
      const factor = at(left, size, row, column)
      if (row === column || factor === 0) continue
      for (let k = 0; k < size; k++) {
        left[row * size + k] = at(left, size, row, k) - factor * at(left, size, column, k)
        right[row * size + k] = at(right, size, row, k) - factor * at(right, size, column, k)
      }
    }
  }
  return right
}

export function product(a: Matrix, b: Matrix, size: number): Matrix {
  const result = new Float64Array(size * size)
  for (let i = 0; i < size; i++)
    for (let k = 0; k < size; k++) {
      const factor = at(a, size, i, k)
      if (factor === 0) continue
      for (let j = 0; j < size; j++)
        result[i * size + j] = at(result, size, i, j) + factor * at(b, size, k, j)
    }
  return result
}

export function at(matrix: Matrix, size: number, row: number, column: number): number {
  return matrix[row * size + column] as number
}

function swap(matrix: Matrix, a: number, b: number): void {
  const kept = matrix[a] as number
  matrix[a] = matrix[b] as number
  matrix[b] = kept
}
