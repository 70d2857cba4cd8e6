import { flag, forBoth, forMotorhomes, multipleSelect, select } from '../define.ts'

/** Chassis, cab, media and safety. */

const chassis = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'chassis',
} as const

const media = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'media',
} as const

const safety = {
  attributeSetName: 'product_equipment',
  attributeGroupName: 'safety',
} as const

export const equipmentDrivingAttributes = [
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
    {
      standard: 141001,
      air_rear: 141002,
      air_full: 141003,
      reinforced: 141004,
      air_four_corner: 141005,
    },
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
      hill_descent: 143009,
      traffic_sign: 143010,
      crosswind: 143011,
    },
    { ...chassis, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  flag(144, 'alloy_wheels', {
    ...chassis,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
  }),
  select(
    147,
    'spare_wheel',
    { wheel: 147001, repair_kit: 147002, none: 147003 },
    { ...chassis, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  select(
    148,
    'airbags',
    { driver: 148001, driver_passenger: 148002, more: 148003, none: 148004 },
    { ...chassis, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  multipleSelect(
    149,
    'cab_equipment',
    {
      power_steering: 149001,
      electric_windows: 149002,
      electric_mirrors: 149003,
      heated_mirrors: 149004,
      heated_seats: 149005,
      central_locking: 149006,
      leather_wheel: 149007,
      multifunction_wheel: 149008,
      swivel_seats: 149009,
      cab_blinds: 149010,
      thermo_mats: 149011,
    },
    { ...chassis, requirement: 'optional', appliesTo: forMotorhomes, visibility: 'public' },
  ),
  flag(151, 'isofix', {
    ...chassis,
    requirement: 'optional',
    appliesTo: forMotorhomes,
    visibility: 'public',
  }),
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
      tv_two: 150010,
      bluetooth: 150011,
    },
    { ...media, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  multipleSelect(
    152,
    'safety',
    {
      alarm: 152001,
      tracker: 152002,
      immobiliser: 152003,
      door_locks: 152004,
      safe: 152005,
      gas_warner: 152006,
      smoke_alarm: 152007,
      fire_extinguisher: 152008,
      gas_crash_valve: 152009,
    },
    { ...safety, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
] as const
