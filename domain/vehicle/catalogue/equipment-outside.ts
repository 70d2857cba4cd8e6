import { flag, forBoth, forMotorhomes, integer, multipleSelect, select } from '../define.ts'

/** What is fitted outside. */

const outside = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'outside',
} as const

export const equipmentOutsideAttributes = [
  select(
    130,
    'awning',
    { mechanical: 130001, electric: 130002, bag: 130003, tent: 130004, none: 130005 },
    { ...outside, requirement: 'always', appliesTo: forBoth, visibility: 'public' },
  ),
  integer(131, 'awning_length', {
    ...outside,
    requirement: 'conditional',
    appliesTo: forBoth,
    visibility: 'public',
    range: { min: 1500, max: 7000 },
    unit: 'mm',
  }),
  select(
    132,
    'bike_rack',
    { rear: 132001, garage: 132002, drawbar: 132003, roof: 132004, none: 132005 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    135,
    'bike_rack_places',
    { 1: 135001, 2: 135002, 3: 135003, 4: 135004 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  flag(136, 'motorbike_carrier', {
    ...outside,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
  }),
  select(
    133,
    'tow_bar',
    { fixed: 133001, removable: 133002, swivel: 133003, none: 133004 },
    { ...outside, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  multipleSelect(
    137,
    'roof_rack_box',
    { rack: 137001, ladder: 137002, box: 137003 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    134,
    'levelling',
    { hydraulic: 134001, electric: 134002, manual_supports: 134003, none: 134004 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    138,
    'entrance_step',
    { electric: 138001, manual: 138002, none: 138003 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  flag(139, 'fly_screen_door', {
    ...outside,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
  multipleSelect(
    145,
    'skylights',
    { mini_heki: 145001, midi_heki: 145002, panorama: 145003, fan: 145004, none: 145005 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    146,
    'window_type',
    { framed: 146001, hung: 146002, glass: 146003, mixed: 146004 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
] as const
