/**
 * The generic rules a field can have (spec 5.1), one predicate per name. A rule other than
 * `required` has nothing to say about an empty field.
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
} as const

/** Characters of a string, the value of a number. */
function sizeOf(value: LengthOrValue): number {
  return typeof value === 'string' ? [...value].length : value
}
