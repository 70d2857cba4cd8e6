import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, isLocale, type Locale } from './locales.ts'

/**
 * Texts for what the server itself writes: refusals, letters, documents. Pages bring their own
 * catalogue; both read the same files.
 */

export type TextValues = Readonly<Record<string, string | number>>
export type Texts = (key: string, values?: TextValues) => string

const cache = new Map<string, Texts & { readonly has: (key: string) => boolean }>()

/** The texts of one area in one language, as `t('BID_TOO_LOW.title', {…})`. */
export function textsOf(locale: string, area: string) {
  const chosen: Locale = isLocale(locale) ? locale : defaultLocale
  const cacheKey = `${chosen}/${area}`
  const known = cache.get(cacheKey)
  if (known) return known
  const file = join(import.meta.dirname, 'messages', chosen, `${area}.json`)
  const translator = createTranslator({
    locale: chosen,
    messages: JSON.parse(readFileSync(file, 'utf8')),
    onError: () => undefined,
    getMessageFallback: ({ key }) => key,
  })
  const texts = Object.assign(
    (key: string, values?: TextValues) => translator(key as never, values as never), // Keys are checked by the house rules, not by this signature.
    { has: (key: string) => translator.has(key as never) },
  )
  cache.set(cacheKey, texts)
  return texts
}
