import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountServer,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'
import { accountSubject } from './login-lock.ts'

const minute = 60_000

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

/** Wrong passwords from one address, each from a new browser. */
async function guess(email: string, address: string, times = 5) {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    const answer = await server.browser({ address }).logIn(email, 'Falsch123')
    expect(answer.json().code).toBe('LOGIN_FAILED')
  }
}

describe('five wrong passwords (rules 11)', () => {
  test('lock unknown devices there for 15 minutes and leave the known device and its session alone', async () => {
    const { browser: known } = await enter(server, 'anna@example.org')
    await guess('anna@example.org', '198.51.100.77')
    const stranger = server.browser({ address: '198.51.100.77' })
    const locked = await stranger.logIn('anna@example.org', goodPassword)
    expect(locked.statusCode).toBe(423)
    expect(locked.json()).toMatchObject({ code: 'LOGIN_LOCKED', facts: { minutes: 15 } })
    expect((await known.get('/api/private/customer/auth/user')).statusCode).toBe(200)
    expect((await known.logIn('anna@example.org', goodPassword)).statusCode).toBe(200)
    server.passTime(15 * minute)
    expect((await stranger.logIn('anna@example.org', goodPassword)).statusCode).toBe(200)
  })

  test('send one unlock link, which lifts the lock once', async () => {
    const { customerId } = await enter(server, 'ben@example.org')
    await guess('ben@example.org', '198.51.101.77')
    const stranger = server.browser({ address: '198.51.101.77' })
    await stranger.logIn('ben@example.org', goodPassword)
    const sent = (await server.notifications()).filter((each) => each.customerId === customerId)
    expect(sent.filter(({ notification }) => notification === 'unlock_account')).toHaveLength(1)
    const token = await server.tokenOf('unlock_account')
    const unlock = () => stranger.call('POST', '/api/public/customer/unlock', { token })
    expect((await unlock()).statusCode).toBe(200)
    expect((await stranger.logIn('ben@example.org', goodPassword)).statusCode).toBe(200)
    expect((await unlock()).json().code).toBe('LINK_INVALID')
  })

  test('made on one new device are over there once its owner has used the link', async () => {
    await enter(server, 'frida@example.org')
    const fresh = server.browser({ address: '198.51.107.1' })
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await fresh.logIn('frida@example.org', 'Falsch123')
    }
    const token = await server.tokenOf('unlock_account')
    await fresh.call('POST', '/api/public/customer/unlock', { token })
    expect((await fresh.logIn('frida@example.org', goodPassword)).statusCode).toBe(200)
  })

  test('count when they arrive together as well', async () => {
    await enter(server, 'cleo@example.org')
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server.browser({ address: '198.51.102.9' }).logIn('cleo@example.org', `Falsch${index}`),
      ),
    )
    const codes = attempts.map((attempt) => attempt.json().code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(5)
    expect(codes.filter((code) => code === 'LOGIN_LOCKED')).toHaveLength(3)
  })

  test('from elsewhere do not hold off a device that nobody knows yet', async () => {
    await enter(server, 'dora@example.org')
    await guess('dora@example.org', '198.51.103.1')
    await guess('dora@example.org', '198.51.103.2')
    const fresh = server.browser({ address: '198.51.104.9' })
    expect((await fresh.logIn('dora@example.org', goodPassword)).statusCode).toBe(200)
  })

  test('from one IPv6 connection are one count, whatever its last 64 bits', async () => {
    await enter(server, 'hanna@example.org')
    for (const last of [1, 2, 3, 4, 5]) await guess('hanna@example.org', `2001:db8:7:7::${last}`, 1)
    const same = server.browser({ address: '2001:db8:7:7:ffff::9' })
    expect((await same.logIn('hanna@example.org', goodPassword)).json().code).toBe('LOGIN_LOCKED')
    const next = server.browser({ address: '2001:db8:7:8::1' })
    expect((await next.logIn('hanna@example.org', goodPassword)).statusCode).toBe(200)
  })
})

