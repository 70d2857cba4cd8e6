/** Member states of the European Union, as the VAT cases ask for them (rules 10). */
const memberStates: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
])

export function isMemberState(country: string): boolean {
  return memberStates.has(country)
}

/** What is known of a buyer's VAT id: asked of VIES or confirmed by the operator. */
export const vatIdStates = ['none', 'valid', 'invalid', 'unavailable'] as const
export type VatIdState = (typeof vatIdStates)[number]
