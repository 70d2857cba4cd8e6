import {
  forBoth,
  forMotorhomes,
  forTrailers,
  integer,
  longText,
  multipleSelect,
  select,
} from '../define.ts'

/** What is fitted outside and to the chassis: the second half of the step "equipment". */

const outside = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'outside',
} as const

const chassis = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'chassis',
} as const

const media = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'media',
} as const

const trailerOnly = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'trailer',
} as const

const accessories = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'accessories',
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
    133,
    'tow_bar',
    { fixed: 133001, removable: 133002, swivel: 133003, none: 133004 },
    { ...outside, requirement: 'always', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  select(
    134,
    'levelling',
    { hydraulic: 134001, electric: 134002, manual_supports: 134003, none: 134004 },
    { ...outside, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    140,
    'headlamps',
    { halogen: 140001, xenon: 140002, led: 140003, full_led: 140004, unknown: 140005 },
    {
      ...chassis,
      requirement: 'optional',
      appliesTo: forMotorhomes,
      visibility: 'public',
      confirmWhen: ['full_led', 'xenon'],
    },
  ),
  select(
    141,
    'suspension',
    { standard: 141001, air_rear: 141002, air_full: 141003, reinforced: 141004 },
    { ...chassis, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  multipleSelect(
    142,
    'parking_aid',
    {
      rear_sensors: 142001,
      front_sensors: 142002,
      rear_camera: 142003,
      camera_360: 142004,
      none: 142005,
    },
    { ...chassis, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  multipleSelect(
    143,
    'driver_assist',
    {
      abs: 143001,
      esp: 143002,
      cruise: 143003,
      adaptive_cruise: 143004,
      lane_keep: 143005,
      brake_assist: 143006,
      hill_start: 143007,
      blind_spot: 143008,
    },
    { ...chassis, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  multipleSelect(
    150,
    'media',
    {
      radio: 150001,
      dab: 150002,
      navigation: 150003,
      carplay: 150004,
      android_auto: 150005,
      tv: 150006,
      sat_automatic: 150007,
      sat_manual: 150008,
      lte_router: 150009,
    },
    { ...media, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    160,
    'mover',
    { single_axle: 160001, all_axles: 160002, none: 160003, unknown: 160004 },
    { ...trailerOnly, requirement: 'always', appliesTo: forTrailers, visibility: 'public' },
  ),
  select(
    161,
    'anti_fling_coupling',
    { yes: 161001, no: 161002, unknown: 161003 },
    { ...trailerOnly, requirement: 'always', appliesTo: forTrailers, visibility: 'public' },
  ),
  select(
    162,
    'electronic_stability',
    { yes: 162001, no: 162002, unknown: 162003 },
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
