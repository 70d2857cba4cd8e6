import { beforeAll, describe, expect, test } from 'vitest'
import { moveClockTo } from '#database/testing/market-of-test.ts'
import { dayMs, hourMs } from '#domain/calendar/instant.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../testing/account-server.ts'

let server: AccountServer
let operator: Browser
beforeAll(async () => {
  server = await startAccountServer()
  operator = (await enterAsOperator(server, 'operator@example.org')).browser
})

const profile = {
  companyName: 'Camping Krause GmbH',
  managingDirector: 'Karl Krause',
  vatRegNo: 'de 123 456 789',
  street: 'Hafenstraße 1',
  zipCode: '24103',
  city: 'Kiel',
  country: 'de',
  name: 'Karl',
  surname: 'Krause',
  phone: '0431 987654',
}

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF'

async function upload(browser: Browser) {
  const { csrfToken } = (await browser.get('/api/public/auth/csrf-token')).json()
  const payload = [
    '--part',
    'content-disposition: form-data; name="file"; filename="gewerbe schein.pdf"',
    'content-type: application/pdf',
    '',
    pdf,
    '--part--',
    '',
  ].join('\r\n')
  return browser.send({
    method: 'POST',
    url: '/api/private/merchant/document/trade_licence',
    headers: { 'content-type': 'multipart/form-data; boundary=part', 'x-csrf-token': csrfToken },
    payload,
  })
}

/** A dealer whose papers are complete and wait for the operator. */
async function applyAs(email: string) {
  const { browser, customerId } = await enter(server, email, { profileType: 'MERCHANT' })
  await browser.call('PUT', '/api/private/merchant/update', profile)
  expect((await upload(browser)).statusCode).toBe(200)
  const { merchant } = (await browser.get('/api/private/customer/get')).json()
  return { browser, customerId, merchantId: Number(merchant.merchantId) }
}

const decide = (merchantId: number, decision: string, body: object = {}) =>
  operator.call('POST', `/api/operator/merchants/${merchantId}/${decision}`, body)

describe('admission of merchants (rules 11)', () => {
  test('waits for the profile and the papers, then for the operator', async () => {
    const { browser } = await enter(server, 'anna@example.org', { profileType: 'MERCHANT' })
    const saved = await browser.call('PUT', '/api/private/merchant/update', profile)
    expect(saved.json()).toMatchObject({
      customer: { vatRegNo: 'DE123456789', country: 'DE', merchantProfileCompleted: false },
      merchant: { acceptedByCm24: null },
      missingFields: ['tradeRegistrationFile'],
    })
    const check = '/api/private/merchant/ack-if-account-complete'
    expect((await browser.call('PUT', check)).json()).toBe('MERCHANT_NOT_COMPLETE')
    await upload(browser)
    expect((await browser.call('PUT', check)).json()).toBe('MERCHANT_COMPLETE_AND_EMAIL_VERIFIED')
    const waiting = (await operator.get('/api/operator/merchants?admission=in_review')).json()
    expect(waiting.data.map((row: { email: string }) => row.email)).toContain('anna@example.org')
    expect(waiting.counts).toMatchObject({ in_review: waiting.total, blocked: 0 })
  })

  test('is granted once, told to the dealer, and logged', async () => {
    const { browser, merchantId } = await applyAs('ben@example.org')
    expect((await decide(merchantId, 'accept')).statusCode).toBe(200)
    expect((await decide(merchantId, 'accept')).json().code).toBe('ACTION_NOT_POSSIBLE_NOW')
    const own = (await browser.get('/api/private/customer/get')).json()
    expect(own.merchant).toMatchObject({ acceptedByCm24: true, admission: 'accepted' })
    expect((await server.notifications()).at(-1)?.notification).toBe('merchant_accepted')
    const { history, decisions } = (
      await operator.get(`/api/operator/merchants/${merchantId}`)
    ).json()
    expect(decisions).toEqual(['block'])
    expect(history[0]).toMatchObject({
      action: 'accept_merchant',
      operatorEmail: 'operator@example.org',
    })
    const again = (await operator.get(`/api/operator/merchants/${merchantId}`)).json()
    expect(again.history[0].action).toBe('look_at_merchant')
  })

  test('can ask for more; the next save hands the profile in again', async () => {
    const { browser, merchantId } = await applyAs('cleo@example.org')
    await decide(merchantId, 'ask-for-more', { reason: 'Bitte den Auszug beifügen' })
    const own = (await browser.get('/api/private/customer/get')).json()
    expect(own.merchant).toMatchObject({
      acceptedByCm24: null,
      admission: 'needs_more',
      admissionRemarks: 'Bitte den Auszug beifügen',
    })
    const saved = await browser.call('PUT', '/api/private/merchant/update', { phone: '040 123456' })
    expect(saved.json().merchant.admission).toBe('in_review')
  })

  test('keeps what is checked from changing, and what was admitted from becoming another', async () => {
    const { browser, merchantId } = await applyAs('dora@example.org')
    const save = (change: object) =>
      browser.call('PUT', '/api/private/merchant/update', { ...profile, ...change })
    expect((await save({ city: 'Lübeck' })).json().code).toBe('PROFILE_LOCKED')
    expect((await upload(browser)).json().code).toBe('PROFILE_LOCKED')
    await decide(merchantId, 'accept')
    expect((await save({ city: 'Lübeck' })).statusCode).toBe(200)
    expect((await save({ companyName: 'Andere GmbH' })).json().code).toBe('PROFILE_LOCKED')
    const asPrivate = await browser.call('PUT', '/api/private/customer/update', { name: 'Karl' })
    expect(asPrivate.json().code).toBe('PROFILE_LOCKED')
  })

  test('a block shows to the dealer and is lifted again', async () => {
    const { browser, merchantId } = await applyAs('emil@example.org')
    await decide(merchantId, 'accept')
    await decide(merchantId, 'block', { reason: 'Rechnung offen' })
    const blocked = (await browser.get('/api/private/customer/get')).json()
    expect(blocked.customer.merchantBlocked).toBe(true)
    expect((await decide(merchantId, 'unblock')).statusCode).toBe(200)
    expect((await decide(merchantId, 'unblock')).json().code).toBe('ACTION_NOT_POSSIBLE_NOW')
  })

  test('a block ends their agents even where the process dies right after it (rules 5)', async () => {
    const { merchantId } = await applyAs('erna@example.org')
    await decide(merchantId, 'accept')
    await decide(merchantId, 'block', { reason: 'Rechnung offen' })
    const { rows } = await server.services.pool.query(
      `select payload from graphile_worker._private_jobs where key = $1`,
      [`end-agents:blocked:${merchantId}`],
    )
    expect(rows).toMatchObject([{ payload: { merchantId, operatorId: expect.any(Number) } }])
  })

  test('is never open to an operator (rules 1)', async () => {
    const answer = await operator.call('PUT', '/api/private/merchant/update', profile)
    expect(answer.json().code).toBe('FORBIDDEN')
  })
})

