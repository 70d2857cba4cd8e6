import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { type AccountServer, startAccountServer } from '../account/testing/account-server.ts'
import { registerSiteRoutes } from './site-routes.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer({ mount: registerSiteRoutes })
})

const read = async (path: string) => (await server.browser().get(path)).json()

describe('prose of the site (spec 7.7)', () => {
  test('is there in all eight languages, with nothing left to fill in', async () => {
    for (const locale of locales) {
      for (const page of ['terms', 'privacy', 'imprint', 'faq']) {
        const { blocks } = await read(`/api/public/content/${page}/${locale}`)
        expect(blocks.length).toBeGreaterThan(3)
        expect(JSON.stringify(blocks)).not.toMatch(/\{\w+\}/)
      }
    }
  })

  test('falls back to German and knows no other pages', async () => {
    const german = await read('/api/public/content/terms/de')
    expect(await read('/api/public/content/terms/xx')).toEqual(german)
    expect((await server.browser().get('/api/public/content/secrets/de')).statusCode).toBe(422)
  })

  test('tells the terms in one text with the day they hold from', async () => {
    const { data } = await read('/api/agb?locale=en&populate=*')
    const { validFrom, content, locale } = data.attributes
    expect(validFrom).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(content).toContain('## 1.')
    expect(locale).toBe('en')
  })

  test('gives the named fields of the terms, and refuses what they have not (spec 7.7)', async () => {
    const { data } = await read('/api/agb?locale=pl&fields[0]=title&fields[1]=validFrom')
    expect(Object.keys(data.attributes)).toEqual(['title', 'validFrom'])
    for (const [query, field] of [
      ['fields[0]=price', 'price'],
      ['filters[title][$eq]=x', 'filters[title][$eq]'],
      ['where=x', 'where'],
    ]) {
      expect(await read(`/api/agb?${query}`)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field, rule: 'option' }],
      })
    }
  })

  test('names the operator without what only invoices need', async () => {
    const company = await read('/api/public/company')
    expect(company).toMatchObject({ name: expect.any(String), email: expect.stringContaining('@') })
    expect(company).not.toHaveProperty('iban')
  })
})
