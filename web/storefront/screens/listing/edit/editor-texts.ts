import type { Locale } from '#locales/locales.ts'
import { addLaterTexts } from '#web/language/later-texts.ts'
import type { Catalogues } from '#web/language/texts.ts'
import { addTexts } from '#web/storefront/page/catalogues.ts'

/** Explanations of the questions and the words of the editor: a chunk that no public page fetches. */
const catalogues: Catalogues = {
  de: () => import('virtual:editor-messages/de'),
  en: () => import('virtual:editor-messages/en'),
  nl: () => import('virtual:editor-messages/nl'),
  sv: () => import('virtual:editor-messages/sv'),
  da: () => import('virtual:editor-messages/da'),
  pl: () => import('virtual:editor-messages/pl'),
  es: () => import('virtual:editor-messages/es'),
  cs: () => import('virtual:editor-messages/cs'),
}

/** What its parts say that are fetched later. */
const laterCatalogues: Catalogues = {
  de: () => import('virtual:editor-later-messages/de'),
  en: () => import('virtual:editor-later-messages/en'),
  nl: () => import('virtual:editor-later-messages/nl'),
  sv: () => import('virtual:editor-later-messages/sv'),
  da: () => import('virtual:editor-later-messages/da'),
  pl: () => import('virtual:editor-later-messages/pl'),
  es: () => import('virtual:editor-later-messages/es'),
  cs: () => import('virtual:editor-later-messages/cs'),
}

const loaded = new Set<Locale>()

/** Adds the editor's texts to those of the page. */
export async function loadEditorTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  addTexts(locale, (await catalogues[locale]()).default)
  if (loaded.has(locale)) return
  loaded.add(locale)
  addLaterTexts(async () => addTexts(locale, (await laterCatalogues[locale]()).default))
}
