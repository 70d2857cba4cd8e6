import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts'

/** Passkeys, checked by the real library against a device of the test (rules 11). */

const path = '/api/private/customer/passkeys'
const askUrl = '/api/public/customer/auth/passkey/options'
const loginUrl = '/api/public/customer/auth/passkey'
const userUrl = '/api/private/customer/auth/user'
const factorUrl = '/api/private/customer/second-factor'
const here = { origin: 'http://de.localhost:3000' }

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code

async function add(browser: Browser, claims: object = {}) {
  const device = new SoftwareAuthenticator()
  const { options } = (await browser.call('POST', `${path}/options`)).json()
  const made = device.make(options, { ...here, ...claims })
  const body = { name: 'Handy', made }
  return { device, body, answer: await browser.call('POST', path, body) }
}

async function withPasskey(email: string) {
  const { browser, customerId } = await enter(server, email)
  const { device, answer } = await add(browser)
  expect(answer.statusCode).toBe(200)
  const recoveryCodes: string[] = answer.json().recoveryCodes
  return { browser, customerId, device, recoveryCodes }
}

const ask = async (browser: Browser) => (await browser.call('POST', askUrl)).json()

async function logIn(device: SoftwareAuthenticator, claims: object = {}) {
  const browser = server.browser()
  const used = device.use(await ask(browser), { ...here, ...claims })
  return { browser, used, answer: await browser.call('POST', loginUrl, used) }
}

