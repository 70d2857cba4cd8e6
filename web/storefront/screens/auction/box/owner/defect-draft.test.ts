import { expect, test } from 'vitest'
import { draftFrom, keptFrom } from './defect-draft.ts'

const draft = { area: 'roof', kinds: ['leak'], severity: 'major', description: 'Wet above the bed' }
const nothing = { area: null, kinds: [], severity: null, description: '' }

test('a defect half described comes back as it was typed', () => {
  expect(draftFrom(keptFrom(draft))).toEqual(draft)
})

test('nothing kept, or something else kept in its place, is an empty form', () => {
  expect(['', 'null', '{', '7', '{"kinds":"leak","area":7}'].map(draftFrom)).toEqual(
    Array(5).fill(nothing),
  )
})
