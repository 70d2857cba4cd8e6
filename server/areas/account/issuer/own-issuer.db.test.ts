import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { type AppOfTest, appOn } from '#database/testing/app-of-test.ts'
import { freePort } from '#database/testing/free-port.ts'
import { addDealer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { newToken } from '#server/platform/secrets/keys.ts'
import { NetworkBrowser } from '../testing/network-browser.ts'

/** CM24 as the identity provider of other programs, asked over the network by one of its own kind (rules 11). */

const secret = newToken()
const programCallback = 'http://127.0.0.1:9/callback'

let issuer: string
let market: AppOfTest
/** Another market, whose people may log in by their account at the first one. */
let client: AppOfTest
let clientOrigin: string

beforeAll(async () => {
  const [port, clientPort] = [await freePort(), await freePort()]
  issuer = `http://127.0.0.1:${port}`
  clientOrigin = `http://127.0.0.1:${clientPort}`
  const programs = [
    {
      ...{ id: 'market', name: 'Zweiter Markt', secret },
      redirectUris: [`http://de.localhost:${clientPort}/api/public/customer/auth/callback`],
      logoutUris: [`http://de.localhost:${clientPort}/`],
    },
    { id: 'office', name: 'Büro', secret: `${secret}-office`, redirectUris: [programCallback] },
    { id: 'phone', name: 'Telefon', redirectUris: [programCallback] },
  ]
  market = await appOn(await testDatabase(), {
    ...{ OIDC_CLIENTS: JSON.stringify(programs), OIDC_OWN_ADDRESS: issuer },
  })
  client = await appOn(await testDatabase(), {
    ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'market', OIDC_CLIENT_SECRET: secret },
    ...{ PORT: String(clientPort), OIDC_ROLES_CLAIM: 'roles' },
  })
  await market.app.http.listen({ port, host: '127.0.0.1' })
  await client.app.http.listen({ port: clientPort, host: '127.0.0.1' })
  for (const name of ['anna', 'ben', 'carla']) await addDealer(market.pool, name)
})

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

function question(change: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({
    ...{ client_id: 'phone', response_type: 'code', scope: 'openid email roles', state: 'a' },
    ...{ redirect_uri: programCallback, code_challenge: challenge, code_challenge_method: 'S256' },
    ...change,
  })
  return `${issuer}/oidc/authorize?${search}`
}

const askIn = (address: string) => /program\/([\w-]+)$/.exec(address)?.[1] ?? ''

/** Agrees on our page and goes back to the program; answers where that is. */
async function agree(browser: NetworkBrowser, page: string): Promise<string> {
  const answer = await browser.call('POST', `${issuer}/api/private/customer/auth/program`, {
    ask: askIn(page),
  })
  expect(answer.status).toBe(200)
  return browser.follow((answer.body as { address: string }).address)
}

async function enter(name: string): Promise<NetworkBrowser> {
  const browser = new NetworkBrowser()
  const email = `${name}@test.example`
  expect((await browser.call('POST', `${issuer}/api/demo/login`, { email })).status).toBe(200)
  return browser
}

async function codeFor(name: string, change: Readonly<Record<string, string>> = {}) {
  const browser = await enter(name)
  const back = await agree(browser, await browser.follow(question(change)))
  expect(back).toContain(`${programCallback}?`)
  return { browser, code: new URL(back).searchParams.get('code') ?? '' }
}

type Tokens = {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly error?: string
}

async function exchange(body: Readonly<Record<string, string>>): Promise<Tokens> {
  const answer = await fetch(`${issuer}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id: 'phone', grant_type: 'authorization_code', redirect_uri: programCallback },
      ...{ code_verifier: verifier, ...body },
    }),
  })
  return (await answer.json()) as Tokens
}

const renew = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token })

async function countLinks(): Promise<number> {
  const { rows } = await market.pool.query('select link_id from account_links')
  return rows.length
}

async function statusOfUser(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${issuer}/oidc/userinfo`, { headers })).status
}

