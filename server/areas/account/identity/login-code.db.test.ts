import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { newToken, tokenHash } from '#server/platform/secrets/keys.ts'
import { loginCodeOf } from '../links.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

/** Entering by a mailed code, as somebody from outside tries it (rules 11). */

const minute = 60_000

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

let lastAddress = 0
/** A browser of its own net address: wrong codes are counted by it. */
const stranger = () => server.browser({ address: `198.51.100.${++lastAddress}` })

const ask = (browser: Browser, email: string, change: object = {}) =>
  browser.call('POST', '/api/public/customer/auth/code', { email, ...change })

const opens = { profileType: 'PRIVATE', language: 'pl', acceptsTerms: true }

const askInAd = (browser: Browser, listingId: number, body: object) =>
  browser.call('POST', `/api/public/product/passwordless/${listingId}`, body)

const confirm = (browser: Browser, requestId: string, code: string) =>
  browser.call('POST', '/api/public/customer/auth/code/confirm', { requestId, code })

const codeOf = (requestId: string) => loginCodeOf(server.services, requestId)

/** Another code than the right one. */
const wrong = (requestId: string) => (codeOf(requestId) === '000000' ? '000001' : '000000')

async function codeMailsTo(address: { email?: string; customerId?: number }): Promise<number> {
  return (await server.notifications()).filter(
    ({ notification, email, customerId }) =>
      notification === 'login_code' && email === address.email && customerId === address.customerId,
  ).length
}

/** A visitor with an ad that their browser alone may edit. */
async function visitorWithAd() {
  const browser = stranger()
  const key = newToken()
  browser.cookies.set('cm24-edit', key)
  const { rows } = await server.services.pool.query<{ listing_id: number }>(
    `insert into listings (visitor_uuid, edit_key_hash, product_type) values ($1, $2, 'motorhome')
     returning listing_id`,
    [randomUUID(), tokenHash(key, server.services.keys.links)],
  )
  return { browser, listingId: rows[0]?.listing_id ?? 0 }
}

async function ownerOf(listingId: number): Promise<number | null | undefined> {
  const { rows } = await server.services.pool.query<{ customer_id: number | null }>(
    'select customer_id from listings where listing_id = $1',
    [listingId],
  )
  return rows[0]?.customer_id
}

