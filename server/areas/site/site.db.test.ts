import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addSubmittedAuction, executorOn } from '#database/testing/market-of-test.ts'
import { createHubspotClient } from '../../integrations/newsletter/hubspot-client.ts'
import { startHubspotStandIn } from '../../integrations/newsletter/hubspot-stand-in.ts'
import { onlyRow } from '../../platform/database/queryable.ts'
import {
  type AccountServer,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../account/testing/account-server.ts'
import { createPassOnSubscription } from './pass-on-subscription.ts'
import { registerSiteRoutes } from './site-routes.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer({ mount: registerSiteRoutes })
})

const systemBar = '/api/public/settings/system_bar'

describe('settings (spec 7.7)', () => {
  test('are changed by the operator, logged, and read by everybody', async () => {
    const { browser: operator, customerId } = await enterAsOperator(server, 'op@example.org')
    const { browser: customer } = await enter(server, 'anna@example.org')
    const setting = { value: 'on', description: 'Heute Wartung ab 20 Uhr' }
    const url = '/api/operator/settings/system_bar'
    expect((await customer.call('PUT', url, setting)).json().code).toBe('NOT_FOUND')
    expect((await operator.call('PUT', url, setting)).statusCode).toBe(200)
    expect((await server.browser().get(systemBar)).json()).toEqual(setting)
    const unknown = await operator.call('PUT', '/api/operator/settings/unknown', setting)
    expect(unknown.json().code).toBe('NOT_FOUND')
    const { rows } = await server.services.pool.query(
      'select action, subject from operator_actions where operator_id = $1',
      [customerId],
    )
    expect(rows).toEqual([{ action: 'save_setting', subject: 'setting:system_bar' }])
  })
})

test('the desk counts what waits for the operator, and nobody else reads it', async () => {
  const { browser: operator } = await enterAsOperator(server, 'desk@example.org')
  const { browser: customer } = await enter(server, 'otto@example.org')
  expect((await operator.get('/api/operator/desk')).json()).toEqual({
    reviews: 0,
    overdueReviews: 0,
    merchants: 0,
    runningAuctions: 0,
    waitingDefects: 0,
    cancellationRequests: 0,
  })
  const row = onlyRow(
    await server.services.pool.query<{ customer_id: number }>(
      "select customer_id from customers where email = 'otto@example.org'",
    ),
  )
  const { pool } = server.services
  const ownerCustomerId = row.customer_id
  for (const hours of [25, 23]) {
    const { entityId } = await addSubmittedAuction(pool, executorOn(pool), { ownerCustomerId })
    await pool.query(
      `update listings set submitted_at = market_now() - $2 * interval '1 hour'
       where listing_id = $1`,
      [entityId, hours],
    )
  }
  await pool.query(`insert into listings (customer_id, product_type) values ($1, 'trailer')`, [
    ownerCustomerId,
  ])
  const desk = (await operator.get('/api/operator/desk')).json()
  expect(desk).toMatchObject({ reviews: 2, overdueReviews: 1 })
  expect((await customer.get('/api/operator/desk')).json().code).toBe('NOT_FOUND')
})

describe('time', () => {
  test('is the market’s, with its offset to the server’s', async () => {
    await server.services.pool.query('update market_clock set offset_ms = 3600000')
    const { time, marketOffsetMilliseconds } = (
      await server.browser().send({ method: 'POST', url: '/api/public/time', payload: {} })
    ).json()
    expect(marketOffsetMilliseconds).toBe(3_600_000)
    expect(Math.abs(Date.parse(time) - Date.now() - 3_600_000)).toBeLessThan(60_000)
  })
})

describe('the newsletter', () => {
  test('begins with the mailed confirmation and answers the same for every address', async () => {
    const signUp = () =>
      server.browser().call('POST', '/api/public/newsletter', {
        email: 'cleo@example.org',
        language: 'de',
      })
    const first = await signUp()
    const token = await server.tokenOf('newsletter_confirm')
    const confirm = () => server.browser().call('POST', '/api/public/newsletter/confirm', { token })
    expect((await confirm()).statusCode).toBe(200)
    expect((await confirm()).json().code).toBe('LINK_INVALID')
    expect((await signUp()).body).toBe(first.body)
    const notifications = (await server.notifications()).filter(
      ({ email }) => email === 'cleo@example.org',
    )
    expect(notifications).toHaveLength(1)
  })
})

