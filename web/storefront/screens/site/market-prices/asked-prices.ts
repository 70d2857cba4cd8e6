import { type AgeClass, ageClasses } from '#domain/valuation/market-prices/age-classes.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { ApiQueries } from '#web/api/queries.ts'

/** What an address of the page asks for; anything else in it is left out. */
export type AskedPrices = {
  readonly kind?: VehicleKind
  readonly age?: AgeClass
  readonly country?: string
  /** Body types; none stands for all. */
  readonly body?: string[]
}

export const shownKinds = ['motorhome', 'trailer'] as const satisfies readonly VehicleKind[]

export function askedPrices(address: URLSearchParams): AskedPrices {
  const kind = shownKinds.find((each) => each === address.get('kind'))
  const age = ageClasses.find((each) => each === address.get('age'))
  const country = address.get('country') ?? ''
  const body = address.getAll('body').filter((each) => /^\w{1,60}$/.test(each))
  return {
    ...(kind && { kind }),
    ...(age && { age }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(body.length > 0 && { body: body.slice(0, 40) }),
  }
}

export function pricesQuery(query: ApiQueries, asked: AskedPrices) {
  return query.marketPrices.read({ query: asked })
}

/** The same question of a file. */
export function askedText({ body = [], ...single }: AskedPrices): string {
  const query = new URLSearchParams(single)
  for (const each of body) query.append('body', each)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The same question with one body type more or less; all of them and none are the same. */
export function switched(
  { body, ...single }: AskedPrices,
  of: { readonly bodyType: string; readonly bodyTypes: readonly string[] },
): AskedPrices {
  const shown = new Set(body ?? of.bodyTypes)
  if (!shown.delete(of.bodyType)) shown.add(of.bodyType)
  const left = of.bodyTypes.filter((each) => shown.has(each))
  return left.length === 0 || left.length === of.bodyTypes.length
    ? single
    : { ...single, body: left }
}
