import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, isLocale, type Locale } from './locales.ts'
import type { TextValues, Translate } from './message-types.ts'
import type { Messages } from './messages.generated.ts'
import { treeWithRuleFigures } from './rule-figures.ts'

/**
 * Texts for what the server itself writes: refusals, notifications, documents. Pages bring their own
 * catalogue; both read the same files.
 */

export type Area = keyof Messages

/** The texts of one area, every key and every value checked by the compiler. */
export type Texts<Name extends Area> = Translate<Messages[Name]>

/** Texts whose keys are codes known at run time only: of attributes, of refusals, of rules. */
export type TextsByCode = {
  (key: string, values?: TextValues): string
  has(key: string): boolean
}

const cache = new Map<string, TextsByCode>()

/** The texts of one area in one language, as `t('contract.payable', {…})`. */
export function textsOf<Name extends Area>(locale: string, area: Name): Texts<Name> {
  return textsByCode(locale, area) as Texts<Name> // The declaration is written from these very files.
}

/** The same texts for codes the compiler cannot follow. */
export function textsByCode(locale: string, area: Area): TextsByCode {
  const chosen: Locale = isLocale(locale) ? locale : defaultLocale
  const cacheKey = `${chosen}/${area}`
  const known = cache.get(cacheKey)
  if (known) return known
  const file = join(import.meta.dirname, 'messages', chosen, `${area}.json`)
  const translator = createTranslator({
    locale: chosen,
    messages: treeWithRuleFigures(JSON.parse(readFileSync(file, 'utf8')), chosen),
    onError: () => undefined,
    getMessageFallback: ({ key }) => key,
  })
  const texts = Object.assign(
    (key: string, values?: TextValues) => translator(key as never, values as never), // Keys are codes; that each has its text is a test's business.
    { has: (key: string) => translator.has(key as never) },
  )
  cache.set(cacheKey, texts)
  return texts
}
