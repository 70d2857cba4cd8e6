import zoneMessages from 'virtual:zone-messages'
import type { Locale } from '#locales/locales.ts'
import { addCalls } from '#web/api/add-calls.ts'
import type { Catalogue, Catalogues } from '#web/language/texts.ts'
import { addPaths } from './path-loader.ts'

/** One chunk of texts and paths per language, without the console's areas; in a browser for a page without a screen. */
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

const shown = new Map<Locale, Catalogue>()
/** Whole languages that are here. */
const whole = new Map<Locale, Catalogue>()

/**
 * The texts of the page's first screen, by its zone; the paths of that language and the calls of that zone are known with them. On the server, and
 * while developing, a language is whole.
 */
export async function loadMessages(locale: Locale, zone?: string): Promise<Catalogue> {
  const known = zone === undefined ? whole.get(locale) : undefined
  if (known) return known
  const { default: messages, paths, calls } = await loaderOf(locale, zone)()
  addPaths(locale, paths)
  addCalls(calls)
  if (!shown.has(locale)) shown.set(locale, messages)
  if (zone === undefined) whole.set(locale, messages)
  return messages
}

function loaderOf(locale: Locale, zone: string | undefined) {
  return (zone === undefined ? undefined : zoneMessages[locale]?.[zone]) ?? catalogues[locale]
}

/** What the screens of another zone show comes with the first of them. */
export async function loadZoneMessages(locale: Locale, zone: string): Promise<void> {
  const more = await loadMessages(locale, zone)
  addTexts(locale, more)
}

/** Into the texts that the providers have already: whoever asks for one of these was not shown yet. */
export function addTexts(locale: Locale, more: Catalogue): void {
  const known = shown.get(locale)
  if (known && known !== more) mergeTexts(known, more)
}

function mergeTexts(known: object, more: object): void {
  const before = known as Record<string, unknown> // Texts by name, however deep.
  for (const [name, texts] of Object.entries(more)) {
    const there = before[name]
    if (isTree(there) && isTree(texts)) mergeTexts(there, texts)
    else before[name] = texts
  }
}

/** A text that is put together is a list. */
function isTree(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts)
}
