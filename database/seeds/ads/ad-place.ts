import { seededChance } from '#drawings/chance.ts'
import type { DemoPerson } from '../people/demo-people.ts'
import type { AdPlace } from '../vehicles/vehicle-values.ts'

/** Where a vehicle stands: with its seller, or at a yard of the rental company. */
export function placeOf(person: DemoPerson, vehicleName: string): AdPlace {
  const { country = 'DE', zipCode = '', city = '' } = person.profile
  const home = { country, zipCode, city }
  if (person.key !== 'nordlicht') return home
  return seededChance(`${vehicleName}|yard`).pick<AdPlace>([home, ...yards])
}

const yards: readonly AdPlace[] = [
  { country: 'DE', zipCode: '18055', city: 'Rostock' },
  { country: 'DE', zipCode: '28195', city: 'Bremen' },
  { country: 'DE', zipCode: '30159', city: 'Hannover' },
  { country: 'DE', zipCode: '50667', city: 'Köln' },
  { country: 'DE', zipCode: '04109', city: 'Leipzig' },
]
