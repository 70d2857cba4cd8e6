import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountServer,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

const minute = 60_000

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

/** Five wrong passwords, each from an address of its own. */
async function guess(email: string, network: string) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const browser = server.browser({ address: `${network}.${attempt}` })
    expect((await browser.logIn(email, 'Falsch123')).json().code).toBe('LOGIN_FAILED')
  }
}

describe('five wrong passwords (rules 11)', () => {
  test('lock unknown devices for 15 minutes and leave the known device and its session alone', async () => {
    const { browser: known } = await enter(server, 'anna@example.org')
    await guess('anna@example.org', '198.51.100')
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
    await guess('ben@example.org', '198.51.101')
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
        server.browser({ address: `198.51.102.${index}` }).logIn('cleo@example.org', 'Falsch123'),
      ),
    )
    const codes = attempts.map((attempt) => attempt.json().code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(5)
    expect(codes.filter((code) => code === 'LOGIN_LOCKED')).toHaveLength(3)
  })

  test('from one address lock that address for other accounts too', async () => {
    await enter(server, 'dora@example.org')
    const guesser = server.browser({ address: '198.51.103.9' })
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await guesser.logIn(`${name}@nowhere.example`, 'Falsch123')
    }
    expect((await guesser.logIn('dora@example.org', goodPassword)).json().code).toBe('LOGIN_LOCKED')
    const elsewhere = server.browser({ address: '198.51.104.9' })
    expect((await elsewhere.logIn('dora@example.org', goodPassword)).statusCode).toBe(200)
  })

  test('on one address do not hold off the new password of whoever owns the mailbox', async () => {
    await enter(server, 'greta@example.org')
    const guesser = server.browser({ address: '198.51.108.9' })
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await guesser.logIn(`${name}@nowhere.example`, 'Falsch123')
    }
    await guesser.call('POST', '/api/public/customer/forgot-password', {
      email: 'greta@example.org',
    })
    const token = await server.tokenOf('reset_password')
    const reset = { token, password: 'Neues-Wort-9' }
    await guesser.call('POST', '/api/public/customer/reset-password', reset)
    expect((await guesser.logIn('greta@example.org', 'Neues-Wort-9')).statusCode).toBe(200)
  })

  test('lock an address without account just the same, so that nothing shows', async () => {
    await guess('nobody@example.org', '198.51.105')
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
