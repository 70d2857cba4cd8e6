import { weightClassOf } from '../listing/weight-class.ts'
import type { CatalogRow } from './catalog-row.ts'
import { bandsOfDistance, distanceKmTo } from './distance.ts'
import { type CatalogAsker, dealerFilterCodes, type OptionFilterCode } from './filters.ts'
import type { CodedFact, RowPart } from './row-part.ts'

/** Which options of each filter an ad has. Apart from the filters themselves, which pages name without any ad. */

/** One option, or several of a filter whose attribute takes several; null where there is no answer. */
type Options = string | readonly string[] | null

/** The options of one filter, which reads one fact of a row, for a row and for many rows by columns. */
type OptionsIn = {
  readonly ofRow: (row: CatalogRow) => readonly string[]
  readonly ofPart: (part: RowPart) => CodedOptions
}

/** A number for each row, and the options of each number. */
export type CodedOptions = {
  readonly numbers: Int32Array
  readonly count: number
  readonly optionsAt: (number: number) => readonly string[]
}

function fromFact<Fact extends CodedFact>(
  fact: Fact,
  optionsOf: (value: CatalogRow[Fact]) => Options,
): OptionsIn {
  const listOf = (value: CatalogRow[Fact]) => {
    const options = optionsOf(value)
    if (options === null) return []
    return typeof options === 'string' ? [options] : options
  }
  return {
    ofRow: (row) => listOf(row[fact]),
    ofPart: (part) => {
      const { numbers, values } = part.coded[fact]
      // No number stands in a part without its value.
      const optionsAt = (number: number) => listOf(values[number] as CatalogRow[Fact])
      return { numbers, count: values.length, optionsAt }
    },
  }
}

const asItIs = (option: Options) => option
const figure = (value: number | null) => (value === null ? null : String(value))
const yes = (isSo: boolean) => (isSo ? 'yes' : null)

const optionsIn: Readonly<Record<Exclude<OptionFilterCode, 'distance'>, OptionsIn>> = {
  product_type: fromFact('kind', asItIs),
  make: fromFact('make', asItIs),
  body_type: fromFact('bodyType', asItIs),
  country: fromFact('country', asItIs),
  gearbox: fromFact('gearbox', asItIs),
  emission_class: fromFact('emissionClass', asItIs),
  weight_class: fromFact('licensedWeightKg', weightClassOf),
  beds: fromFact('beds', figure),
  seats_with_belt: fromFact('seatsWithBelt', figure),
  bed_types: fromFact('bedTypes', asItIs),
  four_wheel_drive: fromFact('hasFourWheelDrive', yes),
  air_condition_independent: fromFact('hasIndependentAirCondition', yes),
  rear_garage: fromFact('rearGarage', asItIs),
  bathroom_type: fromFact('bathroomType', asItIs),
  heating_type: fromFact('heatingType', asItIs),
  axles: fromFact('axles', figure),
  mover: fromFact('mover', asItIs),
  damaged: fromFact('damaged', asItIs),
  hail_damaged: fromFact('hailDamaged', asItIs),
  vat_reportable: fromFact('isVatReportable', yes),
  private_auction: fromFact('isPrivateAuction', yes),
  status: fromFact('status', asItIs),
  light: fromFact('light', asItIs),
}

/** For an index of all dealers: distances are each dealer's own, so the region stands for them. */
const indexedOptionsIn: Readonly<Record<OptionFilterCode, OptionsIn>> = {
  ...optionsIn,
  distance: fromFact('regionCode', asItIs),
}

/** Each option once, for whoever asks. */
export function optionsOfRow(
  row: CatalogRow,
  code: OptionFilterCode,
  { viewer, origin }: CatalogAsker,
): readonly string[] {
  if (viewer === 'public' && dealerFilterCodes.includes(code)) return []
  if (code !== 'distance') return openOptionsOfRow(row, code)
  return origin ? bandsOfDistance(distanceKmTo(row.regionCode, origin)) : []
}

/** The same for all who may know of the filter at all. */
export function openOptionsOfRow(
  row: CatalogRow,
  code: Exclude<OptionFilterCode, 'distance'>,
): readonly string[] {
  return optionsIn[code].ofRow(row)
}

export function indexedOptionsOfRow(row: CatalogRow, code: OptionFilterCode): readonly string[] {
  return indexedOptionsIn[code].ofRow(row)
}

export function indexedOptionsOfPart(part: RowPart, code: OptionFilterCode): CodedOptions {
  return indexedOptionsIn[code].ofPart(part)
}