test('somebody of one market enters another by their account there, and leaves both', async () => {
  const browser = await enter('anna')
  const asked = await browser.call('POST', `${clientOrigin}/api/public/customer/auth/authorize`, {
    opens: 'PRIVATE',
  })
  const page = await browser.follow((asked.body as { address: string }).address)
  expect(page).toMatch(/de\.localhost:\d+\/auth\/program\/[\w-]+$/)
  const shown = await browser.call(
    'GET',
    `${issuer}/api/public/customer/auth/program?ask=${askIn(page)}`,
  )
  expect(shown.body).toMatchObject({ name: 'Zweiter Markt', isSignUp: true })
  const back = await agree(browser, page)
  const entered = await browser.call('POST', `${clientOrigin}/api/public/customer/auth/link`, {
    token: new URL(back).searchParams.get('token') ?? '',
  })
  expect(entered.body).toMatchObject({ customerId: expect.any(Number) })
  const own = await browser.call('GET', `${clientOrigin}/api/private/customer/get`)
  expect(own.body).toMatchObject({ customer: { email: 'anna@test.example' } })
  // Its logout leads to our page, which asks and leads back.
  const out = await browser.call('PUT', `${clientOrigin}/api/private/user-action/logout`)
  const away = await browser.follow((out.body as { goOn: string }).goOn)
  const token = new URL(away).searchParams.get('program') ?? ''
  const logout = `${issuer}/api/public/customer/auth/program/logout?token=${token}`
  expect((await browser.call('GET', logout)).body).toMatchObject({ name: 'Zweiter Markt' })
})

test('a question is refused that names a wrong address, no proof of the code or another way (rules 11)', async () => {
  const browser = await enter('ben')
  for (const [change, fault] of [
    [{ redirect_uri: 'http://127.0.0.1:9/other' }, 'fault=invalid_redirect_uri'],
    [{ client_id: 'nobody' }, 'fault=invalid_client'],
    [{ code_challenge: '' }, 'error=invalid_request'],
    [{ code_challenge_method: 'plain' }, 'error=invalid_request'],
    [{ response_type: 'id_token' }, 'error=invalid_request'],
    [{ response_mode: 'form_post' }, 'fault=unsupported_response_mode'],
    [{ prompt: 'none' }, 'error=login_required'],
  ] as const) {
    expect(await browser.follow(question(change)), JSON.stringify(change)).toContain(fault)
  }
})

test('what a question names beside its program is never gone to, nor asked (rules 11)', async () => {
  const heard: string[] = []
  const listener = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const trap = `http://127.0.0.1:${(listener.address() as AddressInfo).port}` // A port, not a pipe.
  const browser = await enter('ben')
  for (const redirect of [
    ...[
      `${trap}/callback`,
      `${programCallback}/`,
      `${programCallback}?a=b`,
      `${programCallback}#a`,
    ],
    ...['http://127.0.0.1:9@evil.example/callback', 'http://127.0.0.1:9/callback/../other'],
    ...['http://localhost:9/callback', 'javascript:alert(1)', '//127.0.0.1:9/callback', ''],
  ]) {
    const back = await browser.follow(question({ redirect_uri: redirect }))
    expect(back, redirect).toMatch(/fault=invalid_re[a-z_]+$/)
  }
  const twice = `${question()}&redirect_uri=${encodeURIComponent(`${trap}/callback`)}`
  expect(new URL(await browser.follow(twice)).hostname).toBe('de.localhost')
  for (const change of [
    { request_uri: `${trap}/request` },
    {
      request: `e30.${Buffer.from('{"redirect_uri":"http://127.0.0.1:9/callback"}').toString('base64url')}.`,
    },
    { registration: JSON.stringify({ jwks_uri: `${trap}/jwks` }) },
    { resource: `${trap}/resource` },
    { client_id: `${trap}/client.json` },
    { code_challenge: '', client_id: 'office' },
  ]) {
    const back = await browser.follow(question(change))
    expect(back, JSON.stringify(change)).not.toContain('code=')
  }
  const linksBefore = await countLinks()
  const end = new URLSearchParams({ client_id: 'phone', post_logout_redirect_uri: `${trap}/end` })
  const ended = await browser.follow(`${issuer}/oidc/end?${end}`)
  expect(ended).toMatch(/^http:\/\/de\.localhost:\d+\/auth\/logout$/)
  // Anybody can ask for it, as often as they like: nothing is written down.
  const registered = `http://de.localhost:${new URL(clientOrigin).port}/`
  const known = new URLSearchParams({ client_id: 'market', post_logout_redirect_uri: registered })
  expect(await browser.follow(`${issuer}/oidc/end?${known}`)).toContain('program=')
  expect(await countLinks()).toBe(linksBefore)
  expect(heard).toEqual([])
  await new Promise((resolve) => listener.close(resolve))
})

