import type { Locale } from '#locales/locales.ts'
import type { Catalogue, Catalogues } from '#web/language/texts.ts'

/** One chunk of texts per language, the console's own areas included. */
const catalogues: Catalogues = {
  de: () => import('virtual:console-messages/de'),
  en: () => import('virtual:console-messages/en'),
  nl: () => import('virtual:console-messages/nl'),
  sv: () => import('virtual:console-messages/sv'),
  da: () => import('virtual:console-messages/da'),
  pl: () => import('virtual:console-messages/pl'),
  es: () => import('virtual:console-messages/es'),
  cs: () => import('virtual:console-messages/cs'),
}

export async function loadMessages(locale: Locale): Promise<Catalogue> {
  return (await catalogues[locale]()).default
}
