import { createTranslator } from 'use-intl/core'
import type { Locale } from '#locales/locales.ts'
import type { Messages } from '#locales/messages.generated.ts'

/** Times are told in Berlin's time everywhere (rules, opening). */
export const timeZone = 'Europe/Berlin'

/** How an application loads one language's texts; the browser fetches the chunk it needs. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>

/** Texts outside of components, for titles: `texts('shell.titles.home')`. */
export type Texts = ReturnType<typeof createTexts>

export function createTexts(locale: Locale, messages: Messages) {
  return createTranslator<Messages>({ locale, messages, timeZone })
}
