import { isEmail } from './contact-rules.ts'

/** Mail providers that most private people of a language use, the most used first (spec 5.1). */
const providersByLanguage: Readonly<Record<string, readonly string[]>> = {
  de: ['t-online.de', 'gmx.de', 'web.de', 'gmail.com', 'freenet.de', 'icloud.com', 'outlook.de'],
  en: ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'proton.me'],
  nl: ['gmail.com', 'hotmail.nl', 'ziggo.nl', 'kpnmail.nl', 'planet.nl', 'icloud.com'],
  sv: ['gmail.com', 'telia.com', 'hotmail.se', 'outlook.com', 'icloud.com'],
  da: ['gmail.com', 'live.dk', 'mail.dk', 'stofanet.dk', 'icloud.com'],
  pl: ['wp.pl', 'gmail.com', 'onet.pl', 'o2.pl', 'interia.pl'],
  es: ['gmail.com', 'hotmail.es', 'yahoo.es', 'telefonica.net', 'icloud.com'],
  cs: ['seznam.cz', 'gmail.com', 'email.cz', 'centrum.cz', 'icloud.com'],
}

const offered = 3

/** The providers to offer beside what is typed so far; none once the address is whole. */
export function offeredProviders(typed: string, language: string): readonly string[] {
  const [name = '', begun = ''] = typed.trim().toLowerCase().split('@')
  const all = providersByLanguage[language] ?? []
  if (name === '' || (isEmail(typed) && all.includes(begun))) return []
  return all.filter((each) => each.startsWith(begun)).slice(0, offered)
}

export function withProvider(typed: string, provider: string): string {
  const [name = ''] = typed.trim().split('@')
  return `${name}@${provider}`
}
