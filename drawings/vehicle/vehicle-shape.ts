/** Usual length in cm of what can be drawn. */
export const vehicleShapes = {
  panelVan: 600,
  camperBus: 510,
  semiIntegrated: 699,
  alcove: 690,
  integrated: 744,
  liner: 930,
  expedition: 720,
  caravan: 720,
  teardrop: 420,
  boxTrailer: 480,
  tarpTrailer: 440,
} as const

export type VehicleShape = keyof typeof vehicleShapes

/** Which drawing stands for a body type or trailer body type of the attribute catalogue. */
export function shapeOfBodyType(bodyType: string): VehicleShape {
  return shapes[bodyType] ?? 'semiIntegrated'
}

const shapes: Readonly<Record<string, VehicleShape>> = {
  semi_integrated: 'semiIntegrated',
  integrated: 'integrated',
  alcove: 'alcove',
  panel_van: 'panelVan',
  camper_bus: 'camperBus',
  liner: 'liner',
  cabin_pickup: 'alcove',
  expedition: 'expedition',
  caravan: 'caravan',
  compact_teardrop: 'teardrop',
  folding_roof: 'tarpTrailer',
  tent_trailer: 'tarpTrailer',
  expedition_trailer: 'boxTrailer',
  static: 'caravan',
}
