import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'
import { countWaiting } from '../testing/count-waiting.ts'

/** A company's people over HTTP: invited, joined, changed, let go, handed over (rules 1, 11). */

const people = '/api/private/merchant/people'
const joinUrl = '/api/public/company/invitation/join'
const ownUrl = '/api/private/customer/get'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code

async function enterCompany(name: string) {
  const email = `${name}@example.org`
  const entered = await enter(server, email)
  await server.services.pool.query(
    `with named as (update customers set profile = jsonb_build_object('companyName', $2::text,
       'name', 'Anna', 'surname', 'Schwarz') where customer_id = $1)
     insert into merchants (customer_id, admission, submitted_at) values ($1, 'accepted', now())`,
    [entered.customerId, `${name} GmbH`],
  )
  return { ...entered, email }
}

const buyer = { role: 'buyer', bidLimitEur: 20_000, dayLimitEur: 50_000 }
const invite = (owner: Browser, email: string, place: object = buyer) =>
  owner.call('POST', people, { email, ...place })
const self = { name: 'Mia', surname: 'Roth', password: goodPassword }

/** Invites and joins; answers the browser that is logged in. */
async function join(owner: Browser, email: string, place: object = buyer) {
  expect(codeOf(await invite(owner, email, place))).toBe('ok')
  const token = await server.tokenOf('company_invitation')
  const browser = server.browser()
  expect(codeOf(await browser.call('POST', joinUrl, { token, ...self }))).toBe('ok')
  return { browser, personId: await personIdOf(owner, email) }
}

async function personIdOf(owner: Browser, email: string): Promise<number> {
  const { people: all } = (await owner.get(people)).json()
  return all.find((person: { email: string }) => person.email === email)?.personId
}

describe('an invitation (rules 1, 11)', () => {
  test('opens a login of its own that acts for the company in its role', async () => {
    const { browser: owner, customerId } = await enterCompany('nord')
    const { browser, personId } = await join(owner, 'mia@example.org')
    expect((await browser.get(ownUrl)).json()).toMatchObject({
      companyRole: 'buyer',
      customer: { customerId, email: 'mia@example.org', companyName: 'nord GmbH' },
    })
    expect((await browser.get('/api/private/merchant/own-place')).json()).toMatchObject(buyer)
    expect(codeOf(await browser.get(people))).toBe('COMPANY_ROLE_MISSING')
    expect(codeOf(await invite(browser, 'other@example.org'))).toBe('COMPANY_ROLE_MISSING')
    expect((await owner.get(people)).json().people).toMatchObject([
      { personId: customerId, isAccountItself: true, isOneself: true },
      { personId, name: 'Mia Roth', ...buyer, isAccountItself: false },
    ])
    const again = server.browser()
    await again.logIn('mia@example.org', goodPassword)
    expect((await again.get(ownUrl)).json().customer.customerId).toBe(customerId)
    const devices = (await again.get('/api/private/customer/devices')).json().devices
    expect(devices).toHaveLength(2)
  })

  test('is good once, not when it was withdrawn or asked again', async () => {
    const { browser: owner } = await enterCompany('sued')
    const take = async (token: string) =>
      codeOf(await server.browser().call('POST', joinUrl, { token, ...self }))
    await invite(owner, 'jo@example.org')
    const first = await server.tokenOf('company_invitation')
    await invite(owner, 'jo@example.org')
    const second = await server.tokenOf('company_invitation')
    expect(await take(first)).toBe('LINK_INVALID')
    const { invitations } = (await owner.get(people)).json()
    expect(invitations).toMatchObject([{ email: 'jo@example.org', ...buyer }])
    const path = `/api/private/merchant/invitations/${invitations[0].invitationId}`
    expect(codeOf(await owner.call('DELETE', path))).toBe('ok')
    expect(await take(second)).toBe('LINK_INVALID')
    await join(owner, 'jo@example.org')
    expect(await take(await server.tokenOf('company_invitation'))).toBe('LINK_INVALID')
  })

  test('is good for seven days, and nothing of it after them (rules 11)', async () => {
    const { browser: owner } = await enterCompany('sieben')
    await invite(owner, 'late@example.org')
    const token = await server.tokenOf('company_invitation')
    const read = async () =>
      codeOf(await server.browser().get(`/api/public/company/invitation?token=${token}`))
    server.passTime(7 * 86_400_000 - 1000)
    expect(await read()).toBe('ok')
    server.passTime(1000)
    expect(await read()).toBe('LINK_INVALID')
    const joined = await server.browser().call('POST', joinUrl, { token, ...self })
    expect(codeOf(joined)).toBe('LINK_INVALID')
    const { rows } = await server.services.pool.query(
      `select from customers where email = 'late@example.org'`,
    )
    expect(rows).toHaveLength(0)
  })

  test('of an address with an account is taken by its login, and by no account that is in use', async () => {
    const { browser: owner } = await enterCompany('west')
    const { browser: known } = await enter(server, 'known@example.org')
    await invite(owner, 'known@example.org')
    const token = await server.tokenOf('company_invitation')
    const stranger = server.browser()
    expect(
      (await stranger.get(`/api/public/company/invitation?token=${token}`)).json(),
    ).toMatchObject({ companyName: 'west GmbH', hasAccount: true })
    expect((await stranger.call('POST', joinUrl, { token, ...self })).json()).toMatchObject({
      code: 'ACCOUNT_IN_USE',
      facts: { reason: 'login' },
    })
    const asLoggedIn = '/api/private/company/invitation/join'
    const { browser: other } = await enter(server, 'somebody@example.org')
    expect((await other.call('POST', asLoggedIn, { token })).json().facts.reason).toBe('address')
    expect(codeOf(await known.call('POST', asLoggedIn, { token }))).toBe('ok')
    expect(codeOf(await known.get(ownUrl))).toBe('NOT_LOGGED_IN')
    await known.logIn('known@example.org', goodPassword)
    expect((await known.get(ownUrl)).json().companyRole).toBe('buyer')
    const { browser: dealer, email } = await enterCompany('ost')
    await invite(owner, email)
    const body = { token: await server.tokenOf('company_invitation') }
    expect((await dealer.call('POST', asLoggedIn, body)).json().facts.reason).toBe('other')
  })
})

