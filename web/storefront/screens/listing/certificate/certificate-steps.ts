import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'
import {
  answersOf,
  leastReadings,
  productTypeOf,
} from '#domain/certificate/values-of-certificate.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { AttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { plateKey } from '#domain/vehicle/plate.ts'
import { type AttributeValue, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { vinKey } from '#domain/vehicle/vin.ts'

/** What is asked about a paper that was read: sure fields by the page, the others one by one. */

export type CertificateRow = {
  readonly code: CertificateReading['code']
  readonly answers: readonly { readonly attribute: AttributeCode; readonly value: AttributeValue }[]
  /** Of the photo, shown beside the answer. */
  readonly cut: Blob
}

export type CertificatePage = {
  readonly isSure: boolean
  readonly rows: readonly CertificateRow[]
}

export type ReadPhoto = {
  readonly pages: readonly CertificatePage[]
  readonly fieldCount: number
  readonly isEnough: boolean
  /** The paper is of a caravan and the ad of a motorhome, or the other way round. */
  readonly otherKind: VehicleKind | undefined
  /** What identifies another vehicle than the ad's. */
  readonly otherVehicle: { readonly onDocument: string; readonly inAd: string } | undefined
}

const rowsOfPage = 6

/** What of a paper is new to the ad, in pages to be confirmed. */
export function readPhotoOf(
  fields: readonly { readonly reading: CertificateReading; readonly cut: Blob }[],
  { kind, values }: { readonly kind: VehicleKind; readonly values: VehicleValues },
): ReadPhoto {
  const readings = fields.map(({ reading }) => reading)
  const answers = answersOf(readings, kind).filter(
    ({ attribute, value }) => values[attribute] !== value,
  )
  const rowsWhere = (isWanted: boolean): CertificateRow[] =>
    fields.flatMap(({ reading, cut }) => {
      const own = answers.filter(({ from, isSure }) => from === reading && isSure === isWanted)
      return own.length > 0 ? [{ code: reading.code, answers: own, cut }] : []
    })
  const sure = rowsWhere(true)
  const pages = Array.from({ length: Math.ceil(sure.length / rowsOfPage) }, (_, index) => ({
    isSure: true,
    rows: sure.slice(index * rowsOfPage, (index + 1) * rowsOfPage),
  }))
  const type = productTypeOf(readings)
  return {
    pages: [...pages, ...rowsWhere(false).map((row) => ({ isSure: false, rows: [row] }))],
    fieldCount: readings.length,
    isEnough: readings.length >= leastReadings,
    otherKind: type === undefined || type === kind ? undefined : type,
    otherVehicle: otherVehicle(readings, values),
  }
}

function otherVehicle(
  readings: readonly CertificateReading[],
  values: VehicleValues,
): ReadPhoto['otherVehicle'] {
  const read = (code: CertificateReading['code']) =>
    readings.find((reading) => reading.code === code)?.value
  const differing = [
    { onDocument: read('E'), inAd: textOf(values, 'vin'), keyOf: vinKey },
    { onDocument: read('A'), inAd: textOf(values, 'license_plate'), keyOf: plateKey },
  ].find(
    ({ onDocument, inAd, keyOf }) =>
      onDocument !== undefined && inAd !== undefined && keyOf(onDocument) !== keyOf(inAd),
  )
  const { onDocument, inAd } = differing ?? {}
  return onDocument !== undefined && inAd !== undefined ? { onDocument, inAd } : undefined
}

/** The values of rows, for the ad. */
export function valuesOfRows(
  rows: readonly CertificateRow[],
): Readonly<Record<string, AttributeValue>> {
  return Object.fromEntries(
    rows.flatMap(({ answers }) => answers.map(({ attribute, value }) => [attribute, value])),
  )
}
