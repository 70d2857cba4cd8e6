import { createTranslator } from 'use-intl/core'
import type { Locale } from '#locales/locales.ts'
import type { Translate } from '#locales/message-types.ts'
import type { Messages } from '#locales/messages.generated.ts'

/** Times are shown in Berlin's time everywhere (rules, opening). */
export const timeZone = 'Europe/Berlin'

/** The texts of one language, each already parsed; `useTranslations` and `createTexts` read them. */
export type Catalogue = { readonly [area in keyof Messages]?: object }

/** How an application loads one language's texts; the browser fetches the chunk it needs. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly default: Catalogue }>>>

/** Texts outside of components, for titles: `texts('shell.titles.home')`. */
export type Texts = Translate<Messages>

export function createTexts(locale: Locale, messages: Catalogue): Texts {
  return createTranslator({ locale, messages, timeZone }) as Texts // Values are checked by our own declaration.
}
