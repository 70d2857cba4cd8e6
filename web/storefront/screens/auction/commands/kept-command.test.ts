import { describe, expect, test } from 'vitest'
import {
  answerCommand,
  findKept,
  forgetCommand,
  type KeptStore,
  keepCommand,
  slotOf,
} from './kept-command.ts'

function memory(): KeptStore {
  const kept = new Map<string, string>()
  return {
    getItem: (slot) => kept.get(slot) ?? null,
    setItem: (slot, text) => void kept.set(slot, text),
    removeItem: (slot) => void kept.delete(slot),
  }
}

function counting() {
  let count = 0
  return () => {
    count += 1
    return `key ${count}`
  }
}

describe('the key of a market command (rules 4)', () => {
  const slot = slotOf(500_001, 'bid', 7)
  const body = { amountEur: 41_500, askMeThen: true }

  test('stays the same for the same request until an answer came, also in a new page', () => {
    const store = memory()
    const newKey = counting()
    const first = keepCommand(store, { slot, body }, newKey)
    const afterReload = keepCommand(store, { slot, body: { ...body } }, newKey)
    expect(afterReload.key).toBe(first.key)
    expect(findKept(store, slot)).toEqual({ key: 'key 1', body })
  })

  test('is never used for another request', () => {
    const store = memory()
    const newKey = counting()
    keepCommand(store, { slot, body }, newKey)
    const other = keepCommand(store, { slot, body: { ...body, amountEur: 41_750 } }, newKey)
    expect(other.key).toBe('key 2')
  })

  test('is gone once an answer came: the same amount again is a new intention', () => {
    const store = memory()
    const newKey = counting()
    keepCommand(store, { slot, body }, newKey)
    forgetCommand(store, slot)
    expect(findKept(store, slot)).toBeNull()
    expect(keepCommand(store, { slot, body }, newKey).key).toBe('key 2')
  })

  test('outlives the late answer to a command that was sent before it', () => {
    const store = memory()
    const newKey = counting()
    const first = keepCommand(store, { slot, body }, newKey)
    const second = keepCommand(store, { slot, body: { ...body, amountEur: 41_750 } }, newKey)
    expect(answerCommand(store, slot, first.key)).toBe(false)
    expect(findKept(store, slot)?.key).toBe(second.key)
    expect(answerCommand(store, slot, second.key)).toBe(true)
    expect(findKept(store, slot)).toBeNull()
  })

  test('what cannot be read counts as nothing', () => {
    const store = memory()
    for (const text of ['', '{', '7', '{"key":3,"body":1}', '{"body":1}']) {
      store.setItem(slot, text)
      expect(findKept(store, slot)).toBeNull()
    }
  })

  test('each auction, each command and each person has its own', () => {
    expect(slotOf(1, 'bid', 7)).not.toBe(slotOf(2, 'bid', 7))
    expect(slotOf(1, 'bid', 7)).not.toBe(slotOf(1, 'agent', 7))
    expect(slotOf(1, 'bid', 7)).not.toBe(slotOf(1, 'bid', 8))
  })
})
