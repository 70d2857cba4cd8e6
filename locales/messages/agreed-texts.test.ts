import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import agreedTexts from '#content/agreed-texts.json' with { type: 'json' }
import { consentText } from '#content/consent/consent.ts'
import { termsVersion } from '#content/pages/content-page.ts'
import { confirmationTextVersion } from '#domain/vehicle/confirmations.ts'
import { type Locale, locales } from '#locales/locales.ts'

/**
 * What somebody agreed to is kept as version and language, so the words of a version never change: a
 * changed word is a new version, and the earlier text moves to `content/{locale}/earlier/`. The list
 * holds the SHA-256 of each text's file by kind, version and language.
 */
const content = join(import.meta.dirname, '..', '..', 'content')

const kinds = {
  consent: {
    current: 'consent.json',
    earlier: (version: string) => `earlier/consent-${version}.json`,
    versionOf: (locale: Locale) => consentText(locale).version,
  },
  terms: {
    current: 'legal/terms.md',
    earlier: (version: string) => `earlier/terms-${version}.md`,
    versionOf: (locale: Locale) => termsVersion(locale).version,
  },
} as const

type Hashes = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>

describe.each(['consent', 'terms'] as const)('the texts of the %s (rules 10, 11)', (kind) => {
  const { current, earlier, versionOf } = kinds[kind]
  const pinned: Hashes = agreedTexts[kind]
  const listed = Object.entries(pinned).flatMap(([version, hashes]) =>
    locales.flatMap((locale) => {
      const hash = hashes[locale]
      return hash === undefined ? [] : [{ version, locale, hash }]
    }),
  )

  it.each(listed)('are those of version $version in $locale', ({ version, locale, hash }) => {
    const isInForce = versionOf(locale) === version
    const file = join(content, locale, isInForce ? current : earlier(version))
    expect(existsSync(file), `${file}: an earlier text stays readable`).toBe(true)
    const text = readFileSync(file)
    expect(createHash('sha256').update(text).digest('hex'), 'a changed word: new version').toBe(
      hash,
    )
  })

  it.each(locales)('in force are listed with their version in %s', (locale) => {
    expect(pinned[versionOf(locale)]?.[locale]).toBeDefined()
  })
})

/** The sentence itself is kept with each confirmation, so an earlier version needs no file. */
describe('the sentences that confirm an answer (spec, catalogue of confirmation flags)', () => {
  it.each(locales)('are those of their version in %s', (locale) => {
    const file = join(import.meta.dirname, locale, 'attribute-help.json')
    const helps: Readonly<Record<string, { readonly confirm?: string }>> = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    const sentences = Object.entries(helps)
      .flatMap(([code, { confirm }]) => (confirm === undefined ? [] : [[code, confirm]]))
      .sort(([first = ''], [second = '']) => (first < second ? -1 : 1))
    const text = JSON.stringify(Object.fromEntries(sentences))
    const pinned: Hashes = agreedTexts.confirmations
    expect(createHash('sha256').update(text).digest('hex'), 'a changed word: new version').toBe(
      pinned[confirmationTextVersion]?.[locale],
    )
  })
})
