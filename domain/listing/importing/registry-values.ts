import { makeKey } from '../../certificate/known-makes.ts'
import { emissionOf, makeOf } from '../../certificate/values-of-certificate.ts'
import type { VehicleKind } from '../../vehicle/attribute.ts'
import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import { makeLabels } from '../../vehicle/catalogue/make-labels.ts'
import { isPossibleAnswer } from '../../vehicle/possible-answer.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import { firstRegistrationOf, type ImportedField } from './field-table.ts'
import type { RegistryRecord, RegistryRow } from './registry-record.ts'

/**
 * The answers of an ad that the register gives (attributes, "Import mapping"). What an owner confirms
 * once more, such as the inspection, is never among them.
 */

type FigureRow = {
  readonly from: string
  readonly to: AttributeCode
  /** The register's centimetres are the ad's millimetres. */
  readonly times?: number
  readonly as?: 'option'
}

/** One row for each figure of the main record. */
const figures: readonly FigureRow[] = [
  { from: 'lengte', to: 'length', times: 10 },
  { from: 'breedte', to: 'width', times: 10 },
  { from: 'hoogte_voertuig', to: 'height', times: 10 },
  { from: 'wielbasis', to: 'wheelbase', times: 10 },
  { from: 'toegestane_maximum_massa_voertuig', to: 'licensed_weight' },
  { from: 'technische_max_massa_voertuig', to: 'technical_max_weight' },
  { from: 'massa_rijklaar', to: 'kerb_weight' },
  { from: 'laadvermogen', to: 'payload' },
  { from: 'maximum_trekken_massa_geremd', to: 'trailer_load_braked' },
  { from: 'maximum_massa_trekken_ongeremd', to: 'trailer_load_unbraked' },
  { from: 'verticale_belasting_koppelpunt_getrokken_voertuig', to: 'max_nose_weight' },
  { from: 'cilinderinhoud', to: 'cubic_capacity' },
  { from: 'aantal_zitplaatsen', to: 'seats_with_belt', as: 'option' },
]

const colours: Readonly<Record<string, string>> = {
  WIT: 'white',
  CREME: 'beige',
  BEIGE: 'beige',
  GRIJS: 'grey',
  ZWART: 'black',
  BRUIN: 'brown',
  BLAUW: 'blue',
  ROOD: 'red',
  GROEN: 'green',
  GEEL: 'yellow',
  ORANJE: 'orange',
  PAARS: 'other',
  ROSE: 'other',
  DIVERSEN: 'multi',
}

const fuels: Readonly<Record<string, string>> = {
  Diesel: 'diesel',
  Benzine: 'gasoline',
  LPG: 'lpg',
  CNG: 'cng',
  Elektriciteit: 'electric',
  LNG: 'other',
  Waterstof: 'other',
  Alcohol: 'other',
}

const kinds: Readonly<Record<string, VehicleKind>> = {
  kampeerwagen: 'motorhome',
  caravan: 'trailer',
}

/** What the register says it is; undefined for a van, a car, or whatever else. */
export function registeredKind({ vehicle }: RegistryRecord): VehicleKind | undefined {
  return kinds[vehicle.inrichting?.toLowerCase() ?? '']
}

/** Make and trade name as the register writes them, for its owner to recognise the vehicle by. */
export function registeredName({ vehicle }: RegistryRecord): string {
  const { merk = '', handelsbenaming = '' } = vehicle
  const isNamedTwice = makeKey(handelsbenaming).startsWith(makeKey(merk))
  return isNamedTwice ? handelsbenaming : `${merk} ${handelsbenaming}`.trim()
}

/** The answers for an ad of this kind; what the market cannot have is left out. */
export function valuesOfRegistry(record: RegistryRecord, kind: VehicleKind): VehicleValues {
  const { vehicle } = record
  const axles = vehicle.aantal_assen ?? (record.axles.length > 0 ? `${record.axles.length}` : '')
  const answers: readonly ImportedField[] = [
    ...nameOf(vehicle, kind),
    ...firstRegistrationOf(vehicle.datum_eerste_toelating ?? ''),
    ...figures.flatMap((row) => figureOf(vehicle, row)),
    ['axles', axles],
    ['exterior_color', colours[vehicle.eerste_kleur?.toUpperCase() ?? ''] ?? ''],
    ...(kind === 'motorhome' ? engineOf(record.fuels) : []),
  ]
  return Object.fromEntries(
    answers.filter(([code, value]) => value !== '' && isPossibleAnswer(code, value, kind)),
  )
}

