import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createHosts, productionHosts } from '#locales/hosts.ts'
import { registerRelatedOrigins, relyingPartyOf } from './relying-party.ts'

const hosts = createHosts(productionHosts)

test.each([
  ['cm24.de', 'https://cm24.de'],
  ['cm24.nl', 'https://cm24.nl'],
  ['console.cm24.de', 'https://console.cm24.de'],
])(
  'a passkey of %s is the default storefront’s, and only that very page may ask (rules 11)',
  (host, origin) => {
    const expected = { id: 'cm24.de', origin, isForAllStorefronts: true }
    expect(relyingPartyOf(hosts, host)).toEqual(expected)
  },
)

test('without https each host has its own, because no browser asks for the others', () => {
  const demo = createHosts({
    storefrontPattern: 'http://{locale}.localhost:3000',
    consoleHost: 'console.localhost:3000',
  })
  expect(relyingPartyOf(demo, 'nl.localhost:4321')).toEqual({
    ...{ id: 'nl.localhost', origin: 'http://nl.localhost:4321', isForAllStorefronts: false },
  })
  expect(() => relyingPartyOf(demo, 'evil.example')).toThrow()
})

test('the default storefront names all our pages to browsers, and no other host does', async () => {
  const app = Fastify()
  registerRelatedOrigins(app, hosts)
  const ask = (host: string) => app.inject({ url: '/.well-known/webauthn', headers: { host } })
  const answer = await ask('cm24.de')
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json().origins).toHaveLength(9)
  expect(answer.json().origins).toEqual(
    expect.arrayContaining(['https://cm24.de', 'https://cm24.cz', 'https://console.cm24.de']),
  )
  expect((await ask('cm24.nl')).statusCode).not.toBe(200)
})