describe('the end of somebody’s access (rules 11)', () => {
  test('comes at once, with every call and with the login', async () => {
    const { browser: owner } = await enterCompany('mitte')
    const { browser, personId } = await join(owner, 'tom@example.org')
    expect(codeOf(await browser.get(ownUrl))).toBe('ok')
    expect(codeOf(await owner.call('DELETE', `${people}/${personId}`))).toBe('ok')
    expect(codeOf(await browser.get(ownUrl))).toBe('NOT_LOGGED_IN')
    await browser.logIn('tom@example.org', goodPassword)
    expect((await browser.get(ownUrl)).json()).toMatchObject({ companyRole: null, merchant: null })
    expect(codeOf(await owner.call('DELETE', `${people}/${personId}`))).toBe('NOT_FOUND')
  })

  test('another role ends the logins, other limits do not; another company’s person does not exist', async () => {
    const { browser: owner } = await enterCompany('berg')
    const { browser: foreign } = await enterCompany('tal')
    const { browser, personId } = await join(owner, 'pia@example.org')
    const change = (by: Browser, place: object) => by.call('PUT', `${people}/${personId}`, place)
    expect(codeOf(await change(foreign, buyer))).toBe('NOT_FOUND')
    expect(codeOf(await change(owner, { ...buyer, bidLimitEur: 9_000 }))).toBe('ok')
    expect((await browser.get('/api/private/merchant/own-place')).json().bidLimitEur).toBe(9_000)
    expect(codeOf(await change(owner, { ...buyer, role: 'backOffice' }))).toBe('ok')
    expect(codeOf(await browser.get(ownUrl))).toBe('NOT_LOGGED_IN')
  })
})