describe('a passkey (rules 11)', () => {
  test('lets in without a password, is listed with its last use, and both changes are mailed', async () => {
    const email = 'anna@example.org'
    const { browser, device, customerId } = await withPasskey(email)
    const { browser: other, answer } = await logIn(device)
    expect(answer.json()).toMatchObject({ customerId, token_type: 'Bearer' })
    expect((await other.get(userUrl)).json()).toMatchObject({ email })
    const { passkeys, ...where } = (await browser.get(path)).json()
    expect(where).toEqual({ host: 'de.localhost', isForAllStorefronts: false })
    expect(passkeys).toMatchObject([{ name: 'Handy', lastUsedAt: expect.any(String) }])
    const url = `${path}/${passkeys[0].passkeyId}`
    expect(codeOf(await browser.call('DELETE', url))).toBe('ok')
    // Whoever has the device may be logged in on it.
    expect((await other.get(userUrl)).statusCode).toBe(401)
    expect(codeOf((await logIn(device)).answer)).toBe('PASSKEY_UNKNOWN')
    const mails = (await server.notifications()).map(({ notification }) => notification)
    expect(mails.slice(-2)).toEqual(['passkey_added', 'passkey_removed'])
    const { rows } = await server.services.pool.query<{ event: string }>(
      `select event from security_events where customer_id = $1 order by event_id`,
      [customerId],
    )
    const events = rows.map(({ event }) => event)
    expect(events.filter((event) => event.startsWith('passkey'))).toEqual([
      ...['passkey_added', 'passkey_removed'],
    ])
  })

  test('is the second factor behind the password, with recovery codes beside it', async () => {
    const email = 'ben@example.org'
    const { browser, recoveryCodes } = await withPasskey(email)
    expect(recoveryCodes).toHaveLength(10)
    expect((await add(browser)).answer.json()).toEqual({ recoveryCodes: [] })
    const anywhere = server.browser()
    const { secondFactor } = (await anywhere.logIn(email, goodPassword)).json()
    expect(secondFactor).toEqual({ challenge: expect.any(String), hasPasskey: true })
    expect((await anywhere.get(userUrl)).statusCode).toBe(401)
    const body = { challenge: secondFactor.challenge, code: recoveryCodes[0] }
    const entered = await anywhere.call('POST', '/api/public/customer/auth/second-factor', body)
    expect(codeOf(entered)).toBe('ok')
  })

  test('turned on as the first second factor ends the logins that were begun with less', async () => {
    const email = 'cleo@example.org'
    const { browser: other } = await enter(server, email)
    const browser = server.browser()
    await browser.logIn(email, goodPassword)
    await add(browser)
    expect((await other.get(userUrl)).statusCode).toBe(401)
    expect((await browser.get(userUrl)).statusCode).toBe(200)
  })

  test('a question is good once, for this browser, and for five minutes', async () => {
    const { device } = await withPasskey('dora@example.org')
    const browser = server.browser()
    const used = device.use(await ask(browser), here)
    await browser.call('POST', loginUrl, used)
    expect(codeOf(await browser.call('POST', loginUrl, used))).toBe('PASSKEY_NOT_ACCEPTED')
    const elsewhere = device.use(await ask(browser), here)
    const stranger = server.browser()
    expect(codeOf(await stranger.call('POST', loginUrl, elsewhere))).toBe('PASSKEY_NOT_ACCEPTED')
    // The wrong browser has used it up.
    expect(codeOf(await browser.call('POST', loginUrl, elsewhere))).toBe('PASSKEY_NOT_ACCEPTED')
    const late = device.use(await ask(browser), here)
    server.passTime(5 * 60_000)
    expect(codeOf(await browser.call('POST', loginUrl, late))).toBe('PASSKEY_NOT_ACCEPTED')
  })

  test.each([
    ['another page', { origin: 'http://de.localhost.evil.example' }],
    ['another storefront', { origin: 'http://nl.localhost:3000' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that nobody unlocked', { isUserVerified: false }],
  ])('of %s is not accepted, and the security log has it', async (name, claims) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`
    const { device, browser, customerId } = await withPasskey(email)
    expect(codeOf((await logIn(device, claims)).answer)).toBe('PASSKEY_NOT_ACCEPTED')
    expect(codeOf((await add(browser, claims)).answer)).toBe('PASSKEY_NOT_ACCEPTED')
    const { rowCount } = await server.services.pool.query(
      `select from security_events where customer_id = $1 and event = 'login_failed'
         and facts->>'limit' = 'passkey'`,
      [customerId],
    )
    expect(rowCount).toBe(1)
  })

  test('whose count goes back is a copy, and not accepted', async () => {
    const { device } = await withPasskey('emil@example.org')
    expect(codeOf((await logIn(device, { signCount: 7 })).answer)).toBe('ok')
    expect(codeOf((await logIn(device, { signCount: 7 })).answer)).toBe('PASSKEY_NOT_ACCEPTED')
    expect(codeOf((await logIn(device, { signCount: 6 })).answer)).toBe('PASSKEY_NOT_ACCEPTED')
    expect(codeOf((await logIn(device, { signCount: 8 })).answer)).toBe('ok')
  })

  test('with another signature, of another account or added twice is refused', async () => {
    const { device } = await withPasskey('finn@example.org')
    const browser = server.browser()
    const used = device.use(await ask(browser), here)
    const foreign = new SoftwareAuthenticator().use(await ask(server.browser()), here)
    used.response.signature = foreign.response.signature
    expect(codeOf(await browser.call('POST', loginUrl, used))).toBe('PASSKEY_NOT_ACCEPTED')
    const { browser: gina } = await enter(server, 'gina@example.org')
    const { options } = (await gina.call('POST', `${path}/options`)).json()
    const taken = { name: 'Handy', made: device.make(options, here) }
    expect(codeOf(await gina.call('POST', path, taken))).toBe('PASSKEY_NOT_ACCEPTED')
  })

  test('is added and removed behind a proof of identity, by its owner alone', async () => {
    const { browser, device } = await withPasskey('hanna@example.org')
    const { browser: stranger } = await enter(server, 'ines@example.org')
    const { passkeys } = (await browser.get(path)).json()
    const url = `${path}/${passkeys[0].passkeyId}`
    expect(codeOf(await stranger.call('DELETE', url))).toBe('NOT_FOUND')
    server.passTime(15 * 60_000)
    const refused = await browser.call('DELETE', url)
    expect(refused.json()).toMatchObject({ code: 'IDENTITY_UNPROVED', facts: { by: 'passkey' } })
    expect(codeOf(await browser.call('POST', `${path}/options`))).toBe('IDENTITY_UNPROVED')
    const { device: other } = await withPasskey('jette@example.org')
    const prove = async (by: SoftwareAuthenticator) => {
      const passkey = by.use(await ask(browser), here)
      return codeOf(await browser.call('POST', '/api/private/customer/identity', { passkey }))
    }
    expect(await prove(other)).toBe('PASSKEY_UNKNOWN')
    expect(await prove(device)).toBe('ok')
    expect(codeOf(await browser.call('DELETE', url))).toBe('ok')
  })

  test('goes with an address that its owner confirms', async () => {
    const email = 'karla@example.org'
    const stranger = server.browser()
    await stranger.register(email)
    await stranger.logIn(email, goodPassword)
    const { device } = await add(stranger)
    const owner = server.browser()
    await owner.call('POST', '/api/public/customer/auth/code', { email })
    const token = await server.tokenOf('login_code')
    await owner.call('POST', '/api/public/customer/auth/link', { token })
    expect(codeOf((await logIn(device)).answer)).toBe('PASSKEY_UNKNOWN')
  })
})

test('a passkey is a second factor for an operator, and the last one stays (rules 11)', async () => {
  const { browser, customerId } = await enterAsOperator(server, 'operator@example.org')
  const { device } = await add(browser)
  await server.services.pool.query('delete from second_factors where customer_id = $1', [
    customerId,
  ])
  const { browser: console } = await logIn(device)
  expect(codeOf(await console.get('/api/operator/security-events'))).toBe('ok')
  expect((await console.get(factorUrl)).json()).toMatchObject({ isOn: true, hasApp: false })
  const { passkeys } = (await console.get(path)).json()
  const url = `${path}/${passkeys[0].passkeyId}`
  expect(codeOf(await console.call('DELETE', url))).toBe('SECOND_FACTOR_NEEDED')
  await add(console)
  expect(codeOf(await console.call('DELETE', url))).toBe('ok')
})