function figureOf(
  vehicle: RegistryRow,
  { from, to, times = 1, as }: FigureRow,
): readonly ImportedField[] {
  const figure = Math.round(Number(vehicle[from] ?? '') * times)
  // The register writes 0 for what it does not know.
  if (!Number.isFinite(figure) || figure <= 0) return []
  return [[to, as === 'option' ? String(figure) : figure]]
}

/** `merk` is the converter, or the maker of the base vehicle with the converter in the trade name. */
function nameOf(vehicle: RegistryRow, kind: VehicleKind): readonly ImportedField[] {
  const { merk = '', handelsbenaming = '' } = vehicle
  const ofBrand = makeOf(merk, kind)
  const named = makeAtStart(handelsbenaming)
  const isBrandMake = ofBrand.some(([code]) => code === 'make' || code === 'trailer_make')
  const make = isBrandMake ? [] : named ? makeOf(named.label, kind) : []
  const model = readable(named?.rest ?? handelsbenaming)
  const isBaseOnly = !isBrandMake && make.length === 0 && ofBrand.length > 0
  const modelCode = isBaseOnly ? 'chassis_model' : 'model'
  return [...ofBrand, ...make, ...(model === '' ? [] : [[modelCode, model] as const])]
}

const labelsLongestFirst = Object.values(makeLabels).sort((one, two) => two.length - one.length)

function makeAtStart(name: string): { readonly label: string; readonly rest: string } | undefined {
  const words = name.split(/\s+/).filter(Boolean)
  for (const label of labelsLongestFirst) {
    const count = label.split(' ').length
    if (makeKey(words.slice(0, count).join(' ')) === makeKey(label)) {
      return { label, rest: words.slice(count).join(' ') }
    }
  }
  return undefined
}

const longestShortName = 3

/** `SKY TI 650 MEG` is shouted in the register; short words and type codes stay as they are. */
function readable(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) =>
      word.length > longestShortName && /^\p{Lu}+$/u.test(word)
        ? word.slice(0, 1) + word.slice(1).toLowerCase()
        : word,
    )
    .join(' ')
}

function engineOf(rows: readonly RegistryRow[]): readonly ImportedField[] {
  const names = rows.flatMap(({ brandstof_omschrijving: name = '' }) => fuels[name] ?? [])
  const fuel = fuelOf(names)
  const power = Math.round(Math.max(0, ...rows.map(powerOf)))
  const level = rows.find(({ uitlaatemissieniveau }) => uitlaatemissieniveau)?.uitlaatemissieniveau
  const code = rows.find((row) => row.emissiecode_omschrijving)?.emissiecode_omschrijving
  const co2 = Number(rows.find((row) => row.co2_uitstoot_gecombineerd)?.co2_uitstoot_gecombineerd)
  return [
    ...(fuel === undefined ? [] : ([['fuel', fuel]] as const)),
    ...(power > 0 ? ([['power_kw', power]] as const) : []),
    ...emissionOf((level ?? code ?? '').replace(/\bVI\b/, '6')),
    ...(co2 > 0 ? ([['co2', Math.round(co2)]] as const) : []),
  ]
}

function fuelOf(names: readonly string[]): string | undefined {
  const [first, ...others] = names
  if (others.length === 0) return first
  if (names.includes('electric')) return 'hybrid'
  return names.find((name) => name === 'lpg' || name === 'cng') ?? first
}

function powerOf(row: RegistryRow): number {
  const electric = row.nominaal_continu_maximumvermogen ?? row.netto_max_vermogen_elektrisch
  return Number(row.nettomaximumvermogen ?? electric ?? 0) || 0
}
