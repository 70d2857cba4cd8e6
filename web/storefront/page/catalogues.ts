import type { Locale } from '#locales/locales.ts'
import type { Catalogue, Catalogues } from '#web/language/texts.ts'
import { addPaths } from './path-loader.ts'

/** One chunk of texts and paths per language, without the console's areas. */
const catalogues = {
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  nl: () => import('virtual:messages/nl'),
  sv: () => import('virtual:messages/sv'),
  da: () => import('virtual:messages/da'),
  pl: () => import('virtual:messages/pl'),
  es: () => import('virtual:messages/es'),
  cs: () => import('virtual:messages/cs'),
} satisfies Catalogues

/** The paths of that language are known with its texts. */
export async function loadMessages(locale: Locale): Promise<Catalogue> {
  const { default: messages, paths } = await catalogues[locale]()
  addPaths(locale, paths)
  return messages
}
