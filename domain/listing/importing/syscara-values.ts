import { makeOf } from '../../certificate/values-of-certificate.ts'
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
  valueAt,
} from './field-table.ts'
import { withoutContact } from './portal-values.ts'

/**
 * The answers that the dealer software SYSCARA gives of a vehicle, by one table (attributes, "Import
 * mapping"). Its answer holds purchase prices and customers: nothing is copied that this file does not name.
 */

const table: readonly FieldRow[] = [
  {
    from: 'typeof',
    to: 'body_type',
    as: {
      Teilintegriert: 'semi_integrated',
      Integriert: 'integrated',
      Vollintegriert: 'integrated',
      Alkoven: 'alcove',
      Kastenwagen: 'panel_van',
      Campingbus: 'camper_bus',
      Liner: 'liner',
    },
  },
  { from: 'typeof', to: 'trailer_body_type', as: { Wohnwagen: 'caravan', Caravan: 'caravan' } },
  { from: 'model.modelyear', to: 'model_year', as: 'figure' },
  { from: 'mileage', to: 'mileage', as: 'figure' },
  { from: 'engine.kw', to: 'power_kw', as: 'figure' },
  {
    from: 'engine.fuel',
    to: 'fuel',
    as: {
      DIESEL: 'diesel',
      PETROL: 'gasoline',
      ELECTRIC: 'electric',
      HYBRID: 'hybrid',
      LPG: 'lpg',
    },
  },
  { from: 'engine.gear', to: 'gearbox', as: { MANUAL: 'manual', AUTOMATIC: 'automatic' } },
  { from: 'dimensions.length', to: 'length', as: 'figure', times: 10 },
  { from: 'dimensions.width', to: 'width', as: 'figure', times: 10 },
  { from: 'dimensions.height', to: 'height', as: 'figure', times: 10 },
  { from: 'weights.total', to: 'licensed_weight', as: 'figure' },
  { from: 'seats', to: 'seats_with_belt', as: 'option' },
  { from: 'beds.num', to: 'beds', as: 'option' },
]

const bedTypes: Readonly<Record<string, string>> = {
  FRENCH_BED: 'french',
  DOUBLE_BED: 'rear_double',
  SINGLE_BEDS: 'single_beds',
  QUEEN_BED: 'queen',
  PULL_BED: 'pull_down',
  ROOF_BED: 'roof_pop_up',
  ALCOVE_BED: 'alcove',
  BUNK_BED: 'bunk',
  DINETTE_BED: 'dinette',
  TRANSVERSE_BED: 'transverse_double',
}

/** Undefined for what is no vehicle to sell here: hired ones, and kinds the market does not know. */
export function syscaraKind(vehicle: LooseRecord): VehicleKind | undefined {
  if (textAt(vehicle, 'category') === 'Rent') return undefined
  const kinds: Readonly<Record<string, VehicleKind>> = {
    Reisemobil: 'motorhome',
    Caravan: 'trailer',
  }
  return kinds[textAt(vehicle, 'type')]
}

export function syscaraName(vehicle: LooseRecord): string {
  return [textAt(vehicle, 'model.producer'), modelOf(vehicle)].filter(Boolean).join(' ')
}

export function valuesOfSyscara(vehicle: LooseRecord, kind: VehicleKind): VehicleValues {
  const answers: readonly ImportedField[] = [
    ...makeOf(textAt(vehicle, 'model.producer'), kind),
    ['model', modelOf(vehicle).slice(0, longestModel)],
    ...firstRegistrationOf(textAt(vehicle, 'date.registration')),
    ...answersByTable(vehicle, table),
    ['bed_types', bedTypesOf(vehicle)],
    [
      'description',
      withoutContact(plainText(textAt(vehicle, 'texts.description'))).slice(0, longestText),
    ],
  ]
  return Object.fromEntries(
    answers.filter(([code, value]) => value !== '' && isPossibleAnswer(code, value, kind)),
  )
}

const longestModel = 80
const longestText = 4000

function modelOf(vehicle: LooseRecord): string {
  return ['model.series', 'model.model', 'model.model_add']
    .map((path) => textAt(vehicle, path))
    .filter(Boolean)
    .join(' ')
}

function bedTypesOf(vehicle: LooseRecord): readonly string[] {
  const beds = valueAt(vehicle, 'beds.beds')
  if (!Array.isArray(beds)) return []
  const known = beds.flatMap((bed: unknown) =>
    typeof bed === 'object' && bed !== null
      ? (bedTypes[textAt(bed as LooseRecord, 'type')] ?? []) // Looked at as unknown.
      : [],
  )
  return [...new Set(known)]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
}

/** Markup is read as text: an entry of a list is a line. */
function plainText(markup: string): string {
  return markup
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<(?:br|p|div|tr|h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/&#(\d{1,6});/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
}
