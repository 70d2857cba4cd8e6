import { beforeAll, describe, expect, test } from 'vitest'
import { findOrAddProspect } from '../profile/find-people.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

const minute = 60_000
const newPassword = 'Vier-Dachse-8'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

/** Uses the last link that was mailed to confirm an address. */
async function confirm(browser: Browser) {
  const token = await server.tokenOf('verify_email')
  return browser.call('POST', '/api/public/customer/verify-email', { token })
}

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
    ['Password1', 'password_common'],
    ['Sunshine2026!', 'password_common'],
    ['Weakling-7', 'password_common'],
  ])('refuses the password %s by the rule %s', async (password, rule) => {
    const answer = await server.browser().register('weakling@example.org', { password })
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
    const browser = server.browser()
    await browser.register('cleo@example.org')
    expect((await server.browser().logIn('cleo@example.org', goodPassword)).statusCode).toBe(401)
    await confirm(browser)
    const answer = await server.browser().logIn('cleo@example.org', goodPassword)
    expect(answer.json()).toMatchObject({ customerId, languageSetting: 'nl' })
  })
})

describe('an address that somebody else registered (rules 11)', () => {
  const email = 'owner@example.org'
  const strangers = 'Fremde-Hand-3'
  let stranger: Browser
  let number = 0
  /** A stranger registers with an address that is not theirs, and is logged in. */
  async function takeAddress() {
    number += 1
    const taken = `${number}.${email}`
    stranger = server.browser()
    await stranger.register(taken, { password: strangers })
    expect((await stranger.logIn(taken, strangers)).statusCode).toBe(200)
    return taken
  }
  const isIn = async (browser: Browser) =>
    (await browser.get('/api/private/customer/auth/user')).statusCode === 200

  test('is its owner’s from the confirmation on: the stranger’s password and login end', async () => {
    const taken = await takeAddress()
    const owner = server.browser()
    await owner.register(taken)
    expect((await confirm(owner)).json()).toEqual({ email: taken, passwordToken: null })
    expect(await isIn(stranger)).toBe(false)
    expect((await stranger.logIn(taken, strangers)).statusCode).toBe(401)
    expect((await owner.logIn(taken, goodPassword)).statusCode).toBe(200)
  })

  test('confirmed by the stranger’s link is the owner’s as well, who chooses a password', async () => {
    const taken = await takeAddress()
    const owner = server.browser()
    const token: string = (await confirm(owner)).json().passwordToken
    expect(await isIn(stranger)).toBe(false)
    expect((await stranger.logIn(taken, strangers)).statusCode).toBe(401)
    const choice = { token, password: newPassword }
    await owner.call('POST', '/api/public/customer/reset-password', choice)
    expect((await owner.logIn(taken, newPassword)).statusCode).toBe(200)
  })

  test('is entered by a mailed code by its owner alone', async () => {
    const taken = await takeAddress()
    const owner = server.browser()
    await owner.call('POST', '/api/public/customer/auth/code', { email: taken })
    const token = await server.tokenOf('login_code')
    await owner.call('POST', '/api/public/customer/auth/link', { token })
    expect([await isIn(owner), await isIn(stranger)]).toEqual([true, false])
    expect((await stranger.logIn(taken, strangers)).statusCode).toBe(401)
  })

  test('is not lost to somebody who registers it later', async () => {
    const owner = server.browser()
    await owner.register('later@example.org')
    const link = await server.tokenOf('verify_email')
    await server.browser().register('later@example.org', { password: strangers })
    const answer = await owner.call('POST', '/api/public/customer/verify-email', { token: link })
    expect(answer.json().passwordToken).toBeNull()
    expect((await owner.logIn('later@example.org', goodPassword)).statusCode).toBe(200)
  })

  test('is confirmed by a link that nobody makes worthless by asking for another', async () => {
    const owner = server.browser()
    await owner.register('again@example.org')
    const first = await server.tokenOf('verify_email')
    await server.browser().call('POST', '/api/public/customer/verify-email/resend', {
      email: 'again@example.org',
    })
    const answer = await owner.call('POST', '/api/public/customer/verify-email', { token: first })
    expect(answer.json()).toEqual({ email: 'again@example.org', passwordToken: null })
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

  test('for a new password hold while others ask again, and a mailbox gets five an hour', async () => {
    const { customerId } = await enter(server, 'greta@example.org')
    const ask = () =>
      server.browser().call('POST', '/api/public/customer/forgot-password', {
        email: 'greta@example.org',
      })
    const sent = async () =>
      (await mailsTo(customerId)).filter((notification) => notification === 'reset_password').length
    await ask()
    const first = await server.tokenOf('reset_password')
    server.passTime(minute)
    for (let time = 0; time < 8; time++) expect((await ask()).statusCode).toBe(200)
    expect(await sent()).toBe(5)
    server.passTime(59 * minute)
    await ask()
    expect(await sent()).toBe(6)
    const last = await server.tokenOf('reset_password')
    expect(last).not.toBe(first)
    server.passTime(-minute)
    const reset = (token: string) =>
      server.browser().call('POST', '/api/public/customer/reset-password', {
        token,
        password: newPassword,
      })
    expect((await reset(first)).statusCode).toBe(200)
    expect((await reset(last)).json().code).toBe('LINK_INVALID')
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
