import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/%zz', '/%25zz'],
  ['/caravan/%E0%A4?page=2', '/caravan/%25E0%25A4?page=2'],
  ['/api/public/%', '/api/public/%25'],
  ['/kaufen?text=%zz', '/kaufen?text=%zz'],
  ['/gr%C3%B6%C3%9Fe/%2e%2e', '/gr%C3%B6%C3%9Fe/%2e%2e'],
  ['*', '*'],
])('the address %s is read as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable)
})
