import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { Chance } from '#drawings/chance.ts'
import type { DemoVehicle } from './vehicle-table.ts'

/** What a vehicle of this body and length is usually fitted with; the seed decides the rest. */
export function equipmentOf(vehicle: DemoVehicle, chance: Chance): VehicleValues {
  const isSimple = ['tent_trailer', 'compact_teardrop'].includes(vehicle.body)
  return {
    ...insideOf(vehicle, { chance, isSimple }),
    ...awningOf(vehicle, chance),
    ...(vehicle.kind === 'motorhome' ? motorhomeOnly(vehicle, chance) : trailerOnly(chance)),
  }
}

function insideOf(
  vehicle: DemoVehicle,
  { chance, isSimple }: { readonly chance: Chance; readonly isSimple: boolean },
): VehicleValues {
  if (isSimple) {
    return {
      heating_type: 'none',
      fridge_type: vehicle.body === 'tent_trailer' ? 'none' : 'compressor',
      fresh_water: vehicle.body === 'tent_trailer' ? 0 : 13,
      kitchen_equipment: ['hob_2'],
    }
  }
  const isVan = ['panel_van', 'camper_bus'].includes(vehicle.body)
  const isLarge = vehicle.weightKg > 4000
  return {
    heating_type: isVan ? 'diesel_air' : isLarge ? 'gas_hydronic' : 'gas_blown_air',
    fridge_type: isVan ? 'compressor' : 'absorber',
    kitchen_equipment: isLarge
      ? ['hob_3', 'oven', 'extractor']
      : isVan
        ? ['hob_2']
        : ['hob_3', 'extractor'],
    fresh_water: vehicle.kind === 'trailer' ? 45 : isLarge ? 150 : isVan ? 90 : 110,
    waste_water: isLarge ? 130 : 90,
    solar_power: chance.pick([0, 100, 100, 200, 300]),
    board_battery_type: chance.pick(['agm', 'agm', 'gel', 'lithium']),
    board_battery_capacity: chance.pick([80, 95, 100, 160]),
    media: chance.pick([['radio'], ['radio', 'dab', 'tv'], ['radio', 'navigation', 'tv']]),
  }
}

function awningOf({ body, lengthMm }: DemoVehicle, chance: Chance): VehicleValues {
  if (['tent_trailer', 'compact_teardrop'].includes(body)) return { awning: 'none' }
  const awning = chance.pick(['mechanical', 'mechanical', 'electric', 'none'])
  if (awning === 'none') return { awning }
  const length = lengthMm > 7400 ? 4500 : lengthMm > 6500 ? 4000 : lengthMm > 5500 ? 3250 : 2600
  return { awning, awning_length: length }
}

function motorhomeOnly(vehicle: DemoVehicle, chance: Chance): VehicleValues {
  return {
    air_condition_cab: vehicle.year >= 2019 ? 'automatic' : 'manual',
    tow_bar: chance.pick(['none', 'none', 'fixed', 'removable']),
    bike_rack: chance.pick(['rear', 'garage', 'none']),
    headlamps: vehicle.year >= 2021 ? 'led' : 'halogen',
    parking_aid: chance.pick([['rear_camera'], ['rear_camera', 'rear_sensors'], ['none']]),
    driver_assist: vehicle.year >= 2018 ? ['abs', 'esp', 'cruise', 'hill_start'] : ['abs', 'esp'],
    suspension: chance.pick(['standard', 'standard', 'air_rear', 'reinforced']),
  }
}

function trailerOnly(chance: Chance): VehicleValues {
  return {
    mover: chance.pick(['single_axle', 'single_axle', 'none', 'all_axles']),
    anti_fling_coupling: 'yes',
    electronic_stability: chance.pick(['atc', 'idc', 'none', 'unknown']),
    tempo_100: chance.pick(['yes', 'yes', 'no']),
  }
}
