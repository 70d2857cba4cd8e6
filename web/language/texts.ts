import { createTranslator } from 'use-intl/core'
import type { Locale } from '#locales/locales.ts'
import type { Messages } from '#locales/messages.generated.ts'

/** One chunk per locale; the browser loads the one it needs. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
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

/** Times are told in Berlin's time everywhere (rules, opening). */
export const timeZone = 'Europe/Berlin'

/** Texts outside of components, for titles: `texts('shell.titles.home')`. */
export type Texts = ReturnType<typeof createTexts>

export function createTexts(locale: Locale, messages: Messages) {
  return createTranslator<Messages>({ locale, messages, timeZone })
}
