import { expect, test } from 'vitest'
import type { CatalogResult, CatalogSearch } from '#domain/catalog/search.ts'
import { createAskedAgain } from './asked-again.ts'
import { createKeptResults } from './kept-results.ts'
import { createVisitorAnswers } from './visitor-answers.ts'

test('a question is asked again from its second time on, while it is among the last ones', () => {
  const isAskedAgain = createAskedAgain(2)
  expect(['a', 'a', 'b', 'a', 'c', 'b', 'a'].map(isAskedAgain)).toEqual([
    ...[false, true, false, true, false, false, false],
  ])
})

test('a question too long to be asked twice is never asked again', () => {
  const isAskedAgain = createAskedAgain(2)
  const long = 'x'.repeat(1001)
  expect([long, long].map(isAskedAgain)).toEqual([false, false])
})

test('a result is kept from the second search on, and after a change from the first', () => {
  const kept = createKeptResults()
  // Of a search only its form counts here, and of a result only who it is.
  const search = { viewer: 'public', offset: 0, filter: {} } as CatalogSearch
  const made: CatalogResult[] = []
  const find = () => {
    return kept.find(search, () => {
      const result = { total: made.length } as CatalogResult
      made.push(result)
      return result
    })
  }
  expect([find(), find(), find(), find()].map(({ total }) => total)).toEqual([0, 1, 1, 1])
  kept.drop({ viewers: new Set(['public']), ofWords: false })
  expect([find(), find()].map(({ total }) => total)).toEqual([2, 2])
})

test.each([
  ['words', { filter: { text: 'alkoven' }, sort: 'ending' }, 2],
  ['names, as an order', { filter: {}, sort: 'vehicle' }, 2],
  ['nothing of the kind', { filter: { ranges: { price: { to: 50_000 } } }, sort: 'ending' }, 1],
])('other words of an ad make results void of searches that read %s', (_what, asked, total) => {
  const kept = createKeptResults()
  const search = { viewer: 'dealer', ...asked } as CatalogSearch // All that counts here of a search.
  let made = 0
  const find = () =>
    kept.find(search, () => {
      made += 1
      return { total: made } as CatalogResult
    })
  find()
  made = 0
  expect(find().total).toBe(1)
  kept.drop({ viewers: new Set(), ofWords: true })
  expect(find().total).toBe(total)
})

test('an answer to visitors is kept from the second asking on, and none over a change', async () => {
  const answers = createVisitorAnswers<{ readonly number: number }>()
  let made = 0
  const ask = () =>
    answers.find('all', async () => {
      made += 1
      return { number: made }
    })
  const numbers = [await ask(), await ask(), await ask()]
  expect(numbers).toEqual([{ number: 1 }, { number: 2 }, { number: 2 }])
  answers.drop()
  const answered = ask()
  answers.drop()
  expect([await answered, await ask(), await ask()]).toEqual([
    ...[{ number: 3 }, { number: 4 }, { number: 4 }],
  ])
})
