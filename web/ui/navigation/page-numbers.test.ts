import { expect, test } from 'vitest'
import { listPageNumbers } from './page-numbers.ts'

test('few pages are all shown', () => {
  expect(listPageNumbers({ page: 2, pageCount: 3 })).toEqual([1, 2, 3])
})

test('many pages keep the first, the last and the neighbours', () => {
  expect(listPageNumbers({ page: 1, pageCount: 21 })).toEqual([1, 2, 3, 4, 5, 'gap', 21])
  expect(listPageNumbers({ page: 10, pageCount: 21 })).toEqual([1, 'gap', 9, 10, 11, 'gap', 21])
  expect(listPageNumbers({ page: 21, pageCount: 21 })).toEqual([1, 'gap', 17, 18, 19, 20, 21])
})

test('the row is equally long on every page and always holds the page itself', () => {
  for (let page = 1; page <= 30; page += 1) {
    const numbers = listPageNumbers({ page, pageCount: 30 })
    expect(numbers).toHaveLength(7)
    expect(numbers).toContain(page)
  }
})
