import { partSecretValues } from '#domain/listing/secret-values.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { seal, unseal } from '../../../platform/secrets/keys.ts'

/** Null where the ad names no secret yet. */
export function sealValues(values: VehicleValues, key: Buffer): Buffer | null {
  return sealedOf(partSecretValues(values).secret, key)
}

/** Answers that are secret alone; null where there are none. */
export function sealedOf(secret: Readonly<Record<string, unknown>>, key: Buffer): Buffer | null {
  return Object.keys(secret).length === 0 ? null : seal(JSON.stringify(secret), key)
}

/** As they were given to `sealedOf`. */
export function unsealed<Values extends object>(
  sealedValues: Buffer | null,
  key: Buffer,
): Values | undefined {
  return sealedValues === null ? undefined : JSON.parse(unseal(sealedValues, key))
}

/** An ad as it is stored, with its secret values; without the key they are left out. */
export function openListing<
  Ad extends { readonly values: VehicleValues; readonly sealedValues: Buffer | null },
>(listing: Ad, key: Buffer): Ad {
  const secret = unsealed<VehicleValues>(listing.sealedValues, key)
  return secret ? { ...listing, values: { ...listing.values, ...secret } } : listing
}
