import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { type AccountServer, startAccountServer } from '../../account/testing/account-server.ts'
import { mountPublishing } from '../testing/mount-publishing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer({ mount: mountPublishing })
})

const read = async (path: string) => (await server.browser().get(path)).json()

describe('the sell guide (spec 2)', () => {
  test('has six articles and who writes them in each language, in one order', async () => {
    for (const locale of locales) {
      const { articles, authors } = await read(`/api/public/guide/${locale}`)
      expect(articles, locale).toHaveLength(6)
      expect(authors, locale).toHaveLength(2)
      expect(articles[0].drawing).toBe('buyers-view')
      expect(articles.every(({ language }: { language: string }) => language === locale)).toBe(true)
    }
  })

  test('an article is found by its name in any language and tells its name here', async () => {
    const german = await read('/api/public/guide/de/fukttest')
    expect(german).toMatchObject({ slug: 'dichtigkeitspruefung', author: { slug: 'pruefteam' } })
    expect(german.slugs).toHaveLength(8)
    expect(german.others.map(({ drawing }: { drawing: string }) => drawing)).toEqual([
      'pictures',
      'vat',
    ])
    const last = await read('/api/public/guide/de/uebergabe')
    expect(last.others[0].drawing).toBe('buyers-view')
  })

  test('its figures are those of the rules, and what is not there is refused', async () => {
    const { blocks } = await read('/api/public/guide/en/what-dealers-look-at')
    expect(JSON.stringify(blocks)).toContain('bidders may leave for 2 hours')
    for (const path of ['guide/de/gibt-es-nicht', 'authors/de/gibt-es-nicht']) {
      expect(await read(`/api/public/${path}`)).toMatchObject({ code: 'NOT_FOUND' })
    }
    const author = await read('/api/public/authors/pl/review-team')
    expect(author).toMatchObject({ slug: 'zespol-weryfikacji', name: 'Zespół weryfikacji CM24' })
    expect(author.articles).toHaveLength(2)
  })
})
