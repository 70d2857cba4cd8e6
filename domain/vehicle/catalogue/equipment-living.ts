import { flag, forBoth, forMotorhomes, integer, multipleSelect, select } from '../define.ts'

/** Heating, kitchen and water: the first half of the step "equipment". */

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

export const equipmentLivingAttributes = [
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
    103,
    'heating_brand',
    {
      truma: 103001,
      alde: 103002,
      webasto: 103003,
      eberspaecher: 103004,
      other: 103005,
      unknown: 103006,
    },
    { ...climate, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  flag(104, 'heating_while_driving', {
    ...climate,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
  }),
  select(
    105,
    'floor_heating',
    { electric: 105001, water: 105002, heated_double_floor: 105003, none: 105004 },
    { ...climate, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    106,
    'boiler',
    { gas: 106001, electric: 106002, combined: 106003, none: 106004 },
    { ...climate, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
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
  flag(107, 'parking_heater_engine', {
    ...climate,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
  }),
  select(
    110,
    'fridge_type',
    { absorber: 110001, compressor: 110002, none: 110003 },
    { ...kitchen, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  integer(112, 'fridge_volume', {
    ...kitchen,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 20, max: 250 },
    unit: 'l',
  }),
  select(
    113,
    'freezer',
    { separate: 113001, compartment: 113002, none: 113003 },
    { ...kitchen, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
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
  flag(117, 'waste_water_heated', {
    ...water,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
  flag(118, 'water_filter', {
    ...water,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
  flag(119, 'outdoor_shower', {
    ...water,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
] as const
