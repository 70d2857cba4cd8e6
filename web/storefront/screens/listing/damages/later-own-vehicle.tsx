import { laterPart } from '../later/later-part.tsx'

/** The drawings are large; until they are there its place is empty. */
export const LaterOwnVehicle = laterPart(
  'own vehicle',
  async () => (await import('./damage-map.tsx')).OwnVehicle,
)
