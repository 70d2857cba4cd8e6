import { beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '#server/platform/database/pool.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'
import { createTokenReader } from './access-token.ts'
import { startEndedSessions } from './ended-sessions.ts'
import { createIdentify } from './identify.ts'

const minute = 60_000
const day = 24 * 60 * minute

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const userUrl = '/api/private/customer/auth/user'
const refreshUrl = '/api/public/customer/auth/refresh'

describe('a login (rules 11)', () => {
  test('goes from registration over the mailed link to the session', async () => {
    const browser = server.browser()
    expect((await browser.register('anna@example.org')).json()).toEqual({ isDone: true })
    const token = await server.tokenOf('verify_email')
    const verified = await browser.call('POST', '/api/public/customer/verify-email', { token })
    expect(verified.json()).toEqual({ email: 'anna@example.org', passwordToken: null })
    const answer = await browser.logIn(' Anna@Example.org ', goodPassword)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    expect((await browser.get(userUrl)).json()).toMatchObject({
      email: 'anna@example.org',
      email_verified: true,
      roles: [],
    })
  })

  test('is closed to scripts and works with the token alone', async () => {
    await enter(server, 'ben@example.org')
    const browser = server.browser()
    const answer = await browser.logIn('ben@example.org', goodPassword)
    const session = answer.cookies.filter(({ name }) => /access|refresh|device/.test(name))
    expect(session.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual(
      Array(3).fill([true, 'Lax']),
    )
    const headers = { authorization: `Bearer ${answer.json().access_token}` }
    expect((await server.browser().get(userUrl, headers)).statusCode).toBe(200)
    const forged = { authorization: `Bearer ${answer.json().access_token}x` }
    expect((await server.browser().get(userUrl, forged)).json().code).toBe('NOT_LOGGED_IN')
  })

  test('asks no database while the access token holds, and renews it on the way afterwards', async () => {
    const { browser, customerId } = await enter(server, 'cleo@example.org')
    const nowhere = createPool({ host: '/nowhere', user: 'nobody', database: 'none' })
    const identify = createIdentify({ ...server.services, pool: nowhere })
    const cookies = Object.fromEntries(browser.cookies)
    const call = { cookies, authorization: undefined, setCookie: () => {} }
    expect(await identify(call)).toMatchObject({ customerId, isOperator: false })
    const before = browser.cookies.get('cm24-refresh')
    server.passTime(16 * minute)
    expect((await browser.get(userUrl)).statusCode).toBe(200)
    expect(browser.cookies.get('cm24-refresh')).not.toBe(before)
  })

  test('answers a late tab with the same new token and rotates once', async () => {
    const { browser } = await enter(server, 'dora@example.org')
    const token = browser.cookies.get('cm24-refresh') ?? ''
    const refresh = () =>
      server.browser().send({ method: 'POST', url: refreshUrl, payload: { refresh_token: token } })
    const tabs = await Promise.all([refresh(), refresh(), refresh()])
    expect(tabs.map((tab) => tab.statusCode)).toEqual([200, 200, 200])
    expect(new Set(tabs.map((tab) => tab.json().refresh_token)).size).toBe(1)
  })

  test('ends as a whole when an exchanged token comes back after 30 seconds', async () => {
    const { browser } = await enter(server, 'emil@example.org')
    const stolen = browser.cookies.get('cm24-refresh') ?? ''
    server.passTime(16 * minute)
    await browser.get(userUrl)
    server.passTime(31_000)
    const thief = server.browser()
    const payload = { refresh_token: stolen }
    const reuse = await thief.send({ method: 'POST', url: refreshUrl, payload })
    expect(reuse.json().code).toBe('SESSION_EXPIRED')
    server.passTime(16 * minute)
    expect((await browser.get(userUrl)).json().code).toBe('NOT_LOGGED_IN')
  })

  test('is not ended by a token that we never gave out', async () => {
    const { browser } = await enter(server, 'finn@example.org')
    const own = browser.cookies.get('cm24-refresh') ?? ''
    const forged = own.replace(/\.1\./, '.0.')
    const payload = { refresh_token: forged }
    const answer = await server.browser().send({ method: 'POST', url: refreshUrl, payload })
    expect(answer.json().code).toBe('SESSION_EXPIRED')
    server.passTime(16 * minute)
    expect((await browser.get(userUrl)).statusCode).toBe(200)
  })

  test('ends after 90 days without use, and after a year in any case', async () => {
    const idle = await enter(server, 'gina@example.org')
    const busy = await enter(server, 'hans@example.org')
    for (let used = 0; used < 4; used += 1) {
      server.passTime(89 * day)
      expect((await busy.browser.get(userUrl)).statusCode).toBe(200)
    }
    expect((await idle.browser.get(userUrl)).statusCode).toBe(401)
    server.passTime(10 * day)
    expect((await busy.browser.get(userUrl)).statusCode).toBe(401)
  })

  test('ends at logout, and the other devices go on', async () => {
    const { browser } = await enter(server, 'ida@example.org')
    const other = server.browser()
    await other.logIn('ida@example.org', goodPassword)
    const { devices } = (await browser.get('/api/private/customer/devices')).json()
    expect(devices).toHaveLength(2)
    const refreshToken = browser.cookies.get('cm24-refresh') ?? ''
    await browser.call('PUT', '/api/private/user-action/logout')
    expect(browser.cookies.has('cm24-access')).toBe(false)
    const payload = { refresh_token: refreshToken }
    const answer = await server.browser().send({ method: 'POST', url: refreshUrl, payload })
    expect(answer.json().code).toBe('SESSION_EXPIRED')
    expect((await other.get('/api/private/customer/devices')).json().devices).toHaveLength(1)
  })

  test('of another customer can be neither seen nor ended', async () => {
    const { browser: owner } = await enter(server, 'jan@example.org')
    const { browser: stranger } = await enter(server, 'kim@example.org')
    const { devices } = (await owner.get('/api/private/customer/devices')).json()
    const url = `/api/private/customer/devices/${devices[0].loginId}`
    expect((await stranger.call('DELETE', url)).json().code).toBe('NOT_FOUND')
    expect((await owner.call('DELETE', url)).statusCode).toBe(200)
  })
})

describe('an access token that was copied (rules 11)', () => {
  const devicesUrl = '/api/private/customer/devices'
  const newPassword = 'Vier-Dachse-8'
  const ends: Record<string, (owner: Browser, email: string) => Promise<unknown>> = {
    'the logout': (owner) => owner.call('PUT', '/api/private/user-action/logout'),
    'the end of its device, by another device': async (owner, email) => {
      const { devices } = (await owner.get(devicesUrl)).json()
      const other = server.browser()
      await other.logIn(email, goodPassword)
      return other.call('DELETE', `${devicesUrl}/${devices[0].loginId}`)
    },
    'a changed password': (owner) =>
      owner.call('PUT', '/api/private/customer/change-password', {
        currentPassword: goodPassword,
        password: newPassword,
      }),
    'a forgotten password': async (_owner, email) => {
      const anywhere = server.browser()
      await anywhere.call('POST', '/api/public/customer/forgot-password', { email })
      const token = await server.tokenOf('reset_password')
      const body = { token, password: newPassword }
      return anywhere.call('POST', '/api/public/customer/reset-password', body)
    },
  }

  test.each(Object.entries(ends))('ends with %s', async (name, end) => {
    const email = `${name.replaceAll(/\W/g, '-')}@example.org`
    const { browser } = await enter(server, email)
    const headers = { authorization: `Bearer ${browser.cookies.get('cm24-access')}` }
    const copied = () => server.browser().get(userUrl, headers)
    expect((await copied()).statusCode).toBe(200)
    expect(await end(browser, email)).toMatchObject({ statusCode: 200 })
    expect((await copied()).json().code).toBe('NOT_LOGGED_IN')
  })

  test('is refused as well by a process that starts after its session ended', async () => {
    const { browser } = await enter(server, 'mia@example.org')
    const token = browser.cookies.get('cm24-access') ?? ''
    await browser.call('PUT', '/api/private/user-action/logout')
    const endedSessions = await startEndedSessions(server.services)
    const read = createTokenReader({ ...server.services, endedSessions })
    expect(await read(token)).toBeNull()
    endedSessions.stop()
  })
})

describe('what a page can do without its reader', () => {
  test('the address of the logout ends nothing and leads to a page that asks (spec 7.1)', async () => {
    const { browser } = await enter(server, 'nora@example.org')
    const logOutUrl = '/api/public/customer/auth/logout'
    const asked = await browser.get(logOutUrl)
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/auth/logout'])
    expect((await browser.get(userUrl)).statusCode).toBe(200)
    expect((await browser.call('POST', logOutUrl)).statusCode).toBe(200)
    expect((await browser.get(userUrl)).statusCode).toBe(401)
  })

  test('a renewal by cookie puts no token where scripts read it', async () => {
    const { browser } = await enter(server, 'olga@example.org')
    const before = browser.cookies.get('cm24-access')
    server.passTime(1000)
    const answer = await browser.call('POST', refreshUrl)
    expect(answer.json()).toEqual({ token_type: 'Bearer', expires_in: 900 })
    expect(browser.cookies.get('cm24-access')).not.toBe(before)
  })
})

describe('calls by cookie', () => {
  test('are refused without the CSRF token', async () => {
    const { browser } = await enter(server, 'lea@example.org')
    const url = '/api/private/customer/accept-tac'
    expect((await browser.send({ method: 'POST', url, payload: {} })).json().code).toBe(
      'CSRF_TOKEN_INVALID',
    )
    expect((await browser.call('POST', url)).statusCode).toBe(200)
  })

  test('are refused with a token of another login, or from before this one', async () => {
    const url = '/api/private/customer/accept-tac'
    const { browser } = await enter(server, 'paul@example.org')
    const tokenIn = async () =>
      (await browser.get('/api/public/auth/csrf-token')).json().csrfToken as string
    const first = await tokenIn()
    await browser.logIn('paul@example.org', goodPassword)
    const send = (token: string) =>
      browser.send({ method: 'POST', url, payload: {}, headers: { 'x-csrf-token': token } })
    expect((await send(first)).json().code).toBe('CSRF_TOKEN_INVALID')
    expect((await send(await tokenIn())).statusCode).toBe(200)
  })
})
