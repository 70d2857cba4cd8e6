import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.8, br;q=0', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['brotli, xgzip', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [['deflate', 'gzip'], 'gzip'],
])('who says %j is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