test('outside of a demo its cookie is ours alone, by https, and its answers have our headers', async () => {
  const programs = [{ id: 'phone', name: 'Telefon', redirectUris: [programCallback] }]
  const { app } = await appOn(await testDatabase(), {
    ...{ DEMO: '0', ROLES: 'web', OIDC_CLIENTS: JSON.stringify(programs) },
  })
  const { pathname, search } = new URL(question({ ui_locales: 'pl-PL pl' }))
  const ask = (host: string) =>
    app.http.inject({ method: 'GET', url: pathname + search, headers: { host } })
  const answer = await ask('cm24.de')
  expect(answer.headers.location).toMatch(/^https:\/\/cm24\.pl\/auth\/program\/[\w-]+$/)
  expect([answer.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(/^__Host-cm24-program=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect(answer.headers).toMatchObject({
    ...{ 'x-frame-options': 'DENY', 'cache-control': 'no-store' },
    'strict-transport-security': expect.stringContaining('includeSubDomains'),
  })
  expect((await ask('cm24.pl')).statusCode).toBe(404)
  // In front of it stands a server that ends TLS, so it is asked by http.
  const url = '/.well-known/openid-configuration'
  const metadata = await app.http.inject({ method: 'GET', url, headers: { host: 'cm24.de' } })
  const addresses = Object.entries(metadata.json<Record<string, unknown>>()).filter(([name]) =>
    /_endpoint$|^jwks_uri$|^issuer$/.test(name),
  )
  expect(addresses).toHaveLength(7)
  for (const [name, address] of addresses)
    expect(address, name).toMatch(/^https:\/\/cm24\.de(\/|$)/)
})

test('an answer counts in the browser that brought the question, whoever agreed to it', async () => {
  const stranger = new NetworkBrowser()
  const page = await stranger.follow(question())
  const victim = await enter('ben')
  expect(await agree(victim, page)).toContain('fault=over')
  expect(await stranger.follow(`${issuer}/oidc/authorize/${askIn(page)}`)).not.toContain('code=')
  expect(await stranger.follow(`${issuer}/oidc/decline`)).toContain('error=access_denied')
})

test('a code counts once, for its own program and its own proof, and a second use ends what the first gave', async () => {
  const { code } = await codeFor('ben')
  expect(await exchange({ code, client_id: 'office', client_secret: `${secret}-office` })).toEqual(
    expect.objectContaining({ error: 'invalid_grant' }),
  )
  expect((await exchange({ code, code_verifier: 'w'.repeat(43) })).error).toBe('invalid_grant')
  const tokens = await exchange({ code })
  expect(tokens.error).toBeUndefined()
  expect(await statusOfUser(tokens.access_token)).toBe(200)
  const foreign = await exchange({
    ...{ grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
    ...{ client_id: 'office', client_secret: `${secret}-office` },
  })
  expect(foreign.error).toBe('invalid_grant')
  expect((await exchange({ code })).error).toBe('invalid_grant')
  expect(await statusOfUser(tokens.access_token)).toBe(401)
  expect((await renew(tokens.refresh_token)).error).toBe('invalid_grant')
  // Of two at once one has it, or nobody.
  const { code: other } = await codeFor('ben')
  const [wrongSecret, noSecret] = [
    { client_id: 'office', client_secret: 'wrong' },
    { client_id: 'office' },
  ]
  for (const program of [wrongSecret, noSecret])
    expect((await exchange({ code: other, ...program })).error).toBe('invalid_client')
  expect((await exchange({ code: other, code_verifier: '' })).error).toBe('invalid_grant')
  const both = await Promise.all([exchange({ code: other }), exchange({ code: other })])
  expect(both.filter(({ error }) => error === undefined).length).toBeLessThan(2)
})

test('a token for renewal counts once, and all of them end with the login here', async () => {
  const { browser, code } = await codeFor('carla')
  const first = await exchange({ code })
  const second = await renew(first.refresh_token)
  expect(await statusOfUser(second.access_token)).toBe(200)
  const { rows } = await market.pool.query<{ text: string }>(
    `select string_agg(r::text, ' ') as text from issuer_records r`,
  )
  for (const token of [second.access_token, second.refresh_token]) {
    expect(rows[0]?.text).not.toContain(token)
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'))
  }
  await browser.call('PUT', `${issuer}/api/private/user-action/logout`)
  expect(await statusOfUser(second.access_token)).toBe(401)
  expect((await renew(second.refresh_token)).error).toBe('invalid_grant')
  const again = await exchange({ code: (await codeFor('carla')).code })
  // Another program ends nothing by a token that it got hold of, and none counts in an address.
  await fetch(`${issuer}/oidc/revoke`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id: 'office', client_secret: `${secret}-office`, token: again.refresh_token },
    }),
  })
  expect(await statusOfUser(again.access_token)).toBe(200)
  const inAddress = `${issuer}/oidc/userinfo?access_token=${again.access_token}`
  expect((await fetch(inAddress)).status).toBe(400)
  await renew(again.refresh_token)
  expect((await renew(again.refresh_token)).error).toBe('invalid_grant')
  expect(await statusOfUser(again.access_token)).toBe(401)
})

