/**
 * Postcodes of the catalogue's countries (spec 5.2). Stored without blanks and country prefix, in
 * capitals, so that the first two characters mean the same region however it was typed.
 */

export type PostcodeRule = 'zip_code' | 'zip_code_de' | 'zip_code_nl'

const patterns: Readonly<Record<PostcodeRule, RegExp>> = {
  zip_code: /^(?:\d{4,5}|\d{4}[A-Z]{2})$/i,
  zip_code_de: /^\d{5}$/,
  zip_code_nl: /^\d{4}[A-Z]{2}$/i,
}

export function isPostcode(value: string, rule: PostcodeRule): boolean {
  return patterns[rule].test(normalisePostcode(value))
}

export function postcodeRuleOf(country: string | undefined): PostcodeRule {
  if (country === 'DE') return 'zip_code_de'
  if (country === 'NL') return 'zip_code_nl'
  return 'zip_code'
}

/**
 * Polish, Swedish, Czech, Slovak and Greek codes are five digits with a blank or hyphen between.
 * Portuguese ones are four digits and a street part of three; the four alone name the place.
 */
export function normalisePostcode(value: string, country?: string): string {
  const compact = value
    .trim()
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-/, '')
    .replace(/[\s-]/g, '')
  return country === 'PT' && /^\d{7}$/.test(compact) ? compact.slice(0, 4) : compact
}

/** What dealers see of a place before the sale (rules 1). */
export function postcodePrefix(value: string): string {
  return normalisePostcode(value).slice(0, 2)
}
