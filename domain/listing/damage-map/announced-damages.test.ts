import { expect, test } from 'vitest'
import { openAnnouncements } from './announced-damages.ts'

const damage = (...kinds: string[]) => ({
  sortOrder: 0,
  values: { damage_area: 'roof', damage_kind: kinds },
  pictures: [],
})

test('a yes to accident, water or hail stands open until a damage shows it', () => {
  const said = { damaged: 'yes', water_damaged: 'yes', hail_damaged: 'yes' }
  expect(openAnnouncements(said, [])).toEqual(['accident', 'water', 'hail'])
  expect(openAnnouncements(said, [damage('hail')])).toEqual(['accident', 'water'])
  expect(openAnnouncements(said, [damage('mould'), damage('hail')])).toEqual(['accident'])
  expect(openAnnouncements(said, [damage('dent', 'leak')])).toEqual(['hail'])
})

test('what was repaired, is not known or is none opens nothing', () => {
  const said = { trailer_damaged: 'repaired', trailer_water_damaged: 'unknown', hail_damaged: 'no' }
  expect(openAnnouncements(said, [])).toEqual([])
  expect(openAnnouncements({ trailer_hail_damaged: 'yes' }, [])).toEqual(['hail'])
})
