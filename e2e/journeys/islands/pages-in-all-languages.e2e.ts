import { request } from 'node:http'
import { describe, expect, inject, it } from 'vitest'
import { indexedRoutes } from '#locales/addresses/indexed-routes.ts'
import { type Locale, localeFacts, locales } from '#locales/locales.ts'
import { pathToLoose, slotsOf, templateOf } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { originOf } from '../../support/browser.ts'

/**
 * Every page that search engines may show, in every language: it answers, and says of itself what they need (spec 2).
 * Read as plain HTML, so that eight times all of them takes seconds.
 */

type Page = { readonly name: string; readonly paths: Readonly<Record<Locale, string>> }

const plainPages: readonly Page[] = indexedRoutes
  .filter((name) => slotsOf(templateOf(name, 'en')).length === 0)
  .map((name) => ({ name, paths: inAll((locale) => pathToLoose(name, locale, {})) }))

describe.each(plainPages)('$name', ({ paths }) => {
  it.each(locales)('in %s', (locale) => expectWhole(paths, locale))
})

it('articles of the guide and who writes them, each under its own name in each language', async () => {
  const api = await apiOf()
  const { articles, authors } = await api.guide.readGuide({ params: { locale: 'de' } })
  for (const { slug } of articles) {
    const { slugs } = await api.guide.readArticle({ params: { locale: 'de', slug } })
    const paths = inAll((locale) =>
      pathToLoose('sellGuideArticle', locale, {
        slug: slugs.find((each) => each.locale === locale)?.slug,
      }),
    )
    for (const locale of locales) await expectWhole(paths, locale)
  }
  for (const { slug } of authors) {
    const { slugs } = await api.guide.readAuthor({ params: { locale: 'de', slug } })
    const paths = inAll((locale) =>
      pathToLoose('blogAuthor', locale, {
        slug: slugs.find((each) => each.locale === locale)?.slug,
      }),
    )
    for (const locale of locales) await expectWhole(paths, locale)
  }
})

async function expectWhole(paths: Page['paths'], locale: Locale): Promise<void> {
  const { status, html } = await read(locale, paths[locale])
  expect(status, paths[locale]).toBe(200)
  const tag = localeFacts[locale].tag
  expect(html).toContain(`<html lang="${tag}"`)
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
  expect(title).toMatch(/^.{3,} · CM24$/)
  expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(
    originOf(locale) + paths[locale],
  )
  expect(html).not.toContain('content="noindex"')
  for (const other of locales) {
    const address = originOf(other) + paths[other]
    expect(html).toContain(`hrefLang="${localeFacts[other].tag}" href="${address}"`)
  }
  expect(html).toContain(`hrefLang="x-default" href="${originOf('de')}${paths.de}"`)
}

function inAll(pathIn: (locale: Locale) => string): Page['paths'] {
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])) as Page['paths'] // Every locale is mapped.
}

/** By the host alone, so that no name has to be resolved. */
function read(locale: Locale, path: string): Promise<{ status: number; html: string }> {
  const { host } = new URL(originOf(locale))
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: inject('port'), path, headers: { host } })
    call.on('error', reject)
    call.on('response', (answer) => {
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        html += text
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }))
    })
    call.end()
  })
}
