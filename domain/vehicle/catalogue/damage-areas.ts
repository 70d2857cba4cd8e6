/**
 * Which kinds of damage an area can have. Areas of one group share their kinds, so that the seller
 * is never asked whether a window rusts (spec 4: changing the area clears the chosen kinds).
 */

const kindsByGroup = {
  shell: [
    'scratch',
    'dent',
    'crack',
    'hole',
    'paint',
    'corrosion',
    'hail',
    'delamination',
    'leak',
    'seal_open',
    'missing_part',
  ],
  glass: ['crack', 'chip', 'blind', 'scratch', 'leak', 'lock_broken', 'blind_or_net_broken'],
  running_gear: ['corrosion', 'oil_leak', 'worn', 'noise', 'play', 'bent', 'not_working'],
  wheel: ['worn', 'age_over_6', 'cracked', 'puncture', 'rim_damage', 'uneven'],
  drive: [
    'oil_leak',
    'noise',
    'loss_of_power',
    'warning_light',
    'clutch',
    'hard_shift',
    'smoke',
    'not_starting',
  ],
  interior: [
    'stain',
    'tear',
    'scratch',
    'broken',
    'water_stain',
    'mould',
    'soft',
    'smell',
    'missing_part',
  ],
  technology: [
    'not_working',
    'partly_working',
    'leak',
    'frost_damage',
    'worn',
    'test_overdue',
    'missing_part',
  ],
} as const

export type DamageAreaGroup = keyof typeof kindsByGroup
export type DamageKind = (typeof kindsByGroup)[DamageAreaGroup][number]

const areasByGroup: Readonly<Record<DamageAreaGroup, readonly string[]>> = {
  shell: [
    'front',
    'bonnet',
    'left_side',
    'right_side',
    'rear',
    'roof',
    'entrance_door',
    'garage_door',
    'service_flap',
  ],
  glass: ['windscreen', 'window', 'roof_hatch'],
  running_gear: ['underbody', 'axle_chassis', 'drawbar_coupling', 'brakes'],
  wheel: ['wheel_tyre'],
  drive: ['engine', 'gearbox', 'exhaust'],
  interior: [
    'cab_interior',
    'living_interior',
    'furniture',
    'upholstery',
    'floor',
    'kitchen',
    'bathroom',
    'tent',
  ],
  technology: [
    'heating',
    'heating_air',
    'fridge',
    'gas',
    'water',
    'electrics',
    'electrics_vehicle',
    'electrics_living',
    'lights',
    'battery_solar',
    'mover',
    'awning',
  ],
}

export const damageAreaGroups = Object.keys(kindsByGroup) as readonly DamageAreaGroup[] // Its own keys.

/** Nothing for `other` and for areas nobody knows: there every kind may be chosen. */
export function damageAreaGroupOf(area: string): DamageAreaGroup | undefined {
  return damageAreaGroups.find((group) => areasByGroup[group].includes(area))
}

export function damageKindsOf(area: string): readonly DamageKind[] {
  const group = damageAreaGroupOf(area)
  if (group) return kindsByGroup[group]
  return [...new Set(damageAreaGroups.flatMap((each) => [...kindsByGroup[each]]))]
}
