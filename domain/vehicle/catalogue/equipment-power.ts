import { flag, forBoth, forMotorhomes, forTrailers, integer, select } from '../define.ts'

/** Electricity and gas on board. */

const power = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'power',
} as const

export const equipmentPowerAttributes = [
  integer(120, 'solar_power', {
    ...power,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 0, max: 3000 },
    unit: 'W',
  }),
  select(
    121,
    'board_battery_type',
    { lead_acid: 121001, agm: 121002, gel: 121003, lithium: 121004, none: 121005, unknown: 121006 },
    { ...power, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  integer(122, 'board_battery_capacity', {
    ...power,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 20, max: 1500 },
    unit: 'Ah',
  }),
  integer(123, 'board_battery_year', {
    ...power,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1990, max: 'this_year' },
  }),
  integer(124, 'inverter_power', {
    ...power,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 0, max: 5000 },
    unit: 'W',
  }),
  flag(125, 'charging_booster', {
    ...power,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
  }),
  select(
    126,
    'generator',
    { gas: 126001, diesel: 126002, petrol: 126003, fuel_cell: 126004, none: 126005 },
    { ...power, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    127,
    'gas_bottles',
    {
      none: 127001,
      '1x5': 127002,
      '1x11': 127003,
      '2x5': 127004,
      '2x11': 127005,
      tank: 127006,
      tank_bottle: 127007,
      other: 127008,
    },
    { ...power, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  flag(128, 'gas_external_socket', {
    ...power,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
  flag(129, 'self_sufficient_package', {
    ...power,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
  }),
] as const
