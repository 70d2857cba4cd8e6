import {
  isEmail,
  isFreeEmailProvider,
  isIban,
  isPersonalTelephone,
  isTelephone,
  isVatId,
} from '../account/contact-rules.ts'
import { passwordFaults } from '../account/password.ts'
import { isDutchLicensePlate, isImporterLink } from '../vehicle/import-rules.ts'
import { isPostcode } from '../vehicle/postcode.ts'
import { isVin } from '../vehicle/vin.ts'
import { hasExtension, isImage, isImageOrPdf, type NamedFile } from './file-rules.ts'

/**
 * The rules a field can have (spec 5.1, 5.2), one predicate per name, and the only implementation of each:
 * forms and server ask the same functions. Some of them no field uses yet. A rule other than `required`
 * has nothing to say about an empty field, which is not handed to it.
 */

export type LengthOrValue = string | number

export const fieldRules = {
  /** Fails on null, empty string, empty array or false. */
  required: (value: unknown) =>
    value !== null &&
    value !== undefined &&
    value !== false &&
    !(typeof value === 'string' && value.trim() === '') &&
    !(Array.isArray(value) && value.length === 0),
  required_boolean: (value: unknown) => typeof value === 'boolean',
  alpha: (value: string) => /^\p{L}*$/u.test(value),
  alpha_dash: (value: string) => /^[\p{L}\d_-]*$/u.test(value),
  alpha_num: (value: string) => /^[\p{L}\d]*$/u.test(value),
  alpha_spaces: (value: string) => /^[\p{L}\s]*$/u.test(value),
  between: (value: LengthOrValue, limits: { readonly min: number; readonly max: number }) =>
    Number(value) >= limits.min && Number(value) <= limits.max,
  confirmed: (value: string, confirmation: string) => value === confirmation,
  digits: (value: string, count: number) => /^\d+$/.test(value) && value.length === count,
  integer: (value: LengthOrValue) => /^-?\d+$/.test(String(value)),
  numeric: (value: LengthOrValue) => /^-?\d+(?:\.\d+)?$/.test(String(value)),
  length: (value: string | readonly unknown[], count: number) => value.length === count,
  max: (value: LengthOrValue, max: number) => sizeOf(value) <= max,
  min: (value: LengthOrValue, min: number) => sizeOf(value) >= min,
  regex: (value: string, pattern: RegExp) => pattern.test(value),
  /** Numeric and not below the minimum. */
  min_target_price: (value: LengthOrValue, min: number) =>
    fieldRules.numeric(value) && Number(value) >= min,

  email: isEmail,
  /** Does not refuse: what is no such provider is asked again. */
  free_email_provider: isFreeEmailProvider,
  password: (value: string) => passwordFaults(value).length === 0,
  telephone: isTelephone,
  telephone_personal_data: isPersonalTelephone,
  zip_code: (value: string) => isPostcode(value, 'zip_code'),
  zip_code_de: (value: string) => isPostcode(value, 'zip_code_de'),
  zip_code_nl: (value: string) => isPostcode(value, 'zip_code_nl'),
  dutchLicensePlate: isDutchLicensePlate,
  license_plate_nl: (_value: string) => true,
  importer_link: isImporterLink,
  vat_reg_no: isVatId,
  vin: isVin,
  iban: isIban,

  file: (files: readonly NamedFile[]) => files.length > 0,
  image: isImage,
  image_or_pdf: isImageOrPdf,
  ext: ({ fileName }: NamedFile, extensions: readonly string[]) =>
    hasExtension(fileName, extensions),
  mimes: ({ mimeType }: NamedFile, types: readonly string[]) =>
    types.includes(mimeType.toLowerCase()),
  size: (bytes: number, limitBytes: number) => bytes < limitBytes,
  image_dimensions: (picture: Dimensions, wanted: Dimensions) =>
    picture.width === wanted.width && picture.height === wanted.height,
} as const

type Dimensions = { readonly width: number; readonly height: number }

/** Characters of a string, the value of a number. */
function sizeOf(value: LengthOrValue): number {
  return typeof value === 'string' ? [...value].length : value
}
