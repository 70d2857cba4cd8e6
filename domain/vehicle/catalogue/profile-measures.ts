import { forBoth, forMotorhomes, forTrailers, integer, select } from '../define.ts'

/** Dimensions and weights: the measurable part of the step "profile". */

const dimensions = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'dimensions',
} as const

const weights = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'weights',
} as const

export const profileMeasureAttributes = [
  integer(40, 'length', {
    ...dimensions,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 4000, max: 13000 },
    trailerRange: { min: 2500, max: 12000 },
    unit: 'mm',
  }),
  integer(89, 'body_length', {
    ...dimensions,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
    range: { min: 1500, max: 11000 },
    unit: 'mm',
  }),
  integer(41, 'width', {
    ...dimensions,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1500, max: 2600 },
    unit: 'mm',
  }),
  integer(42, 'height', {
    ...dimensions,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1500, max: 4000 },
    unit: 'mm',
  }),
  integer(43, 'inner_height', {
    ...dimensions,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1200, max: 2400 },
    unit: 'mm',
  }),
  integer(44, 'awning_perimeter', {
    ...dimensions,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
    range: { min: 5000, max: 14000 },
    unit: 'mm',
  }),
  integer(90, 'wheelbase', {
    ...dimensions,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 2000, max: 6500 },
    unit: 'mm',
  }),
  select(
    45,
    'axles',
    { 1: 45001, 2: 45002, 3: 45003 },
    { ...dimensions, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  integer(46, 'licensed_weight', {
    ...weights,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1500, max: 18000 },
    trailerRange: { min: 300, max: 3500 },
    unit: 'kg',
  }),
  integer(47, 'technical_max_weight', {
    ...weights,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 300, max: 18000 },
    unit: 'kg',
  }),
  integer(48, 'kerb_weight', {
    ...weights,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 200, max: 18000 },
    unit: 'kg',
  }),
  integer(49, 'payload', {
    ...weights,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 0, max: 9999 },
    unit: 'kg',
  }),
  integer(50, 'trailer_load_braked', {
    ...weights,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 0, max: 9999 },
    unit: 'kg',
  }),
  integer(53, 'trailer_load_unbraked', {
    ...weights,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 0, max: 9999 },
    unit: 'kg',
  }),
  integer(51, 'max_nose_weight', {
    ...weights,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 0, max: 999 },
    unit: 'kg',
  }),
  select(
    52,
    'tempo_100',
    { yes: 52001, no: 52002, unknown: 52003 },
    { ...weights, requirement: 'optional', appliesTo: forTrailers, visibility: 'public' },
  ),
] as const
