import { describe, expect, it } from 'vitest'
import { profileCompleteness } from '../account/profile-completeness.ts'
import { exampleMotorhome, exampleTrailer } from '../vehicle/example-vehicles.ts'
import type { ProgressFacts } from './progress.ts'
import { percentOf, progressRows, requiredProgress } from './progress.ts'
import type { ListingStep } from './steps.ts'
import { currentStep, missingByStep, stepProgress, totalProgress } from './steps.ts'

const picture = { value: 'p/1', position: 0 }
const registration = {
  documentType: 'registration_part_1',
  fileName: 'zb1.pdf',
  value: 'd/1',
} as const
const person = {
  name: 'Uwe',
  surname: 'Petersen',
  phone: '0431 987654',
  street: 'Kai 1',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
}
const complete: ProgressFacts = {
  values: exampleMotorhome,
  damages: [],
  gallery: [picture],
  documents: [registration],
  sellerIsCommercial: false,
  profile: profileCompleteness(person, 'PRIVATE'),
}
const stepsOf = (facts: ProgressFacts, kind: 'motorhome' | 'trailer' = 'motorhome') =>
  stepProgress(requiredProgress(facts), kind)
const percentsOf = (facts: ProgressFacts) =>
  Object.fromEntries(stepsOf(facts).map((each) => [each.step, each.requiredPercent]))

describe('progress of an ad (spec 3, readyToSubmitForReview)', () => {
  it('is 100 in every step of a complete ad', () => {
    expect(percentsOf(complete)).toEqual({
      profile: 100,
      equipment: 100,
      defects: 100,
      images: 100,
      auction: 100,
      'personal-data': 100,
      'last-step': 100,
    })
    expect(missingByStep(stepsOf(complete))).toEqual([])
    expect(totalProgress(stepsOf(complete)).requiredPercent).toBe(100)
  })

  it('counts a trailer in its own profile set', () => {
    const facts = { ...complete, values: exampleTrailer }
    expect(stepsOf(facts, 'trailer').map((each) => each.requiredPercent)).toEqual(
      Array(7).fill(100),
    )
    const { sets } = requiredProgress(facts)
    expect(sets.trailer_profile.required).toBeGreaterThan(15)
    expect(sets.product_profile).toMatchObject({ required: 0, requiredPercent: 100 })
  })

  it.each([
    [1, 3, 33],
    [2, 3, 66],
    [199, 200, 99],
    [200, 200, 100],
    [0, 0, 100],
  ])('rounds %i of %i down to %i (attributes 7)', (done, required, percent) => {
    expect(percentOf(done, required)).toBe(percent)
  })

  it('names what is missing, per step and per group', () => {
    const { beds: _beds, fuel: _fuel, heating_type: _heating, ...values } = exampleMotorhome
    const facts = { ...complete, values, gallery: [], documents: [] }
    expect(missingByStep(stepsOf(facts))).toEqual([
      { step: 'profile', missing: ['fuel', 'beds'] },
      { step: 'equipment', missing: ['heating_type'] },
      { step: 'images', missing: ['gallery'] },
      { step: 'last-step', missing: ['official_document'] },
    ])
    const profile = requiredProgress(facts).sets.product_profile
    expect(profile.groups.layout?.missing).toEqual(['beds'])
    expect(profile.groups.base).toMatchObject({ requiredPercent: 100 })
  })

  it('wants one picture, not an empty place for one (attributes 4)', () => {
    const images = (value: string) => percentsOf({ ...complete, gallery: [{ ...picture, value }] })
    expect(images('').images).toBe(0)
    expect(images('p/1').images).toBe(100)
  })

  it('wants a damage with area, kind and severity after a yes (attributes 7)', () => {
    const values = { ...exampleMotorhome, defects_exists: 'yes' }
    const none = missingByStep(stepsOf({ ...complete, values }))
    expect(none).toEqual([
      { step: 'defects', missing: ['damage.0.area', 'damage.0.kind', 'damage.0.severity'] },
    ])
    const started = { sortOrder: 0, values: { damage_area: 'roof' }, pictures: [] }
    const some = missingByStep(stepsOf({ ...complete, values, damages: [started] }))
    expect(some).toEqual([{ step: 'defects', missing: ['damage.0.kind', 'damage.0.severity'] }])
    const described = { damage_area: 'roof', damage_kind: ['hail'], damage_severity: 'minor' }
    const damages = [{ ...started, values: described }]
    expect(missingByStep(stepsOf({ ...complete, values, damages }))).toEqual([])
  })

  it('stands on the wire as one row per set and group', () => {
    const rows = progressRows(requiredProgress(complete))
    const defects = rows.filter((row) => row.attributeSetName === 'product_description')
    expect(defects.map((row) => row.attributeGroupName)).toEqual([
      null,
      'product_description_general',
      'damage_questions',
    ])
    expect(rows.every((row) => row.requiredDone === row.required)).toBe(true)
  })
})

describe('the step to go on with (spec 4)', () => {
  const without = (...codes: string[]) => ({
    ...complete,
    values: Object.fromEntries(
      Object.entries(exampleMotorhome).filter(([code]) => !codes.includes(code)),
    ),
  })
  it.each([
    ['profile', without('model', 'awning')],
    ['equipment', without('awning', 'target_price')],
    ['defects', without('roadworthy')],
    ['images', { ...without('target_price'), gallery: [] }],
    ['auction', without('target_price')],
    ['personal-data', { ...complete, profile: profileCompleteness({}, 'PRIVATE'), documents: [] }],
    ['last-step', complete],
    ['last-step', { ...complete, documents: [] }],
  ] as const satisfies readonly (readonly [ListingStep, ProgressFacts])[])(
    'is %s',
    (step, facts) => {
      expect(currentStep(missingByStep(stepsOf(facts)))).toBe(step)
    },
  )
})
