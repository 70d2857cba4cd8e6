import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountServer,
  type Browser,
  enter,
  startAccountServer,
} from '../testing/account-server.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const userUrl = '/api/private/customer/auth/user'
const fromGerman = { referer: 'http://de.localhost:3000/' }

let names = 0
function newName(): number {
  names += 1
  return names
}

async function switchTo(browser: Browser, target = { locale: 'nl', path: '/inloggen' }) {
  const answer = await browser.call('POST', '/api/public/locale/hand-over', target)
  const { address } = answer.json()
  return { address, url: String(address).replace('http://nl.localhost:3000', '') }
}

describe('the switch between storefronts (rules 11)', () => {
  test('carries login and visitor id to the other host', async () => {
    const { browser } = await enter(server, 'anna@example.org')
    const { uuid } = (await browser.call('POST', '/api/public/customer/cookie/get')).json()
    const { address, url } = await switchTo(browser)
    expect(address).toMatch(/^http:\/\/nl\.localhost:3000\/api\/public\/locale\/take-over\?token=/)
    const dutch = server.browser({ host: 'nl.localhost:3000' })
    const answer = await dutch.get(url, fromGerman)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/inloggen'])
    expect(dutch.cookies.get('cm24-uuid')).toBe(uuid)
    expect((await dutch.get(userUrl)).json().email).toBe('anna@example.org')
  })

  test('is one device: logging out here logs out there', async () => {
    const { browser } = await enter(server, 'ben@example.org')
    const dutch = server.browser({ host: 'nl.localhost:3000' })
    await dutch.get((await switchTo(browser)).url, fromGerman)
    expect((await browser.get('/api/private/customer/devices')).json().devices).toHaveLength(1)
    await browser.call('PUT', '/api/private/user-action/logout')
    server.passTime(16 * 60_000)
    expect((await dutch.get(userUrl)).statusCode).toBe(401)
  })

  test.each([
    ['a second time', 0, 'nl.localhost:3000', fromGerman, true],
    ['after 30 seconds', 30_000, 'nl.localhost:3000', fromGerman, false],
    ['on another host', 0, 'pl.localhost:3000', fromGerman, false],
    [
      'from somebody else’s page',
      0,
      'nl.localhost:3000',
      { referer: 'https://evil.example/' },
      false,
    ],
  ])('opens nothing %s', async (_title, waited, host, headers, isUsedBefore) => {
    const { browser } = await enter(server, `customer${newName()}@example.org`)
    const { url } = await switchTo(browser)
    if (isUsedBefore) await server.browser({ host: 'nl.localhost:3000' }).get(url, fromGerman)
    server.passTime(waited)
    const arrived = server.browser({ host })
    expect((await arrived.get(url, headers)).statusCode).toBe(303)
    expect((await arrived.get(userUrl)).statusCode).toBe(401)
  })

  test.each([
    [{ locale: 'nl', path: '//evil.example' }],
    [{ locale: 'nl', path: '/anmelden' }],
    [{ locale: 'fr', path: '/inloggen' }],
  ])('is refused for %o', async (target) => {
    const answer = await server.browser().call('POST', '/api/public/locale/hand-over', target)
    expect(answer.json().code).toBe('VALIDATION_FAILED')
  })
})
