const standardVinSinceYear = 1981

/**
 * A vehicle identification number: 17 signs without I, O and Q; before 1981 makers gave shorter
 * ones (attributes: vin). An unknown year counts as a recent one.
 */
export function isVin(vin: string, firstRegistrationYear: number | undefined): boolean {
  const isShort = vin.length !== 17 && (firstRegistrationYear ?? Infinity) >= standardVinSinceYear
  return !isShort && mayBeVin(vin)
}

/** Whether it is one for a vehicle of whatever year. */
export function mayBeVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{5,17}$/.test(vin)
}

/** A number as it is compared: people write it in groups and in small letters. Null where none is left. */
export function vinKey(vin: string): string | null {
  const key = vin.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return key === '' ? null : key
}
