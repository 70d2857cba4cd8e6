import { forBoth, forMotorhomes, forTrailers, select } from '../define.ts'

/** The questions about damage, asked before the damages themselves. */

const damageQuestions = {
  attributeSetName: 'product_description',
  attributeGroupName: 'damage_questions',
} as const

export const conditionDamageAttributes = [
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
