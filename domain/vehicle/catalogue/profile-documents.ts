import { flag, forBoth, forMotorhomes, forTrailers, select } from '../define.ts'

/** Papers and how the vehicle was used: blocks of the step "profile". */

const documents = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'papers',
} as const

const use = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'use',
} as const

export const profileDocumentAttributes = [
  select(
    20,
    'keys_car',
    { 1: 20001, 2: 20002, '3_or_more': 20003 },
    {
      ...documents,
      requirement: 'always',
      appliesTo: forBoth,
      visibility: 'public',
      confirmWhen: ['1'],
    },
  ),
  select(
    21,
    'registration_document',
    { complete: 21001, part_missing: 21002, at_bank: 21003 },
    { ...documents, requirement: 'always', appliesTo: forBoth, visibility: 'dealer' },
  ),
  select(
    22,
    'coc_available',
    { yes: 22001, no: 22002, unknown: 22003 },
    { ...documents, requirement: 'optional', appliesTo: forBoth, visibility: 'dealer' },
  ),
  select(
    56,
    'manuals_available',
    { yes: 56001, partly: 56002, no: 56003 },
    { ...documents, requirement: 'optional', appliesTo: forBoth, visibility: 'dealer' },
  ),
  select(
    23,
    'financed',
    { yes: 23001, no: 23002 },
    { ...documents, requirement: 'always', appliesTo: forBoth, visibility: 'dealer' },
  ),
  flag(24, 'winterproof', {
    ...use,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    confirmWhen: [true],
  }),
  flag(25, 'trailer_winterproof', {
    ...use,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
    confirmWhen: [true],
  }),
  select(
    26,
    'smokers_car',
    { yes: 26001, no: 26002, unknown: 26003 },
    {
      ...use,
      requirement: 'always',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['yes'],
    },
  ),
  select(
    27,
    'trailer_smokers_car',
    { yes: 27001, no: 27002, unknown: 27003 },
    {
      ...use,
      requirement: 'always',
      appliesTo: forTrailers,
      visibility: 'public',
      confirmWhen: ['yes'],
    },
  ),
  select(
    28,
    'pets_in_vehicle',
    { yes: 28001, no: 28002, unknown: 28003 },
    { ...use, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    54,
    'pitch_fixed',
    { yes: 54001, no: 54002 },
    { ...use, requirement: 'optional', appliesTo: forTrailers, visibility: 'public' },
  ),
  select(
    55,
    'storage_place',
    { indoors: 55001, carport: 55002, outdoors: 55003, unknown: 55004 },
    { ...use, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
] as const
