import { generate } from 'otplib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SecondFactorSetup } from '#contract/endpoints/security/second-factor.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

/** A code of an app beside password or mailed code (rules 11). */

const half = 30_000
const setupUrl = '/api/private/customer/second-factor'
const loginUrl = '/api/public/customer/auth/second-factor'
const userUrl = '/api/private/customer/auth/user'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

function codeOf(secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(server.services.now().getTime() / 1000) })
}

/** Somebody with an app; the clock goes on, because a code works once. */
async function withFactor(email: string) {
  const { browser, customerId } = await enter(server, email)
  const setup: SecondFactorSetup = (await browser.call('POST', setupUrl)).json()
  const code = await codeOf(setup.secret)
  const answer = await browser.call('PUT', setupUrl, { code })
  const recoveryCodes: string[] = answer.json().recoveryCodes
  server.passTime(half)
  return { browser, customerId, secret: setup.secret, recoveryCodes }
}

async function challengeOf(browser: Browser, email: string): Promise<string> {
  const answer = await browser.logIn(email, goodPassword)
  expect(answer.json()).toEqual({
    secondFactor: { challenge: expect.any(String), hasPasskey: false },
  })
  return answer.json().secondFactor.challenge
}

const send = (browser: Browser, challenge: string, code: string) =>
  browser.call('POST', loginUrl, { challenge, code })

