import { date, flag, forMotorhomes, integer, select } from '../define.ts'

/** Engine, drive and their service: a block of the step "profile". */

const engine = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'engine',
} as const

const service = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'service',
} as const

export const profileEngineAttributes = [
  integer(30, 'mileage', {
    ...engine,
    requirement: 'always',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 0, max: 9_999_999 },
    unit: 'km',
  }),
  flag(31, 'mileage_is_estimated', {
    ...engine,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
  }),
  select(
    82,
    'mileage_replaced_odometer',
    { yes: 82001, no: 82002, unknown: 82003 },
    { ...engine, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  select(
    32,
    'fuel',
    {
      diesel: 32001,
      gasoline: 32002,
      lpg: 32003,
      cng: 32004,
      hybrid: 32005,
      electric: 32006,
      other: 32007,
    },
    {
      ...engine,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['gasoline'],
    },
  ),
  integer(33, 'power_kw', {
    ...engine,
    requirement: 'always',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 20, max: 400 },
    unit: 'kW',
  }),
  integer(34, 'cubic_capacity', {
    ...engine,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 600, max: 9000 },
    unit: 'cm³',
  }),
  select(
    35,
    'gearbox',
    { manual: 35001, automatic: 35002, automated_manual: 35003 },
    { ...engine, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  flag(36, 'four_wheel_drive', {
    ...engine,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    confirmWhen: [true],
  }),
  select(
    37,
    'drive_axle',
    { front: 37001, rear: 37002, unknown: 37003 },
    { ...engine, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  select(
    38,
    'emission_class',
    {
      euro1: 38001,
      euro2: 38002,
      euro3: 38003,
      euro4: 38004,
      euro5: 38005,
      euro6: 38006,
      euro6b: 38007,
      euro6c: 38008,
      euro6d_temp: 38009,
      euro6d: 38010,
      none: 38011,
      unknown: 38012,
    },
    { ...engine, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  select(
    83,
    'emission_sticker',
    { green: 83001, yellow: 83002, red: 83003, none: 83004 },
    { ...engine, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  select(
    39,
    'upgrade_particulate_filter',
    { yes: 39001, no: 39002, unknown: 39003 },
    {
      ...engine,
      requirement: 'conditional',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['yes'],
    },
  ),
  integer(84, 'co2', {
    ...engine,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 0, max: 900 },
    unit: 'g/km',
  }),
  integer(85, 'fuel_tank_volume', {
    ...engine,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 10, max: 250 },
    unit: 'l',
  }),
  select(
    86,
    'ad_blue',
    { yes: 86001, no: 86002, unknown: 86003 },
    { ...engine, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  select(
    87,
    'timing_belt_changed',
    { yes: 87001, no: 87002, chain: 87003, unknown: 87004 },
    { ...service, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  date(88, 'timing_belt_date', {
    ...service,
    requirement: 'conditional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    dateIs: 'past',
  }),
] as const