describe('what others may see (rules 1)', () => {
  test('operators’ calls do not exist for anybody else', async () => {
    const { browser, merchantId, customerId } = await applyAs('finn@example.org')
    for (const url of [
      '/api/operator/merchants',
      `/api/operator/merchants/${merchantId}`,
      `/api/private/customer/get/${customerId}`,
    ]) {
      expect((await browser.get(url)).json().code, url).toBe('NOT_FOUND')
    }
    const accept = await browser.call('POST', `/api/operator/merchants/${merchantId}/accept`)
    expect(accept.json().code).toBe('NOT_FOUND')
  })

  test('a paper goes to the operator as an attachment, and to nobody else', async () => {
    const { browser, merchantId } = await applyAs('gina@example.org')
    const { merchant } = (await browser.get('/api/private/customer/get')).json()
    const url = `/api/operator/merchants/${merchantId}/documents/${merchant.documents[0].documentId}`
    const answer = await operator.get(url)
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="gewerbe_schein_[a-z]{4}\.pdf"/,
    )
    expect(answer.body).toBe(pdf)
    expect((await browser.get(url)).statusCode).toBe(404)
    const elsewhere = url.replace(`merchants/${merchantId}`, `merchants/${merchantId + 1000}`)
    expect((await operator.get(elsewhere)).statusCode).toBe(404)
  })

  test('the owner of an ad is shown to the owner and the operator alone', async () => {
    const { browser: owner, customerId } = await enter(server, 'hans@example.org')
    const { browser: stranger } = await enter(server, 'ida@example.org')
    // The test server gives the ad n to the customer n.
    const url = `/api/public/customer/get-owner/${customerId}`
    expect((await owner.get(url)).json().customer.email).toBe('hans@example.org')
    expect((await operator.get(url)).json().customer.email).toBe('hans@example.org')
    expect((await stranger.get(url)).json().code).toBe('NOT_FOUND')
    expect((await server.browser().get(url)).json().code).toBe('NOT_FOUND')
  })
})

test('a dealer’s file goes by the market’s clock, beside which it is read (two clocks)', async () => {
  const begin = Date.now() + 5 * dayMs
  await moveClockTo(server.services.pool, begin)
  const { merchantId } = await applyAs('leo@example.org')
  await moveClockTo(server.services.pool, begin + 26.5 * hourMs)
  await decide(merchantId, 'accept')
  const reason = 'Gleiches Konto'
  await decide(merchantId, 'links', { email: 'operator@example.org', reason })
  const file = (await operator.get(`/api/operator/merchants/${merchantId}`)).json()
  const hour = (instant: string) => Math.floor((Date.parse(instant) - begin) / hourMs)
  expect(hour(file.row.submittedAt)).toBe(0)
  expect(file.row.ageHours).toBe(26)
  expect(hour(file.profile.merchant.documents[0].uploadedAt)).toBe(0)
  expect(hour(file.links[0].linkedAt)).toBe(26)
  const history: { action: string; actedAt: string }[] = file.history
  expect(history.map(({ action, actedAt }) => [action, hour(actedAt)])).toEqual([
    ['link_account', 26],
    ['accept_merchant', 26],
  ])
})

describe('profiles of sellers (spec 5.2)', () => {
  test('save unfinished, but nothing that cannot be right', async () => {
    const { browser } = await enter(server, 'jan@example.org')
    const save = (change: object) => browser.call('PUT', '/api/private/customer/update', change)
    const wrong = await save({ country: 'DE', zipCode: '123', phone: 'abc' })
    expect(
      wrong
        .json()
        .fields.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['phone', 'zipCode'])
    expect((await save({ name: 'Jan' })).json()).toMatchObject({
      customer: { name: 'Jan', privateProfileCompleted: false },
      hasCompletedProfileData: false,
    })
    const { companyName: _, managingDirector: __, vatRegNo: ___, ...person } = profile
    expect((await save(person)).json()).toMatchObject({
      customer: { phone: '+49431987654' },
      hasCompletedProfileData: true,
    })
  })

  test('accepted terms are kept with version and language', async () => {
    const { browser, customerId } = await enter(server, 'kim@example.org')
    await browser.call('POST', '/api/private/customer/accept-tac')
    const { rows } = await server.services.pool.query(
      'select version, locale from terms_acceptances where customer_id = $1',
      [customerId],
    )
    expect(rows).toEqual([{ version: '2026-01', locale: 'de' }])
  })
})
