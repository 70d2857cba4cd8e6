import type { Locale } from './locales.ts'

export type PathTemplate = `/${string}`

/** The path of one screen in every storefront. */
export type PathRow = Readonly<Record<Locale, PathTemplate>>

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
