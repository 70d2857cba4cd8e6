import type { VehicleValues } from '../vehicle/values.ts'

/** What an owner asks is sealed wherever an ad is kept, as it is in the auction (rules 1 and 4). */
const secretCodes: ReadonlySet<string> = new Set(['target_price'])

export function isSecretValue(attributeCode: string): boolean {
  return secretCodes.has(attributeCode)
}

export function partSecretValues(values: VehicleValues): {
  readonly open: VehicleValues
  readonly secret: VehicleValues
} {
  const entries = Object.entries(values)
  return {
    open: Object.fromEntries(entries.filter(([code]) => !isSecretValue(code))),
    secret: Object.fromEntries(entries.filter(([code]) => isSecretValue(code))),
  }
}
