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
