import type { Locale } from '#locales/locales.ts'
import type { Messages } from '#locales/messages.generated.ts'
import type { Catalogues } from '#web/language/texts.ts'

/** One chunk of texts per language, without the console's areas. */
const catalogues: Catalogues = {
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  nl: () => import('virtual:messages/nl'),
  sv: () => import('virtual:messages/sv'),
  da: () => import('virtual:messages/da'),
  pl: () => import('virtual:messages/pl'),
  es: () => import('virtual:messages/es'),
  cs: () => import('virtual:messages/cs'),
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogues[locale]()).default
}
