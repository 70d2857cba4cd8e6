import { flag, forBoth, forMotorhomes, integer, line, multipleSelect, select } from '../define.ts'

/** How one lives in it and how it looks: the last blocks of the step "profile". */

const layout = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'layout',
} as const

const look = {
  attributeSetName: 'product_profile',
  attributeGroupName: 'look',
} as const

export const profileLayoutAttributes = [
  select(
    60,
    'beds',
    { 1: 60001, 2: 60002, 3: 60003, 4: 60004, 5: 60005, 6: 60006, 7: 60007, 8: 60008, 9: 60009 },
    { ...layout, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  multipleSelect(
    61,
    'bed_types',
    {
      single_beds: 61001,
      queen: 61002,
      french: 61003,
      transverse_double: 61004,
      rear_double: 61005,
      bunk: 61006,
      pull_down: 61007,
      alcove: 61008,
      roof_pop_up: 61009,
      dinette: 61010,
      other: 61011,
    },
    { ...layout, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    62,
    'seats_with_belt',
    { 1: 62001, 2: 62002, 3: 62003, 4: 62004, 5: 62005, 6: 62006, 7: 62007, 8: 62008, 9: 62009 },
    { ...layout, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  multipleSelect(
    63,
    'seating_group',
    {
      l_shape: 63001,
      half_dinette: 63002,
      middle: 63003,
      round: 63004,
      side: 63005,
      rear_lounge: 63006,
      swivel_seats: 63007,
    },
    { ...layout, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    67,
    'kitchen_position',
    { side: 67001, rear: 67002, corner: 67003, front: 67004, outside: 67005, none: 67006 },
    { ...layout, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    64,
    'bathroom_type',
    {
      separate_shower: 64001,
      wet_room: 64002,
      room_bath: 64003,
      rear_bath: 64004,
      vario: 64005,
      none: 64006,
    },
    { ...layout, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    65,
    'toilet',
    {
      cassette: 65001,
      ceramic_cassette: 65002,
      fixed_tank: 65003,
      dry_separating: 65004,
      portable: 65005,
      none: 65006,
    },
    { ...layout, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    66,
    'rear_garage',
    { large_two_doors: 66001, large_one_door: 66002, small: 66003, none: 66004 },
    { ...layout, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  integer(68, 'garage_load', {
    ...layout,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
    range: { min: 0, max: 1000 },
    unit: 'kg',
  }),
  select(
    70,
    'exterior_color',
    {
      white: 70001,
      silver: 70002,
      grey: 70003,
      black: 70004,
      beige: 70005,
      brown: 70006,
      blue: 70007,
      red: 70008,
      green: 70009,
      yellow: 70010,
      orange: 70011,
      multi: 70012,
      other: 70013,
    },
    { ...look, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  flag(73, 'paint_metallic', {
    ...look,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
  line(74, 'interior_color', {
    ...look,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 60,
  }),
  select(
    71,
    'upholstery',
    {
      fabric: 71001,
      part_leather: 71002,
      leather: 71003,
      alcantara: 71004,
      imitation: 71005,
      other: 71006,
    },
    { ...look, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    72,
    'body_material',
    {
      aluminium_smooth: 72001,
      aluminium_hammered: 72002,
      gfk: 72003,
      steel: 72004,
      mixed: 72005,
      unknown: 72006,
    },
    { ...look, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    75,
    'roof_material',
    { gfk: 75001, aluminium: 75002, steel: 75003, unknown: 75004 },
    { ...look, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
] as const
