import { beforeAll, describe, expect, test } from 'vitest'
import { findOrAddProspect } from '../profile/find-people.ts'
import {
  type AccountServer,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

const minute = 60_000
const newPassword = 'Wohnwagen8'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

async function mailsTo(customerId: number): Promise<string[]> {
  const notifications = await server.notifications()
  return notifications
    .filter((each) => each.customerId === customerId)
    .map(({ notification }) => notification)
}

describe('registering (rules 11)', () => {
  test('answers the same whether the address is known, and tells its owner by mail', async () => {
    const { customerId } = await enter(server, 'anna@example.org')
    const first = await server.browser().register('new@example.org')
    const again = await server.browser().register('anna@example.org', { password: newPassword })
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expect(await mailsTo(customerId)).toEqual(['verify_email', 'account_exists'])
    expect((await server.browser().logIn('anna@example.org', newPassword)).statusCode).toBe(401)
  })

  test.each([
    ['Kurz1', 'min_length'],
    ['wohnmobil7', 'password'],
    ['WOHNMOBIL7', 'password'],
    ['Wohnmobil', 'password'],
  ])('refuses the password %s by the rule %s', async (password, rule) => {
    const answer = await server.browser().register('weak@example.org', { password })
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'password', rule }],
    })
  })

  test('stores the password as argon2id and nothing readable of it', async () => {
    const { customerId } = await enter(server, 'ben@example.org')
    const { rows } = await server.services.pool.query<{ password_hash: string }>(
      'select password_hash from customers where customer_id = $1',
      [customerId],
    )
    expect(rows[0]?.password_hash).toMatch(
      /^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    )
  })

  test('gives a prospect their password by the mailed link only', async () => {
    const prospect = { email: 'cleo@example.org', language: 'nl' }
    const { customerId } = await findOrAddProspect(server.services.pool, prospect)
    await server.browser().register('cleo@example.org')
    expect((await server.browser().logIn('cleo@example.org', goodPassword)).statusCode).toBe(401)
    const token = await server.tokenOf('verify_email')
    await server.browser().call('POST', '/api/public/customer/verify-email', { token })
    const answer = await server.browser().logIn('cleo@example.org', goodPassword)
    expect(answer.json()).toMatchObject({ customerId, languageSetting: 'nl' })
  })
})

describe('mailed links (rules 11)', () => {
  test('work once', async () => {
    await server.browser().register('dora@example.org')
    const token = await server.tokenOf('verify_email')
    const verify = () =>
      server.browser().call('POST', '/api/public/customer/verify-email', { token })
    expect((await verify()).statusCode).toBe(200)
    expect((await verify()).json()).toMatchObject({ code: 'LINK_INVALID', status: 410 })
  })

  test('expire: the one for a new password after an hour', async () => {
    await enter(server, 'emil@example.org')
    await server.browser().call('POST', '/api/public/customer/forgot-password', {
      email: 'emil@example.org',
    })
    const token = await server.tokenOf('reset_password')
    const reset = () =>
      server.browser().call('POST', '/api/public/customer/reset-password', {
        token,
        password: newPassword,
      })
    server.passTime(60 * minute)
    expect((await reset()).json().code).toBe('LINK_INVALID')
  })

  test('do for their own kind alone, and cannot be guessed from their id', async () => {
    await server.browser().register('finn@example.org')
    const token = await server.tokenOf('verify_email')
    const asReset = await server.browser().call('POST', '/api/public/customer/reset-password', {
      token,
      password: newPassword,
    })
    expect(asReset.json().code).toBe('LINK_INVALID')
    const forged = Buffer.from(token, 'base64url').fill(0, 16).toString('base64url')
    const verify = await server.browser().call('POST', '/api/public/customer/verify-email', {
      token: forged,
    })
    expect(verify.json().code).toBe('LINK_INVALID')
  })

  test('for a new password end every login and forget known devices', async () => {
    const { browser, customerId } = await enter(server, 'gina@example.org')
    await server.browser().call('POST', '/api/public/customer/forgot-password', {
      email: 'gina@example.org',
    })
    const token = await server.tokenOf('reset_password')
    await server.browser().call('POST', '/api/public/customer/reset-password', {
      token,
      password: newPassword,
    })
    server.passTime(16 * minute)
    expect((await browser.get('/api/private/customer/auth/user')).statusCode).toBe(401)
    expect((await browser.logIn('gina@example.org', goodPassword)).statusCode).toBe(401)
    expect((await browser.logIn('gina@example.org', newPassword)).statusCode).toBe(200)
    expect(await mailsTo(customerId)).toContain('password_changed')
  })

  test('for a forgotten password answer the same for every address', async () => {
    await enter(server, 'hans@example.org')
    const ask = (email: string) =>
      server.browser().call('POST', '/api/public/customer/forgot-password', { email })
    const known = await ask('hans@example.org')
    const unknown = await ask('nobody@example.org')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  })

  test('log in without a password and lead to the screen asked for', async () => {
    const { browser } = await enter(server, 'ida@example.org')
    await browser.call('POST', '/api/private/customer/passwordless', { path: '/konto' })
    const token = await server.tokenOf('login_link')
    const other = server.browser()
    const answer = await other.call('POST', '/api/public/customer/auth/link', { token })
    expect(answer.json().afterLogin).toEqual({ method: 'redirect', route: '/konto' })
    expect((await other.get('/api/private/customer/auth/user')).statusCode).toBe(200)
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/no-such-screen'])(
    'never lead to %s',
    async (path) => {
      const { browser } = await enter(server, `jan${path.length}@example.org`)
      const answer = await browser.call('POST', '/api/private/customer/passwordless', { path })
      expect(answer.json().code).toBe('VALIDATION_FAILED')
    },
  )
})

describe('the screen asked for before the login', () => {
  test('is told once by the login', async () => {
    await enter(server, 'kim@example.org')
    const browser = server.browser()
    const note = { method: 'redirect', route: '/a/nachrichten?from=mail' }
    await browser.call('POST', '/api/public/after/login/action/add', note)
    const first = await browser.logIn('kim@example.org', goodPassword)
    expect(first.json().afterLogin).toEqual(note)
    const second = await browser.logIn('kim@example.org', goodPassword)
    expect(second.json().afterLogin).toBeNull()
  })
})
