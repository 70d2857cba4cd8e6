import { describe, expect, it } from 'vitest'
import {
  hasForeignKinds,
  missingOfDamage,
  renumberedDamages,
  withDamage,
  withoutDamage,
} from './damages.ts'
import {
  arrangedGallery,
  galleryByPosition,
  mainPictureOf,
  movedPicture,
  recommendedPicturesMissing,
  withMainPicture,
} from './gallery.ts'
import type { Damage, Picture } from './listing.ts'

const damage = (sortOrder: number, area = 'roof'): Damage => ({
  sortOrder,
  values: { damage_area: area, damage_kind: ['hail'], damage_severity: 'minor' },
  pictures: [],
})
const areas = (damages: readonly Damage[]) =>
  damages.map((each) => `${each.sortOrder} ${each.values.damage_area}`)

describe('damages (spec 4)', () => {
  it('are renumbered from 0 where their sort orders have gaps', () => {
    const stored = [damage(7, 'rear'), damage(2, 'front'), damage(3, 'roof')]
    expect(areas(renumberedDamages(stored))).toEqual(['0 front', '1 roof', '2 rear'])
  })

  it('are renumbered when one is removed', () => {
    const left = withoutDamage([damage(0, 'front'), damage(1, 'roof'), damage(2, 'rear')], 1)
    expect(areas(left)).toEqual(['0 front', '1 rear'])
  })

  it('lose their kinds when the area changes', () => {
    const [changed] = withDamage([damage(0)], {
      index: 0,
      change: { values: { damage_area: 'window' } },
    })
    expect(changed?.values).toEqual({ damage_area: 'window', damage_severity: 'minor' })
  })

  it('keep their kinds when the area stays, or when new kinds come with the new area', () => {
    const same = { damage_area: 'roof', damage_severity: 'severe' }
    const [kept] = withDamage([damage(0)], { index: 0, change: { values: same } })
    expect(kept?.values.damage_kind).toEqual(['hail'])
    const other = { damage_area: 'window', damage_kind: ['chip'] }
    const [replaced] = withDamage([damage(0)], { index: 0, change: { values: other } })
    expect(replaced?.values.damage_kind).toEqual(['chip'])
  })

  it('grow by one from the empty template at an index equal to the length', () => {
    const grown = withDamage([damage(0)], {
      index: 1,
      change: { values: { damage_area: 'floor' } },
    })
    expect(grown[1]).toEqual({ sortOrder: 1, values: { damage_area: 'floor' }, pictures: [] })
    expect(withDamage(grown, { index: 5, change: {} })).toBe(grown)
  })

  it('lack area, kind or severity, and know kinds that belong elsewhere', () => {
    expect(missingOfDamage(damage(0), 'motorhome')).toEqual([])
    expect(missingOfDamage(damage(0), 'trailer')).toEqual(['area'])
    expect(hasForeignKinds(damage(0), 'motorhome')).toBe(false)
    expect(hasForeignKinds(damage(0, 'window'), 'motorhome')).toBe(true)
    expect(hasForeignKinds(damage(0, 'other'), 'motorhome')).toBe(false)
  })
})

const picture = (value: string, position: number, kind?: string): Picture => ({
  value,
  position,
  ...(kind ? { kind } : {}),
})
const order = (pictures: readonly Picture[]) =>
  pictures.map((each) => `${each.position} ${each.value}`)

describe('the gallery (spec 4)', () => {
  const three = [picture('a', 0), picture('b', 1), picture('c', 2)]

  it('takes its positions from the order and drops empty places', () => {
    expect(order(arrangedGallery([picture('b', 9), picture(' ', 0), picture('a', 4)]))).toEqual([
      '0 b',
      '1 a',
    ])
  })

  it('is loaded in the order of the stored positions', () => {
    expect(order(galleryByPosition([picture('b', 9), picture('a', 4)]))).toEqual(['0 a', '1 b'])
    expect(mainPictureOf([picture('b', 9), picture('a', 4)])?.value).toBe('a')
    expect(mainPictureOf([])).toBeUndefined()
  })

  it('puts the main picture first', () => {
    expect(order(withMainPicture(three, 'c'))).toEqual(['0 c', '1 a', '2 b'])
  })

  it.each([
    [0, 2, ['0 b', '1 c', '2 a']],
    [2, 0, ['0 c', '1 a', '2 b']],
    [5, 0, ['0 a', '1 b', '2 c']],
  ])('moves a picture from %i to %i', (from, to, expected) => {
    expect(order(movedPicture(three, { from, to }))).toEqual(expected)
  })

  it('recommends five pictures from outside and five from inside (rules 12)', () => {
    const few = [picture('a', 0, 'exterior_front'), picture('b', 1, 'kitchen'), picture('c', 2)]
    expect(recommendedPicturesMissing(few)).toEqual({ exterior: 4, interior: 4 })
  })
})
