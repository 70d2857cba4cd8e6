import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOpenIdProvider } from '#server/integrations/identity-provider/openid-provider.ts'
import {
  type OutsideIssuerSettings,
  readOutsideIssuer,
} from '#server/platform/settings/read-outside-issuer.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'
import { type IssuerStandIn, startIssuerStandIn } from '../testing/issuer-stand-in.ts'

/** Logging in by another identity provider, against one on another port (rules 11). */

let server: AccountServer
let issuer: IssuerStandIn
let settings: OutsideIssuerSettings

beforeAll(async () => {
  issuer = await startIssuerStandIn('cm24')
  const read = readOutsideIssuer({
    ...{ OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: 'cm24', OIDC_CLIENT_SECRET: 'secret' },
    OIDC_TIMEOUT_MS: '1000',
  })
  if (!read) throw new Error('no issuer is configured')
  settings = read
  const identityProvider = createOpenIdProvider(settings, () => new Date())
  server = await startAccountServer({ identityProvider })
})
afterAll(() => issuer.stop())
beforeEach(() => issuer.errs({}))

const says = (subject: string, email: string, isVerified = true) =>
  issuer.says({ sub: subject, email, email_verified: isVerified })

async function begin(browser: Browser, body: object = {}): Promise<string> {
  const answer = await browser.call('POST', '/api/public/customer/auth/authorize', body)
  return String(answer.json().address)
}

