import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'
import {
  answersOf,
  type Certainty,
  leastReadings,
  productTypeOf,
} from '#domain/certificate/values-of-certificate.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { AttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { plateKey } from '#domain/vehicle/plate.ts'
import { type AttributeValue, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { vinKey } from '#domain/vehicle/vin.ts'
import type { PictureFault } from '../pictures/ready/picture-quality.ts'

/** What is asked about a paper that was read: what was read well by the page, the rest one by one. */

export type CertificateRow = {
  readonly code: CertificateReading['code']
  readonly answers: readonly { readonly attribute: AttributeCode; readonly value: AttributeValue }[]
  /** Of the photo, shown beside the answer. */
  readonly cut: Blob
}

export type CertificatePage = {
  readonly certainty: Certainty
  readonly rows: readonly CertificateRow[]
}

export type ReadPhoto = {
  readonly pages: readonly CertificatePage[]
  readonly fieldCount: number
  readonly isEnough: boolean
  /** The paper is of a caravan and the ad of a motorhome, or the other way round. */
  readonly otherKind: VehicleKind | undefined
}

type ReadFields = readonly { readonly reading: CertificateReading; readonly cut: Blob }[]

const rowsOfPage = { sure: 6, look: 6, doubt: 1 } as const

function inPages(rows: readonly CertificateRow[], size: number): (readonly CertificateRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

/** What of a paper is new to the ad, in pages to be confirmed. */
export function readPhotoOf(
  fields: ReadFields,
  { kind, values }: { readonly kind: VehicleKind; readonly values: VehicleValues },
): ReadPhoto {
  const readings = fields.map(({ reading }) => reading)
  const answers = answersOf(readings, kind).filter(
    ({ attribute, value }) => values[attribute] !== value,
  )
  const pagesOf = (certainty: Certainty): CertificatePage[] => {
    const rows = fields.flatMap(({ reading, cut }) => {
      const own = answers.filter((each) => each.from === reading && each.certainty === certainty)
      return own.length > 0 ? [{ code: reading.code, answers: own, cut }] : []
    })
    return inPages(rows, rowsOfPage[certainty]).map((page) => ({ certainty, rows: page }))
  }
  const type = productTypeOf(readings)
  return {
    pages: (['sure', 'look', 'doubt'] as const).flatMap(pagesOf),
    fieldCount: readings.length,
    isEnough: readings.length >= leastReadings,
    otherKind: type === undefined || type === kind ? undefined : type,
  }
}

/** What identifies another vehicle than the ad as it is now: once its number is taken over, it is the same. */
export function otherVehicleOn(
  fields: ReadFields,
  values: VehicleValues,
): { readonly onDocument: string; readonly inAd: string } | undefined {
  const read = (code: CertificateReading['code']) =>
    fields.find(({ reading }) => reading.code === code)?.reading.value
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

/** Why little was read: what the photo itself shows, else a paper without the fields of the EU, or one too far away. */
export type FewReason = Exclude<PictureFault, 'small'> | 'noFields' | 'far'

export function whyFew(faults: readonly PictureFault[], fieldCount: number): FewReason {
  const fault = faults.find((each) => each !== 'small')
  if (fault) return fault
  // A small photo is one that was taken from afar: nobody can say of its fields that they are not there.
  return fieldCount === 0 && !faults.includes('small') ? 'noFields' : 'far'
}
