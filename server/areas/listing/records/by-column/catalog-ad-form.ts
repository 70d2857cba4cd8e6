import type { AdFacts } from '#domain/catalog/row-of-listing.ts'

/** To be raised with every change of the columns below or of what is put into them. */
export const form = 5

export type ColumnType = 'text' | 'text[]' | 'int' | 'boolean'

/** A fact of the ad is a column of the same name; the table is in `database/migrations`. */
export const columnTypes: Readonly<Record<keyof AdFacts, ColumnType>> = {
  kind: 'text',
  make: 'text',
  makeName: 'text',
  model: 'text',
  bodyType: 'text',
  firstRegistrationYear: 'int',
  firstRegistrationMonth: 'int',
  mileageKm: 'int',
  lengthMm: 'int',
  licensedWeightKg: 'int',
  beds: 'int',
  seatsWithBelt: 'int',
  gearbox: 'text',
  emissionClass: 'text',
  axles: 'int',
  powerKw: 'int',
  bedTypes: 'text[]',
  hasFourWheelDrive: 'boolean',
  hasIndependentAirCondition: 'boolean',
  rearGarage: 'text',
  bathroomType: 'text',
  heatingType: 'text',
  mover: 'text',
  damaged: 'text',
  hailDamaged: 'text',
  descriptionWords: 'text[]',
  equipment: 'text[]',
  country: 'text',
  regionCode: 'text',
  isPrivateAuction: 'boolean',
  isVatReportable: 'boolean',
  pictureKey: 'text',
}

export const facts = Object.keys(columnTypes) as (keyof AdFacts)[] // Its own names, nothing else is in it.
export const columnOf = (fact: string) =>
  fact.replace(/[A-Z]/g, (upper) => `_${upper.toLowerCase()}`)