/** Runs the calls of two who both wait for the company, one of them first. */
async function atOnce(customerId: number, calls: readonly (() => Promise<string>)[]) {
  const { pool } = server.services
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from merchants where customer_id = $1 for update', [customerId])
  const both = Promise.all(calls.map((call) => call()))
  await expect.poll(() => countWaiting(pool)).toBe(calls.length)
  await holder.query('commit')
  holder.release()
  return (await both).sort()
}

describe('ownership (rules 1)', () => {
  test('of two owners who remove each other at once one is left', async () => {
    const { browser: first, customerId } = await enterCompany('zwei')
    const place = { ...buyer, role: 'owner' }
    const ida = await join(first, 'ida@example.org', place)
    const ole = await join(first, 'ole@example.org', place)
    const remove = (by: Browser, personId: number) => async () =>
      String(codeOf(await by.call('DELETE', `${people}/${personId}`)))
    const calls = [remove(ida.browser, ole.personId), remove(ole.browser, ida.personId)]
    expect(await atOnce(customerId, calls)).toEqual(['NOT_LOGGED_IN', 'ok'])
  })

  test('handed over twice at once it is handed over once', async () => {
    const { browser: owner, customerId } = await enterCompany('doppelt')
    const { personId } = await join(owner, 'neuer@example.org')
    const handOver = async () =>
      String(
        codeOf(
          await owner.call('POST', `${people}/${personId}/hand-over`, { roleAfterwards: 'buyer' }),
        ),
      )
    expect(await atOnce(customerId, [handOver, handOver])).toEqual(['NOT_LOGGED_IN', 'ok'])
    const { rows } = await server.services.pool.query(
      'select email from customers where customer_id = $1',
      [customerId],
    )
    expect(rows).toEqual([{ email: 'neuer@example.org' }])
  })

  test('the last owner cannot leave; handed over, both log in with what was theirs', async () => {
    const { browser: owner, customerId, email } = await enterCompany('alt')
    const { browser, personId } = await join(owner, 'neu@example.org', {
      ...buyer,
      role: 'owner',
    })
    expect((await owner.call('POST', `${people}/leave`)).json().facts.reason).toBe('owner')
    expect((await browser.call('DELETE', `${people}/${customerId}`)).json().facts.reason).toBe(
      'owner',
    )
    const path = `${people}/${personId}/hand-over`
    server.passTime(15 * 60_000)
    await owner.call('POST', '/api/public/customer/auth/refresh')
    const body = { roleAfterwards: 'buyer' }
    expect(codeOf(await owner.call('POST', path, body))).toBe('IDENTITY_UNPROVED')
    await owner.logIn(email, goodPassword)
    await server.services.pool.query(
      `insert into second_factors (customer_id, totp_secret) values ($1, 'theirs')`,
      [personId],
    )
    await server.services.pool.query(
      `insert into data_exports (export_id, customer_id, requested_at) values (gen_random_uuid(), $1, now())`,
      [customerId],
    )
    expect(codeOf(await owner.call('POST', path, body))).toBe('ok')
    expect(codeOf(await owner.get(ownUrl))).toBe('NOT_LOGGED_IN')
    const { rows: archives } = await server.services.pool.query(
      'select customer_id from data_exports',
    )
    expect(archives).toEqual([{ customer_id: personId }])
    await owner.logIn(email, goodPassword)
    expect((await owner.get(ownUrl)).json()).toMatchObject({
      companyRole: 'buyer',
      customer: { customerId, email },
    })
    await browser.logIn('neu@example.org', goodPassword)
    const { people: all } = (await browser.get(people)).json()
    expect(all).toMatchObject([
      { personId: customerId, email: 'neu@example.org', name: 'Mia Roth', isOneself: true },
      { personId, email, name: 'Anna Schwarz', role: 'buyer' },
    ])
    const { rows } = await server.services.pool.query(
      'select customer_id from second_factors where totp_secret = $1',
      ['theirs'],
    )
    expect(rows).toEqual([{ customer_id: customerId }])
    expect(codeOf(await owner.call('POST', `${people}/leave`))).toBe('ok')
    expect(
      (await browser.get('/api/private/merchant/company-log')).json().entries[0],
    ).toMatchObject({ personId, name: 'Anna Schwarz', action: 'company.leave' })
  })
})