/** To the provider and back; answers where that leads. */
async function comeBack(browser: Browser, address: string): Promise<string> {
  const search = issuer.answerTo(address)
  const answer = await browser.get(`/api/public/customer/auth/callback${search}`)
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

const go = async (browser: Browser, body: object = {}) =>
  comeBack(browser, await begin(browser, body))

const tokenIn = (path: string) => new URL(path, 'http://storefront').searchParams.get('token')
const logIn = (browser: Browser, path: string) =>
  browser.call('POST', '/api/public/customer/auth/link', { token: tokenIn(path) })

test('somebody registers by the provider, enters by it again and ends the login there as well', async () => {
  says('anna', 'anna@example.org')
  const browser = server.browser()
  expect(await go(browser)).toBe('/anmelden?outside=unknown')
  const address = await begin(browser, { opens: 'PRIVATE', route: '/' })
  expect(new URL(address).searchParams.get('prompt')).toBe('create')
  const back = await comeBack(browser, address)
  expect(back).toMatch(/logged-in\?token=/)
  // The link is the browser's that came back.
  expect((await logIn(server.browser(), back)).json()).toMatchObject({ code: 'LINK_INVALID' })
  const first = (await logIn(browser, back)).json()
  expect(first).toMatchObject({ afterLogin: { route: '/' } })
  const again = server.browser()
  const second = (await logIn(again, await go(again))).json()
  expect(second.customerId).toBe(first.customerId)
  // A provider that still knows the browser asks nobody who is there.
  const move = await again.call('POST', '/api/private/customer/email', { email: 'x@example.org' })
  expect(move.json()).toMatchObject({ code: 'IDENTITY_UNPROVED' })
  const out = (await again.call('PUT', '/api/private/user-action/logout')).json()
  expect(out.goOn).toContain(`${issuer.issuer}/end?`)
  await server.services.pool.query(
    'update customers set deactivated_at = now() where customer_id = $1',
    [first.customerId],
  )
  expect(await go(server.browser())).toBe('/anmelden?outside=barred')
})

test('an address with an account is connected by its owner alone, behind a proof', async () => {
  const { browser, customerId } = await enter(server, 'ben@example.org')
  says('ben', 'ben@example.org')
  expect(await go(server.browser(), { opens: 'PRIVATE' })).toBe('/anmelden?outside=exists')
  const connect = () => browser.call('POST', '/api/private/customer/outside-login')
  says('ben', 'ben@example.org', false)
  const { address: unsure } = (await connect()).json()
  // Logged in as they are, the login page would lead on without a word.
  expect(await comeBack(browser, unsure)).toMatch(/einstellungen\?outside=unverified$/)
  says('ben', 'ben@example.org')
  server.passTime(16 * 60_000)
  await browser.call('POST', '/api/public/customer/auth/refresh')
  expect((await connect()).json()).toMatchObject({ code: 'IDENTITY_UNPROVED' })
  await browser.call('POST', '/api/private/customer/identity', { password: goodPassword })
  const { address } = (await connect()).json()
  // Whoever has the address and no login here connects nothing.
  expect(await comeBack(server.browser(), address)).toBe('/anmelden?outside=invalid')
  const { address: own } = (await connect()).json()
  expect(await comeBack(browser, own)).toMatch(/settings|einstellungen/)
  const other = server.browser()
  expect((await logIn(other, await go(other))).json().customerId).toBe(customerId)
  const mails = (await server.notifications()).map(({ notification }) => notification)
  expect(mails).toContain('outside_login_added')
  const { logins } = (await browser.get('/api/private/customer/outside-login')).json()
  const path = `/api/private/customer/outside-login/${logins[0].outsideLoginId}`
  expect(logins).toMatchObject([{ isOfProvider: true }])
  const begun = await go(other)
  expect((await browser.call('DELETE', path)).statusCode).toBe(200)
  // Who was in by it is out; who disconnected it stays.
  const user = '/api/private/customer/auth/user'
  expect((await other.get(user)).statusCode).toBe(401)
  expect((await browser.get(user)).statusCode).toBe(200)
  expect((await logIn(other, begun)).json()).toMatchObject({ code: 'LINK_INVALID' })
  expect(await go(server.browser())).toBe('/anmelden?outside=exists')
})

test('what the provider says is believed where it holds, by keys as they are and clocks that differ a little', async () => {
  says('cleo', 'cleo@example.org')
  const opens = { opens: 'PRIVATE' }
  await issuer.changeKey()
  expect(await go(server.browser(), opens)).toMatch(/token=/)
  await issuer.changeKey()
  expect(await go(server.browser(), opens)).toMatch(/token=/)
  issuer.errs({ aheadSeconds: 20 })
  expect(await go(server.browser(), opens)).toMatch(/token=/)
  const untrue: Parameters<typeof issuer.errs>[0][] = [
    { aheadSeconds: 120 },
    { nonce: 'another' },
    { tokenIssuer: 'https://another.example.org' },
    { audience: 'another' },
    { isForged: true },
  ]
  for (const errors of untrue) {
    issuer.errs(errors)
    expect(await go(server.browser(), opens), JSON.stringify(errors)).toBe(
      '/anmelden?outside=invalid',
    )
  }
  issuer.errs({})
  // Where another verifier was asked for, the provider gives no token.
  const bound = server.browser()
  const swapped = new URL(await begin(bound, opens))
  swapped.searchParams.set('code_challenge', 'another')
  expect(await comeBack(bound, swapped.href)).toBe('/anmelden?outside=invalid')
  const browser = server.browser()
  const answer = issuer.answerTo(await begin(browser, opens))
  const wrong = answer.replace(/state=.{10}/, 'state=AAAAAAAAAA')
  const callback = (search: string) => browser.get(`/api/public/customer/auth/callback${search}`)
  expect((await callback(wrong)).headers.location).toBe('/anmelden?outside=invalid')
  expect((await callback(answer)).headers.location).toMatch(/token=/)
  // An answer counts once.
  expect((await callback(answer)).headers.location).toBe('/anmelden?outside=invalid')
  const declined = new URL(await begin(browser)).searchParams.get('state')
  const iss = encodeURIComponent(issuer.issuer)
  expect(
    (await callback(`?error=access_denied&state=${declined}&iss=${iss}`)).headers.location,
  ).toBe('/anmelden?outside=declined')
})

test('an address that could not be registered here opens no account', async () => {
  const address = 'anna@example.org\r\nBcc: all@example.org'
  says('eva', address)
  expect(await go(server.browser(), { opens: 'PRIVATE' })).toBe('/anmelden?outside=unverified')
})

test('an account there that is disconnected while somebody comes back by it lets nobody in', async () => {
  says('finn', 'finn@example.org')
  const browser = server.browser()
  const { customerId } = (await logIn(browser, await go(browser, { opens: 'PRIVATE' }))).json()
  const { pool } = server.services
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from customers where customer_id = $1 for update', [customerId])
  const back = go(browser)
  const waiting = `select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waiting)).rows).toEqual([{ total: 1 }])
  await holder.query('delete from outside_logins where customer_id = $1', [customerId])
  await holder.query('commit')
  holder.release()
  expect(await back).toBe('/anmelden?outside=invalid')
})

test('a logout goes on to the provider by what was known of it, without a question', async () => {
  let instant = Date.now()
  const provider = createOpenIdProvider(settings, () => new Date(instant))
  const checks = { state: 'a', nonce: 'b', codeVerifier: 'c' }
  const redirectUri = 'https://cm24.example/'
  await provider.authorizationUrl({ ...checks, redirectUri, isSignUp: false, locale: 'de' })
  instant += 86_400_000
  issuer.errs({ status: 503 })
  expect(await provider.endSessionUrl(redirectUri)).toContain(`${issuer.issuer}/end?`)
})

test('a provider that is away or slow keeps nobody waiting, and the login here goes on', async () => {
  says('dora', 'dora@example.org')
  const browser = server.browser()
  const address = await begin(browser, { opens: 'PRIVATE' })
  issuer.errs({ status: 503 })
  expect(await comeBack(browser, address)).toBe('/anmelden?outside=away')
  issuer.errs({ delayMs: 1500 })
  expect(await comeBack(browser, await begin(browser))).toBe('/anmelden?outside=away')
  const fresh = await startAccountServer({
    identityProvider: createOpenIdProvider(
      {
        ...{ issuer: 'http://127.0.0.1:1', clientId: 'cm24', clientSecret: 'x', name: 'Away' },
        ...{ rolesClaim: null, signUpHint: ['prompt', 'create'], timeoutMs: 500 },
      },
      () => new Date(),
    ),
  })
  const answer = await fresh.browser().call('POST', '/api/public/customer/auth/authorize', {})
  expect(answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('a connection with a provider that is no longer asked says so, and goes', async () => {
  const { browser, customerId } = await enter(server, 'greta@example.org')
  await server.services.pool.query(
    `insert into outside_logins (customer_id, issuer, subject, email, created_at)
     values ($1, 'https://former.example.org', 'greta', 'greta@example.org', now())`,
    [customerId],
  )
  const path = '/api/private/customer/outside-login'
  const { logins } = (await browser.get(path)).json()
  expect(logins).toMatchObject([{ issuer: 'https://former.example.org', isOfProvider: false }])
  await browser.call('DELETE', `${path}/${logins[0].outsideLoginId}`)
  expect((await browser.get(path)).json()).toMatchObject({ logins: [] })
})
