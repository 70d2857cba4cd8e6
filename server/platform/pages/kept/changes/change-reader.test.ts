import { afterEach, expect, test, vi } from 'vitest'
import type { Queryable } from '../../../database/queryable.ts'
import { createLog } from '../../../log/log.ts'
import { createChangeReader } from './change-reader.ts'

/** When a page may be sent without asking the database; what it answers is the test's. */

type Answer = { readonly horizon: string; readonly changes: readonly object[] }

function setUp() {
  vi.useFakeTimers()
  let asked = 0
  let answer: () => Promise<Answer> = async () => ({ horizon: '10', changes: [] })
  const query = async () => {
    asked += 1
    const row = await answer()
    return { rows: [row], rowCount: 1 }
  }
  const heard: (readonly object[] | null)[] = []
  let shown: () => Promise<unknown> = async () => undefined
  const reader = createChangeReader({
    db: { query } as unknown as Queryable, // Only this one statement is asked.
    log: createLog({ level: 'silent' }),
    hear: (changes) => {
      heard.push(changes)
      return shown()
    },
  })
  return {
    reader,
    heard,
    asked: () => asked,
    isShown: (next: () => Promise<unknown>) => {
      shown = next
    },
    answers: (next: () => Promise<Answer>) => {
      answer = next
    },
  }
}

afterEach(() => {
  vi.useRealTimers()
})

const change = (changeId: number) => ({ changeId, topic: 'listing', subjectId: 1, listingId: 1 })

test('nothing is sent that could be a second older than the last commit', async () => {
  const { reader, asked } = setUp()
  expect(reader.isFresh()).toBe(false)
  expect(await reader.refresh()).toBe(true)
  await vi.advanceTimersByTimeAsync(400)
  expect([reader.isFresh(), asked()]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(599)
  expect(reader.isFresh()).toBe(false)
})

test('while pages are sent it is asked behind them, so that none of them waits', async () => {
  const { reader, asked } = setUp()
  await reader.refresh()
  for (let passed = 0; passed < 10_000; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    expect(reader.isFresh()).toBe(true)
  }
  expect(asked()).toBeLessThanOrEqual(22)
})

test('after an announced change the next page asks; a busy market is asked twenty times a second', async () => {
  const { reader, asked } = setUp()
  await reader.refresh()
  const before = asked()
  for (let passed = 0; passed < 1000; passed += 10) {
    await vi.advanceTimersByTimeAsync(10)
    reader.expectChange()
    if (!reader.isFresh()) await reader.refresh()
  }
  expect(asked() - before).toBeGreaterThan(10)
  expect(asked() - before).toBeLessThanOrEqual(20)
})

test('a change is heard once, also when a long transaction keeps it among those to read', async () => {
  const { reader, heard, answers } = setUp()
  await reader.refresh()
  answers(async () => ({ horizon: '10', changes: [change(1)] }))
  await vi.advanceTimersByTimeAsync(1000)
  await reader.refresh()
  answers(async () => ({ horizon: '10', changes: [change(1), change(2)] }))
  await vi.advanceTimersByTimeAsync(1000)
  await reader.refresh()
  expect(heard).toEqual([[change(1)], [change(2)]])
})

test('a page waits until what was read is shown, and no page for long', async () => {
  const { reader, answers, isShown } = setUp()
  answers(async () => ({ horizon: '10', changes: [change(1)] }))
  let show = () => {}
  isShown(() => new Promise<void>((resolve) => (show = resolve)))
  let isFresh: boolean | undefined
  const first = reader.refresh().then((answer) => (isFresh = answer))
  await vi.advanceTimersByTimeAsync(100)
  expect([isFresh, reader.isFresh()]).toEqual([undefined, false])
  show()
  await first
  expect(isFresh).toBe(true)
  // What does not come, behind a locked row, is known to be missing for two seconds.
  answers(async () => ({ horizon: '10', changes: [change(2)] }))
  isShown(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1000)
  const second = reader.refresh()
  await vi.advanceTimersByTimeAsync(800)
  expect(await second).toBe(false)
  expect(await reader.refresh()).toBe(false)
  await vi.advanceTimersByTimeAsync(1300)
  const third = reader.refresh()
  await vi.advanceTimersByTimeAsync(100)
  expect(await third).toBe(true)
})

test('more changes than can be named are all', async () => {
  const { reader, heard, answers } = setUp()
  answers(async () => ({
    horizon: '10',
    changes: Array.from({ length: 1000 }, (_, id) => change(id)),
  }))
  await reader.refresh()
  expect(heard).toEqual([null])
})

test('a database that does not answer keeps the first page waiting, and no other', async () => {
  const { reader, answers } = setUp()
  await reader.refresh()
  answers(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1000)
  const first = reader.refresh()
  await vi.advanceTimersByTimeAsync(800)
  expect(await first).toBe(false)
  expect(await reader.refresh()).toBe(false)
})

test('one that refuses is asked again after a moment', async () => {
  const { reader, answers, asked } = setUp()
  answers(() => Promise.reject(new Error('away')))
  expect(await reader.refresh()).toBe(false)
  const before = asked()
  expect(await reader.refresh()).toBe(false)
  expect(asked()).toBe(before)
  answers(async () => ({ horizon: '10', changes: [] }))
  await vi.advanceTimersByTimeAsync(250)
  expect(await reader.refresh()).toBe(true)
})
