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

/**
 * Mail providers that private people use. An address elsewhere is no mistake, but is
 * asked again: most of them are slips like "gmial.com" (spec 5.1, free_email_provider).
 */
const freeEmailProviders: ReadonlySet<string> = new Set([
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

/** VAT ids of the European Union and its neighbours: country, then two to twelve characters. */
export function isVatId(value: string): boolean {
  return /^(?:DE\d{9}|NL\d{9}B\d{2}|ATU\d{8}|CHE\d{9}(?:MWST|TVA|IVA)?|(?!DE|NL|AT|CHE)[A-Z]{2}[A-Z\d+*]{2,12})$/.test(
    sanitisedVatId(value),
  )
}

export function sanitisedVatId(value: string): string {
  return value.toUpperCase().replace(/[\s.-]/g, '')
}
