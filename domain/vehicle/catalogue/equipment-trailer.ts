import { flag, forBoth, forTrailers, line, longText, select } from '../define.ts'

/** What only caravans have, and what comes with a vehicle. */

const trailerOnly = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'trailer',
} as const

const accessories = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'accessories',
} as const

export const equipmentTrailerAttributes = [
  select(
    160,
    'mover',
    { single_axle: 160001, all_axles: 160002, none: 160003, unknown: 160004 },
    { ...trailerOnly, requirement: 'always', appliesTo: forTrailers, visibility: 'public' },
  ),
  line(163, 'mover_brand', {
    ...trailerOnly,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
    maxLength: 40,
  }),
  select(
    161,
    'anti_fling_coupling',
    { yes: 161001, no: 161002, unknown: 161003 },
    { ...trailerOnly, requirement: 'always', appliesTo: forTrailers, visibility: 'public' },
  ),
  select(
    162,
    'electronic_stability',
    { atc: 162004, idc: 162005, etc_other: 162006, none: 162007, unknown: 162003 },
    { ...trailerOnly, requirement: 'optional', appliesTo: forTrailers, visibility: 'public' },
  ),
  select(
    164,
    'shock_absorbers',
    { yes: 164001, no: 164002, unknown: 164003 },
    { ...trailerOnly, requirement: 'optional', appliesTo: forTrailers, visibility: 'public' },
  ),
  flag(165, 'nose_wheel_scale', {
    ...trailerOnly,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
  }),
  flag(166, 'drawbar_cover', {
    ...trailerOnly,
    requirement: 'optional',
    appliesTo: forTrailers,
    visibility: 'public',
  }),
  select(
    167,
    'trailer_awning_tent',
    { full_tent: 167001, partial_tent: 167002, sun_roof: 167003, none: 167004 },
    { ...trailerOnly, requirement: 'optional', appliesTo: forTrailers, visibility: 'public' },
  ),
  select(
    168,
    'child_bunks',
    { none: 168001, 2: 168002, 3: 168003 },
    { ...trailerOnly, requirement: 'optional', appliesTo: forTrailers, visibility: 'public' },
  ),
  longText(170, 'included_accessories', {
    ...accessories,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 2000,
  }),
] as const
