import { afterEach, expect, test, vi } from 'vitest'
import { readMarketTime } from './market-time.ts'

/** What a browser says of the answer that brought the page. */
function answered(answer: object | undefined): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    answer ? [answer as PerformanceEntry] : [],
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

const market = Date.parse('2026-11-23T14:00:00Z')
const serverTiming = [
  { name: 'database', duration: 3 },
  { name: 'market', duration: market },
]

test('the market’s time is that of the first byte of the answer, however old its body is', () => {
  answered({ transferSize: 300, responseStart: 41.5, serverTiming })
  expect(readMarketTime()).toEqual({ market, steady: 41.5 })
})

test.each([
  ['a page out of the browser’s own memory', { transferSize: 0, responseStart: 1, serverTiming }],
  ['an answer without it', { transferSize: 300, responseStart: 1, serverTiming: [] }],
  ['a browser that does not know it', { transferSize: 300, responseStart: 1 }],
  ['no answer at all', undefined],
])('it is not known from %s, and has to be asked for', (_what, answer) => {
  answered(answer)
  expect(readMarketTime()).toBeUndefined()
})