describe('a second factor (rules 11)', () => {
  test('is asked for behind the right password, and opens nothing before', async () => {
    const email = 'anna@example.org'
    const { secret } = await withFactor(email)
    const browser = server.browser()
    const challenge = await challengeOf(browser, email)
    expect((await browser.get(userUrl)).statusCode).toBe(401)
    expect((await send(browser, challenge, '000000')).json().code).toBe('SECOND_FACTOR_WRONG')
    const entered = await send(browser, challenge, await codeOf(secret))
    expect(entered.statusCode).toBe(200)
    expect((await browser.get(userUrl)).statusCode).toBe(200)
  })

  test('is asked for behind a mailed code or link as well', async () => {
    const email = 'ben@example.org'
    const { secret } = await withFactor(email)
    const browser = server.browser()
    await browser.call('POST', '/api/public/customer/auth/code', { email })
    const token = await server.tokenOf('login_code')
    const answer = await browser.call('POST', '/api/public/customer/auth/link', { token })
    const { challenge } = answer.json().secondFactor
    expect((await browser.get(userUrl)).statusCode).toBe(401)
    expect((await send(browser, challenge, await codeOf(secret))).statusCode).toBe(200)
  })

  test('a code works once, also for a second login of the same half minute', async () => {
    const email = 'cleo@example.org'
    const { secret } = await withFactor(email)
    const [first, second] = [server.browser(), server.browser()]
    const challenges = [await challengeOf(first, email), await challengeOf(second, email)]
    const code = await codeOf(secret)
    expect((await send(first, challenges[0] ?? '', code)).statusCode).toBe(200)
    expect((await send(second, challenges[1] ?? '', code)).json().code).toBe('SECOND_FACTOR_WRONG')
    server.passTime(half)
    expect((await send(second, challenges[1] ?? '', await codeOf(secret))).statusCode).toBe(200)
    expect((await send(second, challenges[1] ?? '', await codeOf(secret))).statusCode).not.toBe(200)
  })

  test('a recovery code works once, and the table holds none of them', async () => {
    const email = 'dora@example.org'
    const { recoveryCodes, customerId } = await withFactor(email)
    expect(recoveryCodes).toHaveLength(10)
    const [code = ''] = recoveryCodes
    const browser = server.browser()
    const typed = code.toLowerCase().replace('-', ' ')
    expect((await send(browser, await challengeOf(browser, email), typed)).statusCode).toBe(200)
    const again = await send(browser, await challengeOf(browser, email), code)
    expect(again.json().code).toBe('SECOND_FACTOR_WRONG')
    const { rows } = await server.services.pool.query(
      `select f::text || coalesce(string_agg(r::text, ''), '') as kept
       from second_factors f join recovery_codes r using (customer_id)
       where customer_id = $1 group by f.*`,
      [customerId],
    )
    for (const each of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(each)
  })

  test('is not turned on by a recovery code that was left behind', async () => {
    const { browser, customerId, recoveryCodes } = await withFactor('lena@example.org')
    await server.services.pool.query('delete from second_factors where customer_id = $1', [
      customerId,
    ])
    await browser.call('POST', setupUrl)
    const answer = await browser.call('PUT', setupUrl, { code: recoveryCodes[0] })
    expect(answer.json().code).toBe('SECOND_FACTOR_WRONG')
  })

  test('five wrong codes hold it off for a quarter of an hour, the right one too', async () => {
    const email = 'emil@example.org'
    const { secret } = await withFactor(email)
    const browser = server.browser()
    const challenge = await challengeOf(browser, email)
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => send(server.browser(), challenge, '000000')),
    )
    const codes = guesses.map((guess) => guess.json().code)
    expect(codes.filter((each) => each === 'SECOND_FACTOR_WRONG')).toHaveLength(5)
    expect(codes.filter((each) => each === 'LOGIN_LOCKED')).toHaveLength(3)
    const locked = await send(browser, challenge, await codeOf(secret))
    expect(locked.json().code).toBe('LOGIN_LOCKED')
    server.passTime(15 * 60_000)
    const anew = await challengeOf(browser, email)
    expect((await send(browser, anew, await codeOf(secret))).statusCode).toBe(200)
  })

  test('the question for it ends after ten minutes, and is none of another kind', async () => {
    const email = 'finn@example.org'
    const { secret } = await withFactor(email)
    const browser = server.browser()
    const challenge = await challengeOf(browser, email)
    const asLink = await browser.call('POST', '/api/public/customer/auth/link', {
      token: challenge,
    })
    expect(asLink.json().code).toBe('LINK_INVALID')
    server.passTime(10 * 60_000)
    expect((await send(browser, challenge, await codeOf(secret))).json().code).toBe('LINK_INVALID')
    // Its wrong codes are told the same, and keep nobody out of the next one.
    for (let time = 0; time < 5; time++) {
      expect((await send(browser, challenge, '000000')).json().code).toBe('LINK_INVALID')
    }
    const next = await challengeOf(browser, email)
    expect((await send(browser, next, await codeOf(secret))).statusCode).toBe(200)
  })

  test('wrong codes are forgotten after a right one', async () => {
    const email = 'ines@example.org'
    const { browser, secret } = await withFactor(email)
    const prove = async (secondFactor: string) => {
      const answer = await browser.call('POST', '/api/private/customer/identity', { secondFactor })
      return answer.statusCode === 200 ? 'proved' : answer.json().code
    }
    for (const round of [1, 2]) {
      server.passTime(half)
      for (let time = 0; time < 4; time++) expect(await prove('000000')).toBe('SECOND_FACTOR_WRONG')
      expect([round, await prove(await codeOf(secret))]).toEqual([round, 'proved'])
    }
  })

  test('a new password ends a login that waits for it', async () => {
    const email = 'jette@example.org'
    const { secret } = await withFactor(email)
    const stranger = server.browser()
    const challenge = await challengeOf(stranger, email)
    await server.browser().call('POST', '/api/public/customer/forgot-password', { email })
    const choice = { token: await server.tokenOf('reset_password'), password: 'Vier-Dachse-8' }
    await server.browser().call('POST', '/api/public/customer/reset-password', choice)
    const answer = await send(stranger, challenge, await codeOf(secret))
    expect(answer.json().code).toBe('LINK_INVALID')
  })

  test('turned on ends the other logins, and on and off are mailed', async () => {
    const email = 'gina@example.org'
    const { browser: other } = await enter(server, email)
    const browser = server.browser()
    await browser.logIn(email, goodPassword)
    const { secret }: SecondFactorSetup = (await browser.call('POST', setupUrl)).json()
    const wrong = await browser.call('PUT', setupUrl, { code: '000000' })
    expect(wrong.json().code).toBe('SECOND_FACTOR_WRONG')
    expect((await other.get(userUrl)).statusCode).toBe(200)
    await browser.call('PUT', setupUrl, { code: await codeOf(secret) })
    expect((await other.get(userUrl)).statusCode).toBe(401)
    expect((await browser.get(setupUrl)).json()).toEqual({
      ...{ isOn: true, hasApp: true, isAppNeeded: false },
      ...{ isRequired: false, recoveryCodesLeft: 10 },
    })
    server.passTime(half)
    const end = (code: string) => browser.call('POST', `${setupUrl}/end`, { code })
    expect((await end('000000')).json().code).toBe('SECOND_FACTOR_WRONG')
    expect((await end(await codeOf(secret))).statusCode).toBe(200)
    const mails = (await server.notifications()).map(({ notification }) => notification)
    expect(mails.slice(-2)).toEqual(['second_factor_on', 'second_factor_off'])
    expect((await server.browser().logIn(email, goodPassword)).json()).toHaveProperty('customerId')
  })
})

