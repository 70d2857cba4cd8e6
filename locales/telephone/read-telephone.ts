import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import type { ReadTelephone, Telephone } from '#domain/account/telephone.ts'
import type { Fault } from '#domain/refusal/field-fault.ts'

/**
 * Telephone numbers as people of all countries write them, by the tables of libphonenumber. In the browser
 * this file is fetched with the first field that needs it: the tables are 26 kB.
 */

/** A text with an extension is not understood: E.164 has no place for it, and it must not be lost. */
export const readTelephone: ReadTelephone = (typed, country) => {
  const text = typed.trim().replace(/^00/, '+')
  const home = countryCodeOf(country)
  const number = parse(text, home)
  if (number?.isValid() && !lacksAreaCode(text, number)) return { telephone: telephoneOf(number) }
  return { fault: faultOf(text, home, number), likely: likelyOf(text, home) }
}

/** A stored number for people's eyes; what was stored in another form before stays as it is. */
export function shownTelephone(stored: string): string {
  const number = parse(stored, undefined)
  return number?.isValid() ? number.formatInternational() : stored
}

function parse(text: string, home: CountryCode | undefined): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(home && { defaultCountry: home }),
  })
  return number?.ext === undefined ? number : undefined
}

/** "987654" in Germany: the tables would take its first digits for an area code. */
function lacksAreaCode(text: string, number: PhoneNumber): boolean {
  return !/^[+(]*[+0]/.test(text) && number.formatNational().replace(/\D/g, '').startsWith('0')
}

function faultOf(
  text: string,
  home: CountryCode | undefined,
  number: PhoneNumber | undefined,
): Fault {
  if (!/\d/.test(text) || /\p{L}/u.test(text)) return { rule: 'telephone_personal_data' }
  const length = validatePhoneNumberLength(text, home)
  if (!number)
    return { rule: length === 'INVALID_COUNTRY' ? 'telephone' : 'telephone_personal_data' }
  const params = { callingCode: `+${number.countryCallingCode}` }
  if (length === 'TOO_SHORT') return { rule: 'telephone_too_short', params }
  if (length === 'TOO_LONG') return { rule: 'telephone_too_long', params }
  if (number.isValid()) return { rule: 'telephone_personal_data' }
  return { rule: 'telephone_other_country', params }
}

/**
 * What was probably meant: the country's code without its +, the area code without its 0, a + before the 0,
 * a 0 where the country has none.
 */
function likelyOf(text: string, home: CountryCode | undefined): Telephone | undefined {
  if (/\p{L}/u.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  const withPlus = parse(`+${digits.replace(/^0+/, '')}`, undefined)
  const atHome = home && [`0${digits}`, digits, digits.replace(/^0+/, '')]
  const tried = [
    withPlus?.country === home && home ? withPlus : undefined,
    ...(atHome ?? []).map((national) => parse(national, home)),
    withPlus,
  ]
  const found = tried.find((number) => number?.isValid())
  return found && telephoneOf(found)
}

function telephoneOf(number: PhoneNumber): Telephone {
  return {
    e164: number.number,
    international: number.formatInternational(),
    country: number.country,
  }
}

function countryCodeOf(country: string | undefined): CountryCode | undefined {
  const code = country?.toUpperCase() ?? ''
  return isSupportedCountry(code) ? code : undefined
}
