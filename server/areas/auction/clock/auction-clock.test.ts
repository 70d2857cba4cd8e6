import { expect, test } from 'vitest'
import { allDeadlines, clockSleepMs } from './auction-clock.ts'

// Until the next auction, until the next of the others, and the sleep; all in milliseconds.
test.each([
  [null, null, 1000],
  [40, null, 40],
  [5000, 300, 300],
  [5000, 9000, 1000],
  [-3, 300, 0],
  [5000, -20, 1000],
  [40, 0, 40],
])('after a visit with %j and %j ahead the clock sleeps %i', (auctionsMs, othersMs, sleepMs) => {
  expect(clockSleepMs({ auctionsMs, othersMs })).toBe(sleepMs)
})

test('the deadlines of several areas are the earliest of them and run one after the other', async () => {
  const ran: string[] = []
  const area = (name: string, next: number | null, count: number) => ({
    findNextInMs: async () => next,
    runDue: async () => {
      ran.push(name)
      return count
    },
  })
  const all = allDeadlines([area('orders', 300, 2), area('none', null, 0), area('reviews', 40, 1)])
  expect(await all.findNextInMs()).toBe(40)
  expect(await allDeadlines([area('none', null, 0)]).findNextInMs()).toBeNull()
  expect(await all.runDue()).toBe(3)
  expect(ran).toEqual(['orders', 'none', 'reviews'])
})
