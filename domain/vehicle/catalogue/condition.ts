import { date, forBoth, forMotorhomes, forTrailers, integer, longText, select } from '../define.ts'

/** Service, inspections and the questions about damage: the step "defects" before the damages themselves. */

const general = {
  attributeSetName: 'product_description',
  attributeGroupName: 'product_description_general',
} as const

const damageQuestions = {
  attributeSetName: 'product_description',
  attributeGroupName: 'damage_questions',
} as const

export const conditionAttributes = [
  select(
    200,
    'service_and_inspection',
    {
      service_book_maintained: 200001,
      partly: 200002,
      own_work: 200003,
      none: 200004,
      unknown: 200005,
    },
    {
      ...general,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['service_book_maintained'],
    },
  ),
  date(201, 'last_service_date', {
    ...general,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    dateIs: 'past',
  }),
  select(
    202,
    'yearly_leak_test',
    {
      carried_out_annually: 202001,
      irregular: 202002,
      never: 202003,
      not_applicable: 202004,
      unknown: 202005,
    },
    {
      ...general,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['carried_out_annually'],
    },
  ),
  select(
    203,
    'trailer_leak_test_yearly',
    { yes: 203001, irregular: 203002, no: 203003, not_applicable: 203004, unknown: 203005 },
    {
      ...general,
      requirement: 'always',
      appliesTo: forTrailers,
      visibility: 'public',
      confirmWhen: ['yes'],
    },
  ),
  date(204, 'last_leak_test_date', {
    ...general,
    requirement: 'conditional',
    appliesTo: forBoth,
    visibility: 'public',
    dateIs: 'past',
  }),
  select(
    205,
    'hu_expired',
    { yes: 205001, no: 205002 },
    {
      ...general,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['no'],
    },
  ),
  select(
    206,
    'trailer_hu_expired',
    { yes: 206001, no: 206002 },
    {
      ...general,
      requirement: 'always',
      appliesTo: forTrailers,
      visibility: 'public',
      confirmWhen: ['no'],
    },
  ),
  date(207, 'hu_valid_until', {
    ...general,
    requirement: 'conditional',
    appliesTo: forBoth,
    visibility: 'public',
    isMonth: true,
  }),
  date(208, 'gas_test_valid_until', {
    ...general,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    isMonth: true,
  }),
  integer(209, 'tyres_year', {
    ...general,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1990, max: 'this_year' },
  }),
  longText(210, 'description', {
    ...general,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 10000,
  }),
  longText(211, 'special_remarks', {
    ...general,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 2000,
  }),
  select(
    220,
    'defects_exists',
    { yes: 220001, no: 220002 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forBoth,
      visibility: 'public',
      confirmWhen: ['no'],
    },
  ),
  select(
    221,
    'damaged',
    { yes: 221001, repaired: 221002, no: 221003, unknown: 221004 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['unknown'],
    },
  ),
  select(
    222,
    'trailer_damaged',
    { yes: 222001, repaired: 222002, no: 222003, unknown: 222004 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forTrailers,
      visibility: 'public',
      confirmWhen: ['unknown'],
    },
  ),
  select(
    223,
    'water_damaged',
    { yes: 223001, repaired: 223002, no: 223003, unknown: 223004 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['unknown'],
    },
  ),
  select(
    224,
    'trailer_water_damaged',
    { yes: 224001, repaired: 224002, no: 224003, unknown: 224004 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forTrailers,
      visibility: 'public',
      confirmWhen: ['unknown'],
    },
  ),
  select(
    225,
    'hail_damaged',
    { yes: 225001, repaired: 225002, no: 225003, unknown: 225004 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['unknown'],
    },
  ),
  select(
    226,
    'trailer_hail_damaged',
    { yes: 226001, repaired: 226002, no: 226003, unknown: 226004 },
    {
      ...damageQuestions,
      requirement: 'always',
      appliesTo: forTrailers,
      visibility: 'public',
      confirmWhen: ['unknown'],
    },
  ),
  select(
    227,
    'floor_soft',
    { yes: 227001, no: 227002, unknown: 227003 },
    { ...damageQuestions, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    228,
    'roadworthy',
    { yes: 228001, no: 228002 },
    { ...damageQuestions, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    229,
    'warning_lights',
    { none: 229001, engine: 229002, other: 229003, unknown: 229004 },
    { ...damageQuestions, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
] as const
