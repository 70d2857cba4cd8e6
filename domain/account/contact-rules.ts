/** How addresses and numbers of people are written (spec 5.1, 5.2). */

const email = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u
const maxEmailLength = 254

/** Trimmed and lowercased, so that one mailbox is one account. */
export function sanitisedEmail(value: string): string {
  return value.trim().toLowerCase()
}

export function isEmail(value: string): boolean {
  const address = sanitisedEmail(value)
  const isDotted = !/^\.|\.\.|\.@/.test(address)
  return address.length <= maxEmailLength && isDotted && email.test(address)
}

/** Starts with +, 0 or 00, then a digit 1-9, then 4 to 32 of digits, blanks, hyphens, brackets, dots. */
export function isPersonalTelephone(value: string): boolean {
  return /^(?:\+|00?)[1-9][\d \-().]{4,32}$/.test(value.trim())
}

/** With its country: + and then digits and blanks alone (spec 5.2, telephone). */
export function isTelephone(value: string): boolean {
  return /^\+[\d ]*\d[\d ]*$/.test(value.trim())
}

/** Country, two check digits, the account; the whole must leave 1 of 97 (ISO 13616). */
export function isIban(value: string): boolean {
  const iban = value.toUpperCase().replace(/\s/g, '')
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (capital) =>
    String(capital.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/**
 * Mail providers that private people use. An address elsewhere is no mistake, but is
 * asked again: most of them are slips like "gmial.com" (spec 5.1, free_email_provider).
 */
export const freeEmailProviders: ReadonlySet<string> = new Set([
  'aol.com',
  'aol.de',
  'arcor.de',
  'bluewin.ch',
  'centrum.cz',
  'email.cz',
  'email.de',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'home.nl',
  'hotmail.com',
  'hotmail.de',
  'hotmail.es',
  'hotmail.nl',
  'hotmail.se',
  'icloud.com',
  'interia.pl',
  'kpnmail.nl',
  'laposte.net',
  'live.com',
  'live.de',
  'live.dk',
  'live.nl',
  'live.se',
  'mail.dk',
  'mail.de',
  'mailbox.org',
  'me.com',
  'o2.pl',
  'onet.pl',
  'orange.fr',
  'outlook.com',
  'outlook.de',
  'outlook.es',
  'planet.nl',
  'posteo.de',
  'proton.me',
  'protonmail.com',
  'seznam.cz',
  'stofanet.dk',
  't-online.de',
  'tele2.se',
  'telefonica.net',
  'telia.com',
  'versanet.de',
  'vodafone.de',
  'web.de',
  'wp.pl',
  'yahoo.com',
  'yahoo.de',
  'yahoo.es',
  'ziggo.nl',
])

export function isFreeEmailProvider(value: string): boolean {
  const domain = sanitisedEmail(value).split('@').at(-1) ?? ''
  return freeEmailProviders.has(domain)
}

/** An address of a private person at no provider that private people use is asked again, not refused. */
export function isUnusualEmail(
  value: string,
  { isPrivate }: { readonly isPrivate: boolean },
): boolean {
  return isPrivate && isEmail(value) && !isFreeEmailProvider(value)
}

/** VAT ids of the European Union and its neighbours: country, then two to twelve characters. */
export function isVatId(value: string): boolean {
  return /^(?:DE\d{9}|NL\d{9}B\d{2}|ATU\d{8}|CHE\d{9}(?:MWST|TVA|IVA)?|(?!DE|NL|AT|CHE)[A-Z]{2}[A-Z\d+*]{2,12})$/.test(
    sanitisedVatId(value),
  )
}

export function sanitisedVatId(value: string): string {
  return value.toUpperCase().replace(/[\s.-]/g, '')
}