describe('twenty wrong passwords from one connection (rules 11)', () => {
  test('lock it for all accounts but for their known devices', async () => {
    const { browser: known } = await enter(server, 'ilse@example.org')
    for (const name of ['a', 'b', 'c', 'd']) await guess(`${name}@nowhere.example`, '203.0.113.7')
    const guesser = server.browser()
    expect((await guesser.logIn('ilse@example.org', goodPassword)).json().code).toBe('LOGIN_LOCKED')
    expect((await known.logIn('ilse@example.org', goodPassword)).statusCode).toBe(200)
    const elsewhere = server.browser({ address: '198.51.109.9' })
    expect((await elsewhere.logIn('ilse@example.org', goodPassword)).statusCode).toBe(200)
    server.passTime(15 * minute)
  })

  test('do not hold off the new password of whoever owns the mailbox', async () => {
    await enter(server, 'greta@example.org')
    const guesser = server.browser({ address: '198.51.108.9' })
    for (const name of ['a', 'b', 'c', 'd']) await guess(`${name}@nowhere.example`, '198.51.108.9')
    await guesser.call('POST', '/api/public/customer/forgot-password', {
      email: 'greta@example.org',
    })
    const token = await server.tokenOf('reset_password')
    const reset = { token, password: 'Neue-Zeile-9' }
    await guesser.call('POST', '/api/public/customer/reset-password', reset)
    expect((await guesser.logIn('greta@example.org', 'Neue-Zeile-9')).statusCode).toBe(200)
  })
})

describe('a hundred wrong passwords from everywhere (rules 11)', () => {
  test('close the password login to unknown devices, and neither the known device nor the mailed code', async () => {
    const email = 'karl@example.org'
    const { browser: known } = await enter(server, email)
    await guess(email, '192.0.2.1', 1)
    // The ninety-eight from other places, without their hashes.
    await server.services.pool.query(
      'update login_failures set failure_count = 99 where subject = $1',
      [accountSubject(server.services, email)],
    )
    await guess(email, '192.0.2.2', 1)
    const fresh = server.browser({ address: '192.0.2.99' })
    expect((await fresh.logIn(email, goodPassword)).json().code).toBe('LOGIN_LOCKED')
    expect((await known.logIn(email, goodPassword)).statusCode).toBe(200)
    await fresh.call('POST', '/api/public/customer/auth/code', { email })
    const token = await server.tokenOf('login_code')
    const entered = await fresh.call('POST', '/api/public/customer/auth/link', { token })
    expect(entered.statusCode).toBe(200)
  })
})

describe('wrong passwords (rules 11)', () => {
  test('lock an address without account just the same, so that nothing shows', async () => {
    await guess('nobody@example.org', '198.51.105.77')
    const stranger = server.browser({ address: '198.51.105.77' })
    const answer = await stranger.logIn('nobody@example.org', goodPassword)
    expect(answer.json().code).toBe('LOGIN_LOCKED')
  })

  test('on a known device hold off that device alone, and the link opens it again', async () => {
    const { browser: known, customerId } = await enter(server, 'emil@example.org')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await known.logIn('emil@example.org', 'Falsch123')
    }
    expect((await known.logIn('emil@example.org', goodPassword)).json().code).toBe('LOGIN_LOCKED')
    const other = server.browser({ address: '198.51.106.1' })
    expect((await other.logIn('emil@example.org', goodPassword)).statusCode).toBe(200)
    const sent = (await server.notifications()).filter((each) => each.customerId === customerId)
    expect(sent.filter(({ notification }) => notification === 'unlock_account')).toHaveLength(1)
    const token = await server.tokenOf('unlock_account')
    await known.call('POST', '/api/public/customer/unlock', { token })
    expect((await known.logIn('emil@example.org', goodPassword)).statusCode).toBe(200)
  })
})