test('a confirmed newsletter address is handed to the form once, after its faults, and a refused one never again', async () => {
  const { pool } = server.services
  const standIn = await startHubspotStandIn()
  onTestFinished(standIn.stop)
  const newsletter = createHubspotClient({ ...standIn.settings, timeoutMs: 5_000 })
  const passOn = createPassOnSubscription({ ...server.services, newsletter })
  await pool.query(
    `insert into newsletter_subscriptions (email, locale, confirmed_at) values
       ('ida@example.org', 'de', now()), ('blocked@example.org', 'de', now()), ('open@example.org', 'de', null)`,
  )
  standIn.fail({ status: 429 })
  await expect(passOn({ email: 'ida@example.org' })).rejects.toThrow('busy')
  standIn.fail(null)
  for (const email of ['ida', 'ida', 'blocked', 'blocked', 'open', 'nobody']) {
    await passOn({ email: `${email}@example.org` })
  }
  expect(standIn.submissions.map(({ fields }) => fields[0]?.value)).toEqual(['ida@example.org'])
  const { rows } = await pool.query(
    `select email, passed_on_at is not null as taken, refused from newsletter_subscriptions
     where email in ('ida@example.org', 'blocked@example.org') order by email`,
  )
  expect(rows).toEqual([
    { email: 'blocked@example.org', taken: false, refused: 'BLOCKED_EMAIL' },
    { email: 'ida@example.org', taken: true, refused: null },
  ])
})

test('a confirmation queues the address for the form where one is set up', async () => {
  const { config, pool } = server.services
  const hubspot = { baseUrl: 'http://127.0.0.1:9', portalId: '1', formGuid: '', timeoutMs: 1 }
  Object.assign(config, { hubspot })
  onTestFinished(() => void Object.assign(config, { hubspot: null }))
  const browser = server.browser()
  await browser.call('POST', '/api/public/newsletter', { email: 'lea@example.org', language: 'de' })
  const token = await server.tokenOf('newsletter_confirm')
  await browser.call('POST', '/api/public/newsletter/confirm', { token })
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs where key = 'newsletter:lea@example.org'`,
  )
  expect(rows).toEqual([{ payload: { email: 'lea@example.org' } }])
})

describe('the merchant directory', () => {
  test('names admitted dealers by company and place only', async () => {
    const { customerId } = await enter(server, 'dora@example.org', { profileType: 'MERCHANT' })
    const { pool } = server.services
    const profile = { companyName: 'Caravan Dora', zipCode: '24103', city: 'Kiel', country: 'DE' }
    await pool.query('update customers set profile = $2 where customer_id = $1', [
      customerId,
      JSON.stringify({ ...profile, phone: '0431 987654', street: 'Hafen 1' }),
    ])
    const list = async () =>
      (await server.browser().get('/api/public/merchants/get?search=dora')).json()
    expect(await list()).toMatchObject({ data: [], total: 0 })
    await pool.query(`update merchants set admission = 'accepted' where customer_id = $1`, [
      customerId,
    ])
    const { data } = await list()
    expect(data).toEqual([
      {
        merchantId: expect.any(Number),
        companyName: 'Caravan Dora',
        zipCodePrefix: '24',
        city: 'Kiel',
        country: 'DE',
      },
    ])
  })
})

describe('the contact form (spec 8.3)', () => {
  const message = {
    name: 'Ida Berg',
    email: 'ida@example.org',
    text: 'Ist <b>Samstag</b> jemand da?',
    language: 'sv',
  }
  const send = (more: object) =>
    server.browser().call('POST', '/api/public/contact', { ...message, ...more })
  const queued = async () =>
    (await server.notifications()).filter(({ notification }) => notification === 'contact_message')

  test('goes to the operator, with the address to answer to', async () => {
    expect((await send({})).statusCode).toBe(200)
    expect(await queued()).toMatchObject([
      {
        email: server.services.config.company.email,
        locale: 'sv',
        values: {
          partnerName: 'Ida Berg',
          partnerEmail: 'ida@example.org',
          question: message.text,
        },
      },
    ])
  })

  test('filled in by a machine, or with what nobody could answer to, sends nothing and says why', async () => {
    const before = (await queued()).length
    expect((await send({ website: 'https://spam.example' })).json()).toMatchObject({
      code: 'MACHINE_SUSPECTED',
      status: 422,
    })
    for (const [wrong, field] of [
      [{ email: 'ida' }, 'email'],
      [{ text: '   ' }, 'text'],
      [{ text: 'x'.repeat(4001) }, 'text'],
    ] as const) {
      expect((await send(wrong)).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field }],
      })
    }
    expect(await queued()).toHaveLength(before)
  })
})
