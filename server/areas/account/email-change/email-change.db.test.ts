import { beforeAll, describe, expect, test } from 'vitest'
import { identityProofMs } from '#domain/account/security/identity-proof.ts'
import { createLink, linkToken, loginCodeOf } from '../links.ts'
import { outsideLoginStore } from '../outside-login-store.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

/** Another mail address: who may give it, who confirms it, and who can take it back (rules 11). */

const emailUrl = '/api/private/customer/email'
const undoUrl = '/api/public/customer/email/undo'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const ask = async (browser: Browser, email: string, requestId?: string) => {
  const answer = await browser.call('POST', emailUrl, { email, ...(requestId && { requestId }) })
  return answer.json() as { requestId: string; code?: string }
}

const confirm = (browser: Browser, requestId: string) =>
  browser.call('PUT', emailUrl, { requestId, code: loginCodeOf(server.services, requestId) })

async function change(browser: Browser, email: string) {
  const { requestId } = await ask(browser, email)
  expect((await confirm(browser, requestId)).json()).toEqual({ email })
}

const emailOf = async (browser: Browser) =>
  (await browser.get('/api/public/customer/get')).json().customer?.email

const undo = (token: string, browser = server.browser()) => browser.call('POST', undoUrl, { token })

const mailsSince = async (count: number) => (await server.notifications()).slice(count)

describe('another mail address (rules 11)', () => {
  test('is asked for behind a proof of who is there, and is nobody’s before its code is given', async () => {
    const { browser } = await enter(server, 'anna@example.org')
    server.passTime(identityProofMs)
    expect(await ask(browser, 'anna-new@example.org')).toMatchObject({ code: 'IDENTITY_UNPROVED' })
    await browser.call('POST', '/api/private/customer/identity', { password: goodPassword })
    const { requestId } = await ask(browser, 'anna-new@example.org')
    expect(await emailOf(browser)).toBe('anna@example.org')
    expect((await confirm(browser, requestId)).json()).toEqual({ email: 'anna-new@example.org' })
    expect(await emailOf(browser)).toBe('anna-new@example.org')
    expect((await server.browser().logIn('anna@example.org', goodPassword)).statusCode).not.toBe(
      200,
    )
    expect((await server.browser().logIn('anna-new@example.org', goodPassword)).statusCode).toBe(
      200,
    )
  })

  test('takes its code from the account that asked alone, and no code of a login', async () => {
    const { browser } = await enter(server, 'ben@example.org')
    const { browser: stranger } = await enter(server, 'cleo@example.org')
    const { requestId } = await ask(browser, 'ben-new@example.org')
    expect((await confirm(stranger, requestId)).json().code).toBe('CODE_EXPIRED')
    const entry = { requestId, code: loginCodeOf(server.services, requestId) }
    const login = await server
      .browser()
      .call('POST', '/api/public/customer/auth/code/confirm', entry)
    expect(login.json().code).toBe('CODE_EXPIRED')
    const mailed = await browser.call('POST', '/api/private/customer/identity/code')
    expect((await confirm(browser, mailed.json().requestId)).json().code).toBe('CODE_EXPIRED')
    expect((await confirm(browser, requestId)).statusCode).toBe(200)
  })

  test('of somebody else is answered as any other, gets no mail, and no code is right', async () => {
    await enter(server, 'dora@example.org')
    const { browser } = await enter(server, 'emil@example.org')
    const before = (await server.notifications()).length
    const taken = await ask(browser, 'dora@example.org')
    const free = await ask(browser, 'emil-new@example.org')
    expect(Object.keys(taken)).toEqual(Object.keys(free))
    const [toNobody, toNew] = await mailsSince(before)
    expect(toNobody).toMatchObject({ notification: 'confirm_new_email', nobody: true })
    expect(toNobody).not.toHaveProperty('email')
    expect(toNew).toMatchObject({ email: 'emil-new@example.org' })
    expect((await confirm(browser, taken.requestId)).json()).toMatchObject({
      ...{ code: 'CODE_WRONG', facts: { attemptsLeft: 4 } },
    })
    expect(await emailOf(browser)).toBe('emil@example.org')
  })

  test('is asked for five times an hour, the same code again while it holds', async () => {
    const { browser } = await enter(server, 'finn@example.org')
    const first = await ask(browser, 'finn-new@example.org')
    for (let time = 2; time <= 5; time++) {
      expect((await ask(browser, 'finn-new@example.org', first.requestId)).requestId).toBe(
        first.requestId,
      )
    }
    expect((await ask(browser, 'finn-new@example.org')).code).toBe('TOO_MANY_REQUESTS')
  })

  test('ends all other logins and what was mailed to the former address', async () => {
    const { browser, customerId } = await enter(server, 'gerd@example.org')
    const other = server.browser()
    await other.logIn('gerd@example.org', goodPassword)
    await server.browser().call('POST', '/api/public/customer/forgot-password', {
      email: 'gerd@example.org',
    })
    const reset = await server.tokenOf('reset_password')
    await server.services.pool.query(
      `insert into email_automation_stops (email, automation)
       values ('gerd@example.org', 'COMPLETE_AD_REMINDER')`,
    )
    const { services } = server
    const kind = 'outside_login'
    const begun = await createLink(services, services.pool, { kind, customerId })
    await change(browser, 'gerd-new@example.org')
    expect(await emailOf(other)).toBeUndefined()
    const entered = await server.browser().call('POST', '/api/public/customer/auth/link', {
      token: linkToken(services, begun),
    })
    expect(entered.json().code).toBe('LINK_INVALID')
    const used = await server.browser().call('POST', '/api/public/customer/reset-password', {
      ...{ token: reset, password: 'Vier-Dachse-8' },
    })
    expect(used.json().code).toBe('LINK_INVALID')
    const { rows } = await server.services.pool.query(
      `select automation from email_automation_stops where email = 'gerd-new@example.org'`,
    )
    expect(rows).toEqual([{ automation: 'COMPLETE_AD_REMINDER' }])
  })

  test('confirms an account whose first address never was, and tells that one nothing', async () => {
    const browser = server.browser()
    await browser.register('typo@example.org')
    await browser.logIn('typo@example.org', goodPassword)
    const before = (await server.notifications()).length
    await change(browser, 'right@example.org')
    const names = (await mailsSince(before)).map(({ notification }) => notification)
    expect(names).toEqual(['confirm_new_email'])
    const { customer } = (await browser.get('/api/public/customer/get')).json()
    expect(customer.emailVerified).toBe(true)
  })
})

