import { describe, expect, test } from 'vitest'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import {
  type AdDraft,
  changesSince,
  knownAfterAnswer,
  productInputOf,
  rebasedDraft,
  sendableChange,
  withDraftChange,
} from './ad-draft.ts'
import { differingFields } from './differences.ts'

const base: AdDraft = {
  values: { product_type: 'motorhome', fuel: 'diesel', mileage: 84_000, model: 'Sky' },
  damages: [],
  gallery: [],
  moreImages: [],
  reviewPictures: [],
}

const damaged = (values: VehicleValues) => ({ sortOrder: 0, values, pictures: [] })

describe('the draft of an ad', () => {
  test('sends only what differs, choices as option ids and an answer taken back as nothing', () => {
    const draft = withDraftChange(base, {
      values: { fuel: 'gasoline', mileage: null, four_wheel_drive: true, model: 'Sky' },
    })
    const input = productInputOf(changesSince(base, draft))
    expect(input.attributes).toEqual({
      selects: [{ attributeCode: 'fuel', value: 32_002 }],
      ints: [{ attributeCode: 'mileage', value: null }],
      booleans: [{ attributeCode: 'four_wheel_drive', value: true }],
    })
    expect(input.damages).toBeUndefined()
    expect(input.gallery).toBeUndefined()
  })

  test('keeps an answer that breaks a rule, and lets the others through', () => {
    const draft = withDraftChange(base, { values: { mileage: 99_999_999, model: 'Sun' } })
    const change = changesSince(base, draft)
    const sendable = sendableChange(change, {
      values: draft.values,
      blocked: new Set(['mileage']),
    })
    expect(sendable.values).toEqual({ model: 'Sun' })
    expect(draft.values.mileage).toBe(99_999_999)
  })

  test('does not send what is no longer asked: an electric vehicle has no cubic capacity', () => {
    const draft = withDraftChange(base, { values: { fuel: 'electric', cubic_capacity: 2300 } })
    const { values } = sendableChange(changesSince(base, draft), {
      values: draft.values,
      blocked: new Set(),
    })
    expect(values).toEqual({ fuel: 'electric' })
  })

  test('keeps what was typed during a save on top of the newer copy', () => {
    const sent = withDraftChange(base, { values: { model: 'Sky TI' } })
    const typedMeanwhile = withDraftChange(sent, { values: { model: 'Sky TI 650' } })
    const saved: AdDraft = { ...base, values: { ...base.values, model: 'Sky TI', fuel: 'lpg' } }
    const draft = rebasedDraft(typedMeanwhile, { from: base, onto: saved })
    expect(draft.values.model).toBe('Sky TI 650')
    expect(draft.values.fuel).toBe('lpg')
  })

  test('takes what was sent for known in the form it was typed in', () => {
    const saved: AdDraft = { ...base, values: { ...base.values, model: 'Sky TI' } }
    const known = knownAfterAnswer(base, {
      sent: { values: { model: 'Sky TI ' } },
      ...{ before: base, after: saved },
    })
    const draft = withDraftChange(base, { values: { model: 'Sky TI ' } })
    expect(changesSince(known, draft)).toEqual({})
  })

  test('takes the form an answer was typed in for no change of somebody else', () => {
    const damage = (description: string) => ({ damage_area: 'roof', description })
    const stored = withDraftChange(base, { damages: [damaged(damage('A crack'))] })
    const typed = { description: 'A crack ', damage_area: 'roof' }
    const from = knownAfterAnswer(base, {
      sent: { damages: [damaged(typed)] },
      ...{ before: base, after: stored },
    })
    const mine = withDraftChange(from, { damages: [damaged({ ...typed, damage_kind: ['dent'] })] })
    const documentAdded = { from, before: stored, theirs: stored }
    expect(differingFields({ mine, ...documentAdded })).toEqual([])
    const theirs = withDraftChange(base, { damages: [damaged(damage('A dent'))] })
    expect(differingFields({ mine, ...documentAdded, theirs })).toEqual(['damages'])
  })

  test('numbers damages and pictures anew (spec 4)', () => {
    const draft = withDraftChange(base, {
      damages: [
        { sortOrder: 4, values: { damage_area: 'roof' }, pictures: [] },
        { sortOrder: 1, values: { damage_area: 'front' }, pictures: [] },
      ],
      gallery: [
        { value: 'b', position: 7 },
        { value: '', position: 1 },
        { value: 'a', position: 3 },
      ],
    })
    expect(draft.damages.map((each) => [each.sortOrder, each.values.damage_area])).toEqual([
      [0, 'front'],
      [1, 'roof'],
    ])
    expect(draft.gallery).toEqual([
      { value: 'b', position: 0 },
      { value: 'a', position: 1 },
    ])
  })
})
