import { weightClassOf } from '../listing/weight-class.ts'
import type { CatalogRow } from './catalog-row.ts'
import { bandsOfDistance, distanceKmTo } from './distance.ts'
import { type CatalogAsker, dealerFilterCodes, type OptionFilterCode } from './filters.ts'

/** Which options of each filter an ad has. Apart from the filters themselves, which pages name without any ad. */

/** One option, or several of a filter whose attribute takes several; null where there is no answer. */
const optionsIn: Readonly<
  Record<
    Exclude<OptionFilterCode, 'distance'>,
    (row: CatalogRow) => string | readonly string[] | null
  >
> = {
  product_type: (row) => row.kind,
  make: (row) => row.make,
  body_type: (row) => row.bodyType,
  country: (row) => row.country,
  gearbox: (row) => row.gearbox,
  emission_class: (row) => row.emissionClass,
  weight_class: (row) => weightClassOf(row.licensedWeightKg),
  beds: (row) => String(row.beds),
  seats_with_belt: (row) => (row.seatsWithBelt === null ? null : String(row.seatsWithBelt)),
  bed_types: (row) => row.bedTypes,
  four_wheel_drive: (row) => (row.hasFourWheelDrive ? 'yes' : null),
  air_condition_independent: (row) => (row.hasIndependentAirCondition ? 'yes' : null),
  rear_garage: (row) => row.rearGarage,
  bathroom_type: (row) => row.bathroomType,
  heating_type: (row) => row.heatingType,
  axles: (row) => (row.axles === null ? null : String(row.axles)),
  mover: (row) => row.mover,
  damaged: (row) => row.damaged,
  hail_damaged: (row) => row.hailDamaged,
  vat_reportable: (row) => (row.isVatReportable ? 'yes' : null),
  private_auction: (row) => (row.isPrivateAuction ? 'yes' : null),
  status: (row) => row.status,
  light: (row) => row.light,
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
  const options = optionsIn[code](row)
  if (options === null) return []
  return typeof options === 'string' ? [options] : options
}

/** For an index of all dealers: distances are each dealer's own, so the region stands for them. */
export function indexedOptionsOfRow(row: CatalogRow, code: OptionFilterCode): readonly string[] {
  if (code !== 'distance') return openOptionsOfRow(row, code)
  return row.regionCode === null ? [] : [row.regionCode]
}
