import { describe, expect, test } from 'vitest'
import { createDraftStorage, type KeptDraft } from './draft-storage.ts'

const kept: KeptDraft = {
  change: { values: { model: 'Sky', mileage: null } },
  confirmed: { fuel: 'gasoline' },
  settledDoubts: ['mileage:840'],
  isInConflict: false,
}

function memory() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe('the draft in the tab', () => {
  test('comes back as it was, each ad for itself, until it is cleared', () => {
    const storage = createDraftStorage(() => memoryOfTab)
    const memoryOfTab = memory()
    storage.save('7', kept)
    expect(storage.load('7')).toEqual(kept)
    expect(storage.load('8')).toBeUndefined()
    storage.clear('7')
    expect(storage.load('7')).toBeUndefined()
  })

  test('is no obstacle where storage is forbidden, full, or holds something else', () => {
    const forbidden = createDraftStorage(() => {
      throw new Error('SecurityError')
    })
    forbidden.save('7', kept)
    expect(forbidden.load('7')).toBeUndefined()
    const broken = memory()
    broken.items.set('cm24-ad-draft:7', '{"half')
    expect(createDraftStorage(() => broken).load('7')).toBeUndefined()
    broken.items.set('cm24-ad-draft:7', '{"shape":0,"change":{}}')
    expect(createDraftStorage(() => broken).load('7')).toBeUndefined()
  })
})
