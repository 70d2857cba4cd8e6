import { flag, forBoth, forMotorhomes, integer, multipleSelect, select } from '../define.ts'

/** What is built into the living area: the first half of the step "equipment". */

const climate = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'climate',
} as const

const kitchen = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'kitchen',
} as const

const water = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'water',
} as const

const power = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'power',
} as const

export const equipmentInsideAttributes = [
  select(
    100,
    'heating_type',
    {
      gas_blown_air: 100001,
      gas_hydronic: 100002,
      diesel_air: 100003,
      diesel_hydronic: 100004,
      gas_electric: 100005,
      electric: 100006,
      stove: 100007,
      none: 100008,
    },
    { ...climate, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    101,
    'air_condition_cab',
    { manual: 101001, automatic: 101002, none: 101003 },
    { ...climate, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  flag(102, 'air_condition_independent', {
    ...climate,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    confirmWhen: [true],
  }),
  select(
    110,
    'fridge_type',
    { absorber: 110001, compressor: 110002, none: 110003 },
    { ...kitchen, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  multipleSelect(
    111,
    'kitchen_equipment',
    {
      hob_2: 111001,
      hob_3: 111002,
      hob_4: 111003,
      induction: 111004,
      oven: 111005,
      grill: 111006,
      microwave: 111007,
      extractor: 111008,
      dishwasher: 111009,
      coffee_machine: 111010,
      outdoor_kitchen: 111011,
    },
    { ...kitchen, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  integer(115, 'fresh_water', {
    ...water,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 0, max: 500 },
    unit: 'l',
  }),
  integer(116, 'waste_water', {
    ...water,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 0, max: 500 },
    unit: 'l',
  }),
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
] as const