test('tokens end with a changed password, and with an account that is closed', async () => {
  const { browser, code } = await codeFor('anna')
  const elsewhere = await exchange({ code: (await codeFor('anna')).code })
  const here = await exchange({ code })
  expect(await statusOfUser(elsewhere.access_token)).toBe(200)
  const changePassword = `${issuer}/api/private/customer/change-password`
  const changed = await browser.call('PUT', changePassword, { password: 'Vier-Otter-8' })
  expect(changed.status).toBe(200)
  for (const tokens of [elsewhere, here]) {
    expect(await statusOfUser(tokens.access_token)).toBe(401)
    expect((await renew(tokens.refresh_token)).error).toBe('invalid_grant')
  }
  const last = await exchange({ code: (await codeFor('anna')).code })
  await market.pool.query(
    `update customers set deactivated_at = now() where email = 'anna@test.example'`,
  )
  expect(await statusOfUser(last.access_token)).toBe(401)
  expect((await renew(last.refresh_token)).error).toBe('invalid_grant')
  await market.pool.query(`update customers set deactivated_at = null`)
})

test('a program that renews all the time leaves a day of records at most (rules 11)', async () => {
  const tokens = await exchange({ code: (await codeFor('ben')).code })
  const next = await renew(tokens.refresh_token)
  const { rows } = await market.pool.query<{ days: number }>(
    `select ceil(extract(epoch from expires_at - now()) / 86400)::int as days from issuer_records
     where kind = 'RefreshToken' and used_at is not null order by used_at desc limit 1`,
  )
  expect(rows).toEqual([{ days: 1 }])
  expect((await renew(tokens.refresh_token)).error).toBe('invalid_grant')
  expect((await renew(next.refresh_token)).error).toBe('invalid_grant')
})

test('a program that asks for a new login gets one, and its keys follow each other', async () => {
  const browser = await enter('ben')
  await market.pool.query(`update sessions set proved_at = now() - interval '1 hour'`)
  const page = await browser.follow(question({ prompt: 'login' }))
  const confirm = { ask: askIn(page) }
  const path = `${issuer}/api/private/customer/auth/program`
  expect((await browser.call('POST', path, confirm)).body).toMatchObject({
    code: 'IDENTITY_UNPROVED',
  })
  await market.pool.query(`update sessions set proved_at = now() + interval '1 second'`)
  expect((await browser.call('POST', path, confirm)).status).toBe(200)
  const keys = await (await fetch(`${issuer}/oidc/keys`)).json()
  expect(keys).toMatchObject({ keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256' }] })
  expect(JSON.stringify(keys)).not.toContain('"d"')
})
