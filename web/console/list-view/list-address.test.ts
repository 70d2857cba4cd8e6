import { expect, test } from 'vitest'
import { hrefWith, pageOf } from './list-address.ts'

test('another filter keeps the search and begins at the first page', () => {
  const query = new URLSearchParams('search=hymer&page=3&status=sold')
  expect(hrefWith(query, '/auctions', { status: 'failed' })).toBe(
    '/auctions?search=hymer&status=failed',
  )
  expect(hrefWith(query, '/auctions', { status: null })).toBe('/auctions?search=hymer')
  expect(hrefWith(new URLSearchParams('status=sold'), '/auctions', { status: null })).toBe(
    '/auctions',
  )
})

test('a page that is no page is the first', () => {
  const pages = ['page=7', 'page=0', 'page=x', 'page=1.5', ''].map((text) =>
    pageOf(new URLSearchParams(text)),
  )
  expect(pages).toEqual([7, 1, 1, 1, 1])
})
