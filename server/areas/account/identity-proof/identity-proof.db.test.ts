import { beforeAll, describe, expect, test } from 'vitest'
import { identityProofMs } from '#domain/account/security/identity-proof.ts'
import { loginCodeOf } from '../links.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

/** What a stranger at an open browser cannot change (rules 11). */

const profileUrl = '/api/private/customer/update'
const proofUrl = '/api/private/customer/identity'
const address = { street: 'Hafenweg 3', zipCode: '24103', city: 'Kiel', country: 'DE' }

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const move = (browser: Browser, street: string) =>
  browser.call('PUT', profileUrl, { ...address, street })

const prove = async (browser: Browser, entry: object) => {
  const answer = await browser.call('POST', proofUrl, entry)
  return answer.statusCode === 200 ? 'proved' : answer.json().code
}

async function mailedCodeFor(browser: Browser) {
  const { requestId } = (await browser.call('POST', `${proofUrl}/code`)).json()
  return { requestId, code: loginCodeOf(server.services, requestId) }
}

/** Logged in long ago, with an address. */
async function settled(email: string) {
  const { browser, customerId } = await enter(server, email)
  expect((await move(browser, address.street)).statusCode).toBe(200)
  server.passTime(identityProofMs)
  return { browser, customerId }
}

describe('a change that could harm the owner (rules 11)', () => {
  test('passes right behind a login, and is mailed once an hour', async () => {
    const { browser } = await enter(server, 'anna@example.org')
    await move(browser, 'Hafenweg 3')
    const before = (await server.notifications()).length
    await move(browser, 'Hafenweg 5')
    await move(browser, 'Hafenweg 55')
    const mails = (await server.notifications()).slice(before)
    expect(mails.map(({ notification }) => notification)).toEqual(['address_changed'])
  })

  test('asks for the password once the login is 15 minutes old', async () => {
    const { browser } = await settled('ben@example.org')
    const refused = await move(browser, 'Hafenweg 5')
    expect(refused.json()).toMatchObject({ code: 'IDENTITY_UNPROVED', facts: { by: 'password' } })
    expect((await browser.call('PUT', profileUrl, { name: 'Ben' })).statusCode).toBe(200)
    expect(await prove(browser, { password: 'Falsch-Igel-7' })).toBe('LOGIN_FAILED')
    expect(await prove(browser, {})).toBe('LOGIN_FAILED')
    expect((await move(browser, 'Hafenweg 5')).json().code).toBe('IDENTITY_UNPROVED')
    expect(await prove(browser, { password: goodPassword })).toBe('proved')
    expect((await move(browser, 'Hafenweg 5')).statusCode).toBe(200)
    server.passTime(identityProofMs)
    expect((await move(browser, 'Hafenweg 7')).json().code).toBe('IDENTITY_UNPROVED')
  })

  test('takes no mailed code where there is a password', async () => {
    const { browser } = await settled('gerd@example.org')
    expect(await prove(browser, { mailed: await mailedCodeFor(browser) })).toBe('LOGIN_FAILED')
    expect((await move(browser, 'Hafenweg 5')).json().code).toBe('IDENTITY_UNPROVED')
  })

  test('counts for the browser that showed it alone', async () => {
    const { browser } = await settled('cleo@example.org')
    const other = server.browser()
    await other.logIn('cleo@example.org', goodPassword)
    expect((await move(other, 'Hafenweg 5')).statusCode).toBe(200)
    expect((await move(browser, 'Hafenweg 7')).json().code).toBe('IDENTITY_UNPROVED')
  })

  test('asks for a mailed code where there is no password, and takes no other account’s', async () => {
    const { browser, customerId } = await settled('dora@example.org')
    const { browser: stranger } = await settled('emil@example.org')
    await server.services.pool.query(
      'update customers set password_hash = null where customer_id = $1',
      [customerId],
    )
    const refused = await move(browser, 'Hafenweg 5')
    expect(refused.json().facts).toEqual({ by: 'mailedCode' })
    expect(await prove(browser, { mailed: await mailedCodeFor(stranger) })).toBe('CODE_EXPIRED')
    const own = await mailedCodeFor(browser)
    expect(await prove(browser, { mailed: { ...own, code: wrong(own.code) } })).toBe('CODE_WRONG')
    expect(await prove(browser, { mailed: own })).toBe('proved')
    expect(await prove(browser, { mailed: own })).toBe('CODE_EXPIRED')
    expect((await move(browser, 'Hafenweg 5')).statusCode).toBe(200)
  })

  test('is a second factor as well, and where there is one the password is not enough', async () => {
    const { browser, customerId } = await settled('finn@example.org')
    const setup = await browser.call('POST', '/api/private/customer/second-factor')
    expect(setup.json().code).toBe('IDENTITY_UNPROVED')
    await server.services.pool.query(
      `insert into second_factors (customer_id, totp_secret, confirmed_at) values ($1, '', now())`,
      [customerId],
    )
    expect((await move(browser, 'Hafenweg 5')).json().facts).toEqual({ by: 'secondFactor' })
    expect(await prove(browser, { password: goodPassword })).toBe('SECOND_FACTOR_WRONG')
  })
})

describe('a new password (rules 11)', () => {
  const change = (browser: Browser, currentPassword?: string) =>
    browser.call('PUT', '/api/private/customer/change-password', {
      ...(currentPassword !== undefined && { currentPassword }),
      password: 'Vier-Dachse-8',
    })

  test('needs the old one and no other proof, and is one itself', async () => {
    const { browser } = await settled('hans@example.org')
    expect((await change(browser)).json().code).toBe('LOGIN_FAILED')
    expect((await change(browser, goodPassword)).statusCode).toBe(200)
    expect((await move(browser, 'Hafenweg 5')).statusCode).toBe(200)
  })

  test('where there was none asks for the mailed code, and is no proof itself', async () => {
    const { browser, customerId } = await settled('ida@example.org')
    await server.services.pool.query(
      'update customers set password_hash = null where customer_id = $1',
      [customerId],
    )
    const refused = await change(browser)
    expect(refused.json()).toMatchObject({ code: 'IDENTITY_UNPROVED', facts: { by: 'mailedCode' } })
    expect(await prove(browser, { mailed: await mailedCodeFor(browser) })).toBe('proved')
    server.passTime(identityProofMs - 1)
    expect((await change(browser)).statusCode).toBe(200)
    server.passTime(1)
    expect((await move(browser, 'Hafenweg 5')).json().code).toBe('IDENTITY_UNPROVED')
  })

  test('asks for the second factor where there is one, and is no proof itself', async () => {
    const { browser, customerId } = await settled('jan@example.org')
    const { pool, now } = server.services
    await pool.query(
      `insert into second_factors (customer_id, totp_secret, confirmed_at) values ($1, '', now())`,
      [customerId],
    )
    const refused = await change(browser, goodPassword)
    expect(refused.json().facts).toEqual({ by: 'secondFactor' })
    // As if a code of the app had been given.
    await pool.query('update sessions set proved_at = $2 where customer_id = $1', [
      ...[customerId, now()],
    ])
    server.passTime(identityProofMs - 1)
    expect((await change(browser, goodPassword)).statusCode).toBe(200)
    server.passTime(1)
    expect((await move(browser, 'Hafenweg 5')).json().code).toBe('IDENTITY_UNPROVED')
  })
})

/** Another code of six digits. */
function wrong(code: string): string {
  return `${code.slice(0, 5)}${(Number(code.at(-1)) + 1) % 10}`
}
