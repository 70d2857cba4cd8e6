import type { Locale } from '#locales/locales.ts'

/**
 * What a countdown on a page without React says, written into the page as JSON: once for all of its countdowns
 * (`#clock-texts`), or around one that says it in other words (`data-clock-texts`).
 */
export type ScriptClockTexts = {
  readonly lastSeconds: string
  readonly over: string
  /** In place of `over` while the live line is lost: the end may have moved. */
  readonly overUnheard?: string
  /** With `{clock}` for the rest of the day. */
  readonly days: CountedText
  /** Spoken at thresholds. Without it nothing is. */
  readonly announce?: CountedText
}

/** One text for each plural form of its language, with `#` for the number. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** A number in each form that whole numbers have in the eight languages. */
const samples = [5, 2, 1]

/** Kept, because each page asks. */
const pluralRules = new Map<Locale, Intl.PluralRules>()

export function countedText(locale: Locale, text: (count: number) => string): CountedText {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return Object.fromEntries(
    samples.map((count) => [rules.select(count), text(count).replace(String(count), '#')]),
  )
}

/** @param language The page's own. */
export function sayCount(texts: CountedText, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count)
  return (texts[form] ?? texts.other ?? '').replace('#', String(count))
}
