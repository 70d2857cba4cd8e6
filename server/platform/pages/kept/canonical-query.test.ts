import { expect, test } from 'vitest'
import { canonicalQuery } from './canonical-query.ts'

const known = { single: ['page', 'text'], multiple: ['body_type'] }

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=x&fbclid=y', ''],
  ['?page=2&text=', '?page=2'],
  ['?text=a&page=2', '?page=2&text=a'],
  ['?page=2&page=3', '?page=2'],
  ['?body_type=b&body_type=a&body_type=b', '?body_type=a&body_type=b'],
  ['?page=10000', '?page=10000'],
  ['?text=%00%ff', `?text=${new URLSearchParams('text=%00%ff').get('text')}`],
  ['?__proto__=1&constructor=2', ''],
])('%s means %s', (search, canonical) => {
  expect(decodeURIComponent(canonicalQuery(search, known) ?? '')).toBe(
    decodeURIComponent(canonical),
  )
})

test('what is longer than any choice makes no key', () => {
  expect(canonicalQuery(`?text=${'a'.repeat(10_000)}`, known)).toBeUndefined()
})