describe('a mailed code (rules 11)', () => {
  test('is asked for and answered the same for a known and an unknown address', async () => {
    const { customerId } = await enter(server, 'code-known@example.org')
    const known = await ask(stranger(), 'code-known@example.org')
    const unknown = await ask(stranger(), 'code-unknown@example.org')
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200])
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()))
    expect(unknown.json().expiresInSeconds).toBe(known.json().expiresInSeconds)
    expect(await codeMailsTo({ customerId })).toBe(1)
    expect(await codeMailsTo({ email: 'code-unknown@example.org' })).toBe(0)
    // Not even the right digits open what nobody was mailed.
    const { requestId } = unknown.json()
    const refused = await confirm(stranger(), requestId, codeOf(requestId))
    const guessed = await confirm(stranger(), known.json().requestId, wrong(known.json().requestId))
    expect(refused.json()).toMatchObject({ code: 'CODE_WRONG', status: 422 })
    expect(guessed.json()).toMatchObject({ code: 'CODE_WRONG', status: 422 })
  })

  test('enters once, on any device, and never again', async () => {
    await enter(server, 'code-once@example.org')
    const { requestId } = (await ask(stranger(), 'code-once@example.org')).json()
    const other = stranger()
    expect((await confirm(other, requestId, codeOf(requestId))).statusCode).toBe(200)
    expect((await other.get('/api/private/customer/auth/user')).statusCode).toBe(200)
    const again = await confirm(stranger(), requestId, codeOf(requestId))
    expect(again.json().code).toBe('CODE_EXPIRED')
    // The button of the same mail is used up with it.
    const token = await server.tokenOf('login_code')
    const button = await stranger().call('POST', '/api/public/customer/auth/link', { token })
    expect(button.json().code).toBe('LINK_INVALID')
  })

  test('is over after a quarter of an hour', async () => {
    await enter(server, 'code-late@example.org')
    const { requestId } = (await ask(stranger(), 'code-late@example.org')).json()
    server.passTime(15 * minute)
    const late = await confirm(stranger(), requestId, codeOf(requestId))
    expect(late.json().code).toBe('CODE_EXPIRED')
  })

  test('is over after five wrong ones, also when they arrive together from many places', async () => {
    await enter(server, 'code-guessed@example.org')
    const { requestId } = (await ask(stranger(), 'code-guessed@example.org')).json()
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => confirm(stranger(), requestId, wrong(requestId))),
    )
    const codes = guesses.map((each) => each.json().code).sort()
    expect(codes).toEqual([...Array(4).fill('CODE_EXPIRED'), ...Array(4).fill('CODE_WRONG')])
    const right = await confirm(stranger(), requestId, codeOf(requestId))
    expect(right.json().code).toBe('CODE_EXPIRED')
  })

  test('cannot be guessed over many addresses from one place', async () => {
    const thief = stranger()
    const answers: string[] = []
    for (let index = 0; index < 21; index += 1) {
      const { requestId } = (await ask(thief, `code-many-${index}@example.org`)).json()
      answers.push((await confirm(thief, requestId, wrong(requestId))).json().code)
    }
    expect(answers).toEqual([...Array(20).fill('CODE_WRONG'), 'LOGIN_LOCKED'])
  })

  test('is mailed five times an hour, told the same for an unknown address', async () => {
    for (const email of ['code-flood@example.org', 'code-flood-unknown@example.org']) {
      if (email === 'code-flood@example.org') await enter(server, email)
      const answers = []
      for (let index = 0; index < 6; index += 1) answers.push(await ask(stranger(), email))
      expect(answers.map((each) => each.statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test('strangers who use up the mails of an address do not keep out its own device', async () => {
    const { browser } = await enter(server, 'code-rival@example.org')
    for (let index = 0; index < 6; index += 1) await ask(stranger(), 'code-rival@example.org')
    expect((await ask(browser, 'code-rival@example.org')).statusCode).toBe(200)
  })

  test('asked for again by the same page is the same code, so that the first mail still helps', async () => {
    const { customerId } = await enter(server, 'code-again@example.org')
    const first = (await ask(stranger(), 'code-again@example.org')).json()
    const again = await ask(stranger(), 'code-again@example.org', { requestId: first.requestId })
    expect(again.json().requestId).toBe(first.requestId)
    expect(await codeMailsTo({ customerId })).toBe(2)
    // With another address the earlier request is worth nothing.
    const other = await ask(stranger(), 'code-other@example.org', { requestId: first.requestId })
    expect(other.json().requestId).not.toBe(first.requestId)
  })

  test('never leads to a foreign address', async () => {
    const answer = await ask(stranger(), 'code-path@example.org', { path: '//evil.example' })
    expect(answer.json().code).toBe('VALIDATION_FAILED')
  })
})

describe('a code from the middle of an ad (spec 7.1)', () => {
  const path = '/a/nachrichten'

  test('opens an account without a password and comes back to the very screen', async () => {
    const { browser, listingId } = await visitorWithAd()
    const email = 'code-new@example.org'
    const { requestId } = (
      await askInAd(browser, listingId, { email, path: '/a/nachrichten', opens })
    ).json()
    expect(await codeMailsTo({ email })).toBe(1)
    const answer = await confirm(browser, requestId, codeOf(requestId))
    expect(answer.json()).toMatchObject({
      languageSetting: 'pl',
      afterLogin: { method: 'redirect', route: '/a/nachrichten' },
    })
    expect(await ownerOf(listingId)).toBe(answer.json().customerId)
    const { customer } = (await browser.get('/api/public/customer/get')).json()
    expect(customer).toMatchObject({ email, emailVerified: true, segmentation: 'registered' })
    expect(customer.tacAcceptedAt).not.toBeNull()
    // A password can be guessed for years: there is none.
    expect((await stranger().logIn(email, goodPassword)).json().code).toBe('LOGIN_FAILED')
    // The code of the login page enters the same account.
    const next = (await ask(stranger(), email)).json()
    const other = stranger()
    expect((await confirm(other, next.requestId, codeOf(next.requestId))).statusCode).toBe(200)
  })

  test('the button brings the ad along to another device', async () => {
    const { browser, listingId } = await visitorWithAd()
    const email = 'code-phone@example.org'
    await askInAd(browser, listingId, { email, path: '/a/nachrichten', opens })
    const token = await server.tokenOf('login_code')
    const phone = stranger()
    const answer = await phone.call('POST', '/api/public/customer/auth/link', { token })
    expect(answer.json().afterLogin.route).toBe('/a/nachrichten')
    expect(await ownerOf(listingId)).toBe(answer.json().customerId)
    const again = await stranger().call('POST', '/api/public/customer/auth/link', { token })
    expect(again.json().code).toBe('LINK_INVALID')
  })

  test('an address that is known enters its account, whatever the form said', async () => {
    const { customerId } = await enter(server, 'code-seller@example.org')
    const { browser, listingId } = await visitorWithAd()
    const { requestId } = (
      await askInAd(browser, listingId, { email: 'code-seller@example.org', opens })
    ).json()
    const answer = await confirm(browser, requestId, codeOf(requestId))
    expect(answer.json().customerId).toBe(customerId)
    expect(await ownerOf(listingId)).toBe(customerId)
  })

  test.each([
    ['backOffice', 'the company’s'],
    ['buyer', 'still nobody’s'],
  ])('an ad that a %s of a company began is then %s (rules 1)', async (role, whose) => {
    const email = `code-${role.toLowerCase()}@example.org`
    const { customerId: personId } = await enter(server, email)
    const { customerId: companyId } = await enter(server, `of-${email}`)
    await server.services.pool.query(
      `insert into company_people (person_id, customer_id, role, joined_at) values ($1, $2, $3, now())`,
      [personId, companyId, role],
    )
    const { browser, listingId } = await visitorWithAd()
    const { requestId } = (await askInAd(browser, listingId, { email, opens })).json()
    const answer = await confirm(browser, requestId, codeOf(requestId))
    expect(answer.json().customerId).toBe(companyId)
    expect(await ownerOf(listingId)).toBe(whose === 'still nobody’s' ? null : companyId)
  })

  test('whoever has not the ad’s key gets nothing of it: only its owner is mailed', async () => {
    const { listingId } = await visitorWithAd()
    const thief = stranger()
    thief.cookies.set('cm24-edit', newToken())
    const email = 'code-thief@example.org'
    const { requestId } = (await askInAd(thief, listingId, { email, opens, path })).json()
    expect(await codeMailsTo({ email })).toBe(0)
    expect((await confirm(thief, requestId, codeOf(requestId))).json().code).toBe('CODE_WRONG')
    expect(await ownerOf(listingId)).toBeNull()
    // Its owner is mailed wherever they ask.
    const { customerId } = await enter(server, 'code-owner@example.org')
    const own = (await askInAd(stranger(), customerId, { email: 'code-owner@example.org' })).json()
    const entered = await confirm(stranger(), own.requestId, codeOf(own.requestId))
    expect(entered.json().customerId).toBe(customerId)
  })
})
