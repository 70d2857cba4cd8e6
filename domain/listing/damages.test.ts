import { describe, expect, it } from 'vitest'
import { attribute } from '../vehicle/catalogue/attributes.ts'
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
  mergedGallery,
  movedPicture,
  picturesOf,
  slotsOf,
  typePlate,
  withMainPicture,
  withPictureAdded,
  withPictureReplaced,
  withReviewPicturesApart,
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
})

const of = (value: string, kind?: string) => ({ value, position: 0, ...(kind && { kind }) })
const valuesOf = (pictures: readonly { readonly value: string }[]) =>
  pictures.map((each) => each.value)
const nothing = { gallery: [], moreImages: [], reviewPictures: [], damages: [] }

describe('the ten pictures that are asked for (rules 12)', () => {
  it.each(['motorhome', 'trailer'] as const)(
    'five from outside and five from inside of a %s',
    (kind) => {
      const slots = slotsOf(kind)
      expect(slots.filter(({ side }) => side === 'exterior')).toHaveLength(5)
      expect(slots.filter(({ side }) => side === 'interior')).toHaveLength(5)
      const known = (attribute('image_kind').options ?? []).map(({ code }) => code)
      expect(slots.filter((slot) => slot.kind !== typePlate && !known.includes(slot.kind))).toEqual(
        [],
      )
    },
  )

  it('stand in the order of the slots, whatever is photographed first; the others follow', () => {
    const kinds = ['kitchen', undefined, 'exterior_front', 'living']
    const gallery = kinds.reduce<ReturnType<typeof withPictureAdded>>(
      (before, kind, place) => withPictureAdded(before, of(String(place), kind)),
      [],
    )
    expect(valuesOf(gallery)).toEqual(['2', '3', '0', '1'])
    expect(valuesOf(withPictureAdded([of('any')], of('front', 'exterior_front')))).toEqual([
      'front',
      'any',
    ])
    expect(gallery.map(({ position }) => position)).toEqual([0, 1, 2, 3])
  })

  it('one that was cut keeps its place and what it shows', () => {
    const gallery = [of('a', 'kitchen'), of('b', 'bed')]
    const cut = withPictureReplaced(gallery, { before: 'a', after: 'c' })
    expect(cut).toMatchObject([{ value: 'c', kind: 'kitchen' }, { value: 'b' }])
  })
})

describe('pictures for the review alone', () => {
  it('a type plate leaves every public list, wherever it was sent', () => {
    const sent = {
      ...nothing,
      gallery: [of('plate', typePlate), of('front', 'exterior_front')],
      moreImages: [of('second', typePlate), of('step')],
    }
    const apart = withReviewPicturesApart(sent)
    expect(valuesOf(apart.gallery)).toEqual(['front'])
    expect(valuesOf(apart.moreImages)).toEqual(['step'])
    expect(valuesOf(apart.reviewPictures)).toEqual(['plate', 'second'])
    expect(valuesOf(picturesOf(apart))).toHaveLength(4)
  })

  it('the same picture without its name is shown in no other place', () => {
    const damage = { sortOrder: 0, values: {}, pictures: [of('plate')] }
    const apart = withReviewPicturesApart({
      gallery: [of('plate', 'other'), of('front')],
      moreImages: [of('plate')],
      reviewPictures: [of('plate', typePlate)],
      damages: [damage],
    })
    expect(valuesOf(apart.gallery)).toEqual(['front'])
    expect(apart.moreImages).toEqual([])
    expect(apart.damages).toEqual([{ ...damage, pictures: [] }])
  })
})

describe('a gallery that two devices change (spec 4)', () => {
  const galleryOf = (...values: string[]): readonly Picture[] =>
    arrangedGallery(values.map((value) => ({ value, position: 0 })))
  const valuesOf = (pictures: readonly Picture[]) => pictures.map(({ value }) => value)

  it('pictures that two devices add at once are all there, and those that one took out are not', () => {
    const from = galleryOf('front', 'rear', 'bath')
    const mine = galleryOf('rear', 'front', 'bath', 'mine')
    const theirs = galleryOf('front', 'rear', 'theirs')
    expect(valuesOf(mergedGallery(from, { mine, theirs }))).toEqual([
      'rear',
      'front',
      'mine',
      'theirs',
    ])
    expect(valuesOf(mergedGallery(from, { mine: galleryOf('front'), theirs: from }))).toEqual([
      'front',
    ])
  })

  it('a picture is of the kind that one of two devices gave it', () => {
    const [from, mine, theirs] = [galleryOf('a', 'b'), galleryOf('a', 'b'), galleryOf('a', 'b')]
    const withKind = (pictures: readonly Picture[], value: string, kind: string) =>
      pictures.map((each) => (each.value === value ? { ...each, kind } : each))
    const merged = mergedGallery(from, {
      mine: withKind(mine, 'a', 'roof'),
      theirs: withKind(withKind(theirs, 'a', 'cab'), 'b', 'bath'),
    })
    expect(merged.map(({ kind }) => kind)).toEqual(['roof', 'bath'])
  })
})