describe('an address that somebody else registered (rules 11)', () => {
  async function takeAddress(email: string) {
    const stranger = server.browser()
    await stranger.register(email)
    await stranger.logIn(email, goodPassword)
    const { secret }: SecondFactorSetup = (await stranger.call('POST', setupUrl)).json()
    expect((await stranger.call('PUT', setupUrl, { code: await codeOf(secret) })).statusCode).toBe(
      200,
    )
    return { stranger, secret }
  }

  test('loses their second factor with their login once its owner sets a new password', async () => {
    const email = 'karla@example.org'
    const { stranger } = await takeAddress(email)
    const challenge = await challengeOf(stranger, email)
    const owner = server.browser()
    await owner.call('POST', '/api/public/customer/forgot-password', { email })
    const password = 'Vier-Dachse-8'
    const choice = { token: await server.tokenOf('reset_password'), password }
    await owner.call('POST', '/api/public/customer/reset-password', choice)
    expect((await owner.logIn(email, password)).json()).toHaveProperty('customerId')
    expect((await owner.get(setupUrl)).json()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect((await stranger.get(userUrl)).statusCode).toBe(401)
    expect((await send(stranger, challenge, '000000')).json().code).toBe('LINK_INVALID')
  })

  test('loses their second factor with their password once its owner confirms it', async () => {
    const email = 'hanna@example.org'
    await takeAddress(email)
    const owner = server.browser()
    await owner.call('POST', '/api/public/customer/auth/code', { email })
    const token = await server.tokenOf('login_code')
    const entered = await owner.call('POST', '/api/public/customer/auth/link', { token })
    expect(entered.json()).toHaveProperty('customerId')
    expect((await owner.get(setupUrl)).json()).toMatchObject({ isOn: false })
  })
})

describe('an operator (rules 11)', () => {
  const operatorUrl = '/api/operator/security-events'

  test('has no right of an operator without a second factor, and cannot turn it off', async () => {
    const email = 'operator@example.org'
    const { customerId } = await enter(server, email)
    await server.services.pool.query(`update customers set role = 'admin' where customer_id = $1`, [
      customerId,
    ])
    const browser = server.browser()
    await browser.logIn(email, goodPassword)
    expect((await browser.get(operatorUrl)).json().code).toBe('NOT_FOUND')
    expect((await browser.get(setupUrl)).json()).toMatchObject({ isOn: false, isRequired: true })
    const { secret }: SecondFactorSetup = (await browser.call('POST', setupUrl)).json()
    await browser.call('PUT', setupUrl, { code: await codeOf(secret) })
    expect((await browser.get(operatorUrl)).statusCode).toBe(200)
    server.passTime(half)
    const end = await browser.call('POST', `${setupUrl}/end`, { code: await codeOf(secret) })
    expect(end.json().code).toBe('SECOND_FACTOR_NEEDED')
  })
})
