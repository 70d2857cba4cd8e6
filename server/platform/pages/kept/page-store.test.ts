import { expect, test } from 'vitest'
import { createPageStore } from './page-store.ts'

const page = (bytes: number) => ({ bytes: () => bytes })

test('10,000 addresses that are asked for once take a quarter of the room, and those asked for last stay', () => {
  const store = createPageStore(1_000_000)
  for (let number = 0; number < 10_000; number += 1) {
    store.put(`/caravan/${number}`, page(20_000))
    expect(store.bytes()).toBeLessThanOrEqual(1_000_000 / 4 + 22_000)
    store.find('/caravan/0')
  }
  expect(store.size()).toBeGreaterThan(10)
  expect(store.find('/caravan/0')).toBeDefined()
  expect(store.find('/caravan/9999')).toBeDefined()
  expect(store.find('/caravan/5000')).toBeUndefined()
})

test('pages that are asked for again take all the room, whoever was asked for longest ago goes first', () => {
  const store = createPageStore(1_000_000)
  for (let number = 0; number < 100; number += 1) {
    store.put(`/caravan/${number}`, page(20_000))
    store.find(`/caravan/${number}`)
    expect(store.bytes()).toBeLessThanOrEqual(1_000_000)
  }
  expect(store.size()).toBeGreaterThan(40)
  expect(store.find('/caravan/99')).toBeDefined()
  expect(store.find('/caravan/0')).toBeUndefined()
  // Drawn anew, it is as well known as before.
  store.put('/caravan/99', page(20_000))
  for (let number = 200; number < 300; number += 1) store.put(`/caravan/${number}`, page(20_000))
  expect(store.find('/caravan/99')).toBeDefined()
})

test('a page that grows, is put again or goes is counted as it is', () => {
  const store = createPageStore<{ bytes: () => number }>(100_000)
  let bytes = 1000
  store.put('a', { bytes: () => bytes })
  const small = store.bytes()
  bytes = 3000
  store.measure('a')
  expect(store.bytes()).toBe(small + 2000)
  store.put('a', page(1000))
  expect(store.bytes()).toBe(small)
  store.delete('a')
  expect([store.bytes(), store.size()]).toEqual([0, 0])
})

test('a page larger than all the room is not kept', () => {
  const store = createPageStore(10_000)
  store.put('a', page(20_000))
  expect([store.find('a'), store.bytes()]).toEqual([undefined, 0])
})