describe('the former address (rules 11)', () => {
  async function changed(email: string) {
    const { browser, customerId } = await enter(server, email)
    await change(browser, `new-${email}`)
    return { browser, customerId, token: await server.tokenOf('email_changed') }
  }

  test('is told, and takes the account back with all that was set up since', async () => {
    const { browser, customerId, token } = await changed('hans@example.org')
    expect((await server.notifications()).at(-1)).toMatchObject({
      ...{ notification: 'email_changed', email: 'hans@example.org' },
    })
    await server.services.pool.query(
      `insert into second_factors (customer_id, totp_secret, confirmed_at) values ($1, '', $2)`,
      [customerId, new Date(server.services.now().getTime() + 1)],
    )
    for (const [subject, age] of [
      ['former', -60_000],
      ['later', 1],
    ] as const) {
      const now = new Date(server.services.now().getTime() + age)
      const login = { customerId, issuer: 'https://login.example.org', subject, email: 'x', now }
      await outsideLoginStore.add(server.services.pool, login)
    }
    const { passwordToken, ...answer } = (await undo(token)).json()
    const outside = await outsideLoginStore.list(server.services.pool, customerId)
    expect(outside.map(({ subject }) => subject)).toEqual(['former'])
    expect(answer).toEqual({ email: 'hans@example.org' })
    expect((await server.notifications()).at(-1)).toMatchObject({
      ...{ notification: 'email_change_undone', email: 'new-hans@example.org' },
    })
    expect(await emailOf(browser)).toBeUndefined()
    expect((await server.browser().logIn('hans@example.org', goodPassword)).statusCode).not.toBe(
      200,
    )
    const password = 'Vier-Dachse-8'
    await server.browser().call('POST', '/api/public/customer/reset-password', {
      ...{ token: passwordToken, password },
    })
    const login = await server.browser().logIn('hans@example.org', password)
    expect(login.json()).toMatchObject({ customerId })
    expect((await undo(token)).json().code).toBe('LINK_INVALID')
  })

  test('opens no account whose second factor is older than the change', async () => {
    const { browser, customerId } = await enter(server, 'ida@example.org')
    await server.services.pool.query(
      `insert into second_factors (customer_id, totp_secret, confirmed_at) values ($1, '', $2)`,
      [customerId, new Date(server.services.now().getTime() - 1)],
    )
    await change(browser, 'new-ida@example.org')
    await undo(await server.tokenOf('email_changed'))
    const { rows } = await server.services.pool.query(
      'select 1 from second_factors where customer_id = $1',
      [customerId],
    )
    expect(rows).toHaveLength(1)
  })

  test('takes it back from every later address too, and none of those takes it from the first', async () => {
    const { browser, token } = await changed('jan@example.org')
    server.passTime(1000)
    await change(browser, 'later-jan@example.org')
    const later = await server.tokenOf('email_changed')
    expect((await undo(token)).json().email).toBe('jan@example.org')
    expect((await undo(later)).json().code).toBe('LINK_INVALID')
  })

  test('is nobody else’s for seven days, and then takes nothing back', async () => {
    const { browser, token } = await changed('kim@example.org')
    const { browser: stranger } = await enter(server, 'lea@example.org')
    await server.browser().register('kim@example.org')
    const { requestId } = await ask(stranger, 'kim@example.org')
    expect((await confirm(stranger, requestId)).json().code).toBe('CODE_WRONG')
    const accounts = () =>
      server.services.pool.query(`select from customers where email = 'kim@example.org'`)
    expect((await accounts()).rowCount).toBe(0)
    server.passTime(7 * 24 * 3_600_000)
    await server.browser().register('kim@example.org')
    expect((await accounts()).rowCount).toBe(1)
    expect((await undo(token)).json().code).toBe('LINK_INVALID')
    expect(await emailOf(browser)).toBe('new-kim@example.org')
  })
})
