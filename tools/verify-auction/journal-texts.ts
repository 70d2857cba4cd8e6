import { type Format, formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { type Texts, type TextsByCode, textsByCode, textsOf } from '#locales/texts.ts'

/** The words and formats of a report in one of the market's languages. */
export type JournalTexts = {
  readonly say: Texts<'verifier'>
  /** Texts by the codes of a check. */
  readonly sayCode: TextsByCode
  /** The words of the journal's page, so that page and program say the same. */
  readonly sayJournal: TextsByCode
  readonly format: Format
}

export function journalTexts(locale: Locale): JournalTexts {
  return {
    say: textsOf(locale, 'verifier'),
    sayCode: textsByCode(locale, 'verifier'),
    sayJournal: textsByCode(locale, 'auction'),
    format: formatFor(locale),
  }
}

/** The language that is asked for, else the terminal's, else German. */
export function chosenLocale(asked: string | undefined, terminal: string | undefined): Locale {
  const known = [asked, terminal?.slice(0, 2)].find((one) => one !== undefined && isLocale(one))
  return known !== undefined && isLocale(known) ? known : defaultLocale
}
