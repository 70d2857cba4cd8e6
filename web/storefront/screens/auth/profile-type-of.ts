import { defaultProfileType, type ProfileType, profileTypes } from '#domain/account/customer.ts'

/** Links may name the kind of account they mean, as the dealers' page does: `?type=merchant`. */
export function profileTypeOf(value: string | null): ProfileType {
  const wanted = value?.toUpperCase()
  return profileTypes.find((type) => type === wanted) ?? defaultProfileType
}
