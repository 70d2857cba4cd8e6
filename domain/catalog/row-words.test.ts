import { expect, test } from 'vitest'
import { equipmentOf } from './row-words.ts'

/** What words find a vehicle by its equipment (attributes 8). */

test.each([
  ['a choice', { awning: 'electric' }, ['awning.electric']],
  ['a choice of none', { awning: 'none' }, []],
  ['a yes', { water_filter: true }, ['water_filter.']],
  ['a no', { water_filter: false }, []],
  ['an amount', { solar_power: 200 }, ['solar_power.']],
  ['an amount of nothing', { solar_power: 0 }, []],
  ['a year', { board_battery_year: 2021 }, []],
])('%s', (_what, values, equipment) => {
  expect(equipmentOf(values)).toEqual(equipment)
})
