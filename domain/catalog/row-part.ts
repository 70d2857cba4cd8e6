import type { CatalogRow } from './catalog-row.ts'

/**
 * Many rows by columns, as a start puts them in: no object for an ad, no list for its words. The first `count` of each
 * column are the rows; what lies behind them is of other parts.
 */
export type RowPart = {
  readonly count: number
  readonly entityIds: Float64Array
  readonly coded: { readonly [Fact in CodedFact]: CodedColumn<CatalogRow[Fact]> }
  readonly figures: Readonly<Record<FigureFact, Float64Array>>
  readonly words: Readonly<Record<WordFact, WordLists>>
}

/** Values that many rows share: each row has the number of its own. */
export type CodedColumn<Value> = {
  readonly numbers: Int32Array
  /** By number. From part to part of one load more are added, and none gets another number. */
  readonly values: readonly Value[]
}

/** Of each row several words, all in one array; those of a row end where its `ends` says and begin where the last row's end. */
export type WordLists = {
  readonly ends: Int32Array
  readonly numbers: Int32Array
  /** By number, as in a coded column. */
  readonly values: readonly string[]
}

export const codedFacts = [
  'kind',
  'make',
  'makeName',
  'model',
  'bodyType',
  'licensedWeightKg',
  'beds',
  'seatsWithBelt',
  'gearbox',
  'emissionClass',
  'axles',
  'bedTypes',
  'hasFourWheelDrive',
  'hasIndependentAirCondition',
  'rearGarage',
  'bathroomType',
  'heatingType',
  'mover',
  'damaged',
  'hailDamaged',
  'country',
  'regionCode',
  'isPrivateAuction',
  'isVatReportable',
  'status',
  'light',
] as const
export type CodedFact = (typeof codedFacts)[number]

/** NaN stands for null. */
export const figureFacts = [
  'firstRegistrationYear',
  'firstRegistrationMonth',
  'mileageKm',
  'lengthMm',
  'powerKw',
  'damageCount',
  'documentCount',
  'startPriceEur',
  'buyNowPriceEur',
  'currentBidEur',
  'publishedAt',
  'endsAt',
] as const
export type FigureFact = (typeof figureFacts)[number]

export const wordFacts = ['descriptionWords', 'equipment'] as const
export type WordFact = (typeof wordFacts)[number]

/** All that ranges and orders ask of a row. */
export type RowFigures = Pick<CatalogRow, FigureFact | 'status' | 'light'>
