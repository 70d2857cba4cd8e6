import { partSecretValues } from '#domain/listing/secret-values.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { seal, unseal } from '../../../platform/secrets/keys.ts'

/** Null where the ad names no secret yet. */
export function sealValues(values: VehicleValues, key: Buffer): Buffer | null {
  const { secret } = partSecretValues(values)
  return Object.keys(secret).length === 0 ? null : seal(JSON.stringify(secret), key)
}

/** An ad as it is stored, with its secret values; without the key they are left out. */
export function openListing<
  Ad extends { readonly values: VehicleValues; readonly sealedValues: Buffer | null },
>(listing: Ad, key: Buffer): Ad {
  const { values, sealedValues } = listing
  if (sealedValues === null) return listing
  const secret: VehicleValues = JSON.parse(unseal(sealedValues, key))
  return { ...listing, values: { ...values, ...secret } }
}
