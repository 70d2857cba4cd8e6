import type { Locale } from './locales.ts'

export type PathTemplate = `/${string}`

/** The path of one screen in every storefront. */
export type PathRow = Readonly<Record<Locale, PathTemplate>>

/** Names with one text each, however deep: rows of which one language is left. */
export type PathColumns = { readonly [name: string]: string | PathColumns }

/** What a browser learns of one language: its column of the path table and of the path segments. */
export type LanguagePaths = { readonly table?: PathColumns; readonly segments?: PathColumns }

/** For paths that are no words, and so the same in every language. */
export function everywhere<const Template extends PathTemplate>(template: Template) {
  return {
    de: template,
    en: template,
    nl: template,
    sv: template,
    da: template,
    pl: template,
    es: template,
    cs: template,
  }
}
