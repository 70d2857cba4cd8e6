import { emissionOf, makeOf } from '../../certificate/values-of-certificate.ts'
import { findForbidden } from '../../free-text/text-filter.ts'
import type { VehicleKind } from '../../vehicle/attribute.ts'
import { isPossibleAnswer } from '../../vehicle/possible-answer.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import {
  answersByTable,
  type FieldRow,
  firstRegistrationOf,
  type ImportedField,
  type LooseRecord,
  textAt,
} from './field-table.ts'

/**
 * The answers of an ad that another portal gives, by one table (attributes, "Import mapping"). Damages,
 * inspections, smoking and keys are never among them, nor what identifies the vehicle or its owner.
 */

/** An ad of mobile.de, field by field looked at as unknown. */
export type PortalAd = LooseRecord

const figure = 'figure' as const
const option = 'option' as const

const fields: readonly FieldRow[] = [
  {
    from: 'category',
    to: 'body_type',
    as: {
      Alcoves: 'alcove',
      Integrated: 'integrated',
      PartlyIntegrated: 'semi_integrated',
      VanMotorhome: 'panel_van',
      CabinMotorhome: 'cabin_pickup',
      MotorHomesAndPickup: 'cabin_pickup',
      MotorHomesAndOther: 'other',
      OtherMotorhome: 'other',
    },
  },
  {
    from: 'category',
    to: 'trailer_body_type',
    as: { Caravan: 'caravan', MobileHome: 'static' },
  },
  { from: 'mileage', to: 'mileage', as: figure },
  { from: 'power', to: 'power_kw', as: figure },
  { from: 'cubicCapacity', to: 'cubic_capacity', as: figure },
  {
    from: 'fuel',
    to: 'fuel',
    as: {
      DIESEL: 'diesel',
      PETROL: 'gasoline',
      LPG: 'lpg',
      CNG: 'cng',
      ELECTRICITY: 'electric',
      HYBRID: 'hybrid',
      HYBRID_DIESEL: 'hybrid',
    },
  },
  {
    from: 'gearbox',
    to: 'gearbox',
    as: {
      MANUAL_GEAR: 'manual',
      AUTOMATIC_GEAR: 'automatic',
      SEMIAUTOMATIC_GEAR: 'automated_manual',
    },
  },
  { from: 'dimension.length', to: 'length', as: figure },
  { from: 'dimension.width', to: 'width', as: figure },
  { from: 'dimension.height', to: 'height', as: figure },
  { from: 'standingHeight', to: 'inner_height', as: figure, times: 10 },
  { from: 'licensedWeight', to: 'licensed_weight', as: figure },
  { from: 'payload', to: 'payload', as: figure },
  { from: 'trailerLoadBraked', to: 'trailer_load_braked', as: figure },
  { from: 'trailerLoadUnbraked', to: 'trailer_load_unbraked', as: figure },
  { from: 'maxNoseWeight', to: 'max_nose_weight', as: figure },
  { from: 'fuelTankVolume', to: 'fuel_tank_volume', as: figure },
  { from: 'axles', to: 'axles', as: option },
  { from: 'seats', to: 'seats_with_belt', as: option },
  { from: 'seatbeltSeats', to: 'seats_with_belt', as: option },
  { from: 'numberOfBunks', to: 'beds', as: option },
  {
    from: 'numberOfPreviousOwners',
    to: 'previous_owners',
    as: { 1: '1', 2: '2', 3: '3', 4: '4_or_more', 5: '4_or_more', 6: '4_or_more' },
  },
  {
    from: 'exteriorColor',
    to: 'exterior_color',
    as: {
      WHITE: 'white',
      SILVER: 'silver',
      GREY: 'grey',
      BLACK: 'black',
      BEIGE: 'beige',
      BROWN: 'brown',
      BLUE: 'blue',
      RED: 'red',
      GREEN: 'green',
      YELLOW: 'yellow',
      ORANGE: 'orange',
      GOLD: 'other',
      PURPLE: 'other',
    },
  },
  { from: 'seller.address.country', to: 'location_country', as: option },
  { from: 'seller.address.zipcode', to: 'location_zip', as: option },
  { from: 'seller.address.city', to: 'location_city', as: option },
]

const trailerCategories: readonly unknown[] = ['Caravan', 'MobileHome']

/** The portal's vehicle class is the same for both; its category tells a caravan. */
export function portalKind(ad: PortalAd): VehicleKind {
  return trailerCategories.includes(ad.category) ? 'trailer' : 'motorhome'
}

export function portalName(ad: PortalAd): string {
  return [textAt(ad, 'make'), textAt(ad, 'modelDescription') || textAt(ad, 'model')]
    .filter((part) => part !== '')
    .join(' ')
}

/** The answers for an ad of this kind; what the market cannot have is left out. */
export function valuesOfPortal(ad: PortalAd, kind: VehicleKind): VehicleValues {
  const answers: readonly ImportedField[] = [
    ...portalMake(textAt(ad, 'make'), kind),
    ['model', (textAt(ad, 'modelDescription') || textAt(ad, 'model')).slice(0, longestModel)],
    ...firstRegistrationOf(textAt(ad, 'firstRegistration')),
    ...(kind === 'motorhome' ? emissionOf(euroLevel(textAt(ad, 'emissionClass'))) : []),
    ...answersByTable(ad, fields),
    ['description', withoutContact(textAt(ad, 'plainTextDescription')).slice(0, longestText)],
  ]
  return Object.fromEntries(
    answers.filter(([code, value]) => value !== '' && isPossibleAnswer(code, value, kind)),
  )
}

const longestModel = 80
const longestText = 4000

/** `HYMER-ERIBA` is two makes of the market; the first that it knows counts. */
function portalMake(name: string, kind: VehicleKind): readonly ImportedField[] {
  for (const part of [name, ...name.split(/[-/]/)]) {
    const found = makeOf(part, kind)
    if (found.length > 0) return found
  }
  return []
}

function euroLevel(name: string): string {
  return name.replace(/^EURO/, 'Euro ')
}

/** Lines with an address, a number or a link stay at the portal (rules 8). */
export function withoutContact(text: string): string {
  return text
    .split('\n')
    .filter((line) => findForbidden(line) === null)
    .join('\n')
    .trim()
}
