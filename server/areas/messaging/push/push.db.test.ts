import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/platform/database/transaction.ts'
import { enter } from '../../account/testing/account-server.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { settings, startPushWorld } from '../testing/push-world.ts'
import { createSendPush } from './send-push.ts'
import { createSendPushSummary } from './send-push-summary.ts'

const world = await startPushWorld()
const { server, services, standIn, sent } = world
const { addDevice, arrivedAt, dealerWithDevice, jobsOf, outbid, setMarketTime, work } = world
afterAll(() => standIn.stop())
beforeEach(world.startAnew)

describe('a push', () => {
  test('tells an outbid dealer what would lead again, and no mail is sent beside it', async () => {
    const { customerId, target } = await dealerWithDevice('otto@example.org')
    await work(await outbid(customerId))
    const [push] = arrivedAt(target)
    expect(push?.urgency).toBe('high')
    expect(push?.ttlSeconds).toBeGreaterThan(1700)
    const { title, body, tag, url } = JSON.parse(push?.payload ?? '{}')
    expect(title).toContain('Hymer 12 (de)')
    expect(body).toContain('41.250')
    expect([tag, url]).toEqual(['ad-12', expect.stringMatching(/^http:\/\/de\.localhost:3000\//)])
    expect(sent).toEqual([])
  })

  test('reaches each browser once, however often its job runs', async () => {
    const { customerId, target } = await dealerWithDevice('paul@example.org')
    const cause = await outbid(customerId)
    await work(cause)
    await work(cause)
    expect(arrivedAt(target)).toHaveLength(1)
  })

  test('of a contract goes beside its mail, whatever is chosen', async () => {
    const { browser, customerId, target } = await dealerWithDevice('rita@example.org')
    const off = { mail: false, push: true }
    await browser.call('PUT', `${settings}/choices`, { preset: 'urgent', changes: { sale: off } })
    await transaction(services.pool, (client) =>
      notifyCustomer(client, {
        ...{ customerId, cause: 'sold:rita', entityId: 12, auctionId: 7 },
        notification: 'auction_sold_dealer',
        values: { hammerPriceEur: 41_250, cause: 'target_reached' },
      }),
    )
    await work('sold:rita')
    expect([arrivedAt(target).length, sent.length]).toEqual([1, 1])
  })

  test('is not sent of what was opened or is over', async () => {
    const { browser, customerId, target } = await dealerWithDevice('sara@example.org')
    const opened = await outbid(customerId)
    await browser.call('PUT', '/api/private/messages/read-by-slug/ad-12')
    await work(opened)
    await work(await outbid(customerId, { endsAt: '2026-11-23T13:00:00Z' }))
    expect([arrivedAt(target), sent]).toEqual([[], []])
  })

  test('opened on one device is read on all', async () => {
    const { browser, customerId, target } = await dealerWithDevice('tom@example.org')
    await work(await outbid(customerId))
    const { opened } = JSON.parse(arrivedAt(target)[0]?.payload ?? '{}')
    const say = (body: object) => server.browser().call('POST', '/api/public/push/opened', body)
    expect((await say({ ...opened, key: 'x'.repeat(22) })).json().code).toBe('LINK_INVALID')
    expect((await say(opened)).statusCode).toBe(200)
    const list = (await browser.get('/api/private/notifications/pages/get')).json()
    expect(list.unRead).toBe(0)
  })
})

describe('a push service that fails', () => {
  test('with 410 has no such browser any more: it is forgotten, and a mail goes', async () => {
    const { browser, customerId, target } = await dealerWithDevice('uwe@example.org')
    const cause = await outbid(customerId)
    standIn.answer({ status: 410 }, target)
    await work(cause)
    await work(cause)
    expect(sent.map(({ to }) => to.address)).toEqual(['uwe@example.org'])
    expect((await browser.get(settings)).json().devices).toEqual([])
  })

  test.each([
    ['429', { status: 429, retryAfterSeconds: 40 }, 40],
    ['500', { status: 500 }, 10],
    ['silence', { isSilent: true as const }, 10],
  ])('with %s is asked again later, and the push arrives once', async (name, failure, seconds) => {
    const { customerId, target } = await dealerWithDevice(`vera-${name}@example.org`)
    const cause = await outbid(customerId)
    standIn.answer(failure, target)
    await work(cause)
    const again = (await jobsOf(cause)).find(({ payload }) => 'tries' in payload)
    expect(again?.payload).toMatchObject({ tries: 1 })
    const waits = (again?.run_at.getTime() ?? 0) - services.now().getTime()
    expect(waits).toBe(seconds * 1000)
    standIn.answer(null, target)
    await createSendPush(services)(again?.payload as ChannelJob)
    expect([arrivedAt(target).length, sent.length]).toEqual([1, 0])
  })

  test('for good loses nothing: a mail goes, once', async () => {
    const { customerId, target } = await dealerWithDevice('wolf@example.org')
    const cause = await outbid(customerId)
    standIn.answer({ status: 500 }, target)
    const [push] = await jobsOf(cause)
    await work(cause)
    await createSendPush(services)({ ...(push?.payload as ChannelJob), tries: 5 })
    await work(cause)
    await work(cause)
    expect(sent).toHaveLength(1)
  })
})

describe('quiet hours', () => {
  test('hold pushes, and send what is still unread as one', async () => {
    const { browser, customerId, target } = await dealerWithDevice('xenia@example.org')
    await setMarketTime('2026-11-23T20:30:00Z')
    const later = { endsAt: '2026-11-24T14:00:00Z' }
    for (let count = 0; count < 3; count += 1) await work(await outbid(customerId, later))
    expect(arrivedAt(target)).toEqual([])
    await setMarketTime('2026-11-24T06:00:00Z')
    await createSendPushSummary(services)({ customerId })
    await createSendPushSummary(services)({ customerId })
    expect(arrivedAt(target)).toHaveLength(1)
    expect(JSON.parse(arrivedAt(target)[0]?.payload ?? '{}').title).toMatch(/^3 /)
    await work(await outbid(customerId, later))
    expect(arrivedAt(target)).toHaveLength(2)
    await browser.call('PUT', '/api/private/messages/read-by-slug/ad-12')
  })

  test('let through what ends in them', async () => {
    const { customerId, target } = await dealerWithDevice('yara@example.org')
    await setMarketTime('2026-11-23T20:30:00Z')
    await work(await outbid(customerId, { endsAt: '2026-11-23T21:00:00Z' }))
    expect(arrivedAt(target)).toHaveLength(1)
  })
})

describe('the settings', () => {
  test('are the account’s own: devices, choices and a device of another customer', async () => {
    const { browser, target } = await dealerWithDevice('zoe@example.org')
    const { browser: stranger } = await enter(server, 'adam@example.org')
    const [device] = (await browser.get(settings)).json().devices
    expect(device).toMatchObject({ isThisOne: true })
    const url = `/api/private/push-devices/${device.pushDeviceId}`
    expect((await stranger.call('DELETE', url)).statusCode).toBe(404)
    expect((await browser.call('POST', '/api/private/push-devices/test')).json()).toEqual({
      outcome: 'reached',
    })
    expect(arrivedAt(target)).toHaveLength(1)
    expect((await browser.call('DELETE', url)).statusCode).toBe(200)
    expect((await server.browser().get(settings)).statusCode).toBe(401)
  })

  test('take no address that is no push service, and no choice that does not exist', async () => {
    const { browser } = await enter(server, 'bea@example.org')
    const inside = { ...standIn.newDevice(), endpoint: 'http://169.254.169.254/latest' }
    expect(await addDevice(browser, inside)).toBe(409)
    const change = { preset: 'own', changes: {} }
    expect((await browser.call('PUT', `${settings}/choices`, change)).statusCode).toBe(422)
    const unknown = { preset: 'all', changes: { everything: { mail: false, push: false } } }
    expect((await browser.call('PUT', `${settings}/choices`, unknown)).statusCode).toBe(422)
  })

  test('keep a browser that comes back, however many are newer', async () => {
    const { browser, customerId, target } = await dealerWithDevice('cora@example.org')
    await services.pool.query(
      `insert into push_devices (customer_id, login_id, endpoint, p256dh, auth, device, locale, created_at)
       select $1, gen_random_uuid(), 'newer ' || number, 'a', 'b', 'c', 'de', now()
       from generate_series(1, 10) as number`,
      [customerId],
    )
    await services.pool.query(
      'update push_devices set login_id = gen_random_uuid() where endpoint = $1',
      [target.endpoint],
    )
    expect(await addDevice(browser, target)).toBe(200)
    const { rows } = await services.pool.query(
      'select endpoint from push_devices where customer_id = $1 order by push_device_id',
      [customerId],
    )
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual({ endpoint: target.endpoint })
  })

  test('leave a company’s other people their browsers, however many they have', async () => {
    const { browser, customerId } = await enter(server, 'company-owner@example.org')
    const { customerId: personId } = await enter(server, 'company-buyer@example.org')
    await services.pool.query(
      `insert into push_devices (customer_id, login_id, endpoint, p256dh, auth, device, locale, created_at)
       select $1, login_id, 'of the buyer ' || number, 'a', 'b', 'c', 'de', now()
       from sessions, generate_series(1, 10) as number where customer_id = $2`,
      [customerId, personId],
    )
    expect(await addDevice(browser, standIn.newDevice())).toBe(200)
    const { rows } = await services.pool.query('select from push_devices where customer_id = $1', [
      customerId,
    ])
    expect(rows).toHaveLength(11)
  })

  test('of two pages that save at once are both kept', async () => {
    const { browser, customerId } = await enter(server, 'dirk@example.org')
    const quietHours = { isOn: true, fromHour: 22, toHour: 6, hasWeekends: false }
    await browser.call('PUT', `${settings}/choices`, { preset: 'urgent', changes: {} })
    const blocker = await services.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from notification_choices where customer_id = $1 for update', [
      customerId,
    ])
    const saved = Promise.all([
      browser.call('PUT', `${settings}/choices`, { preset: 'all', changes: {} }),
      browser.call('PUT', `${settings}/quiet-hours`, quietHours),
    ])
    await expect.poll(countWaiting).toBe(2)
    await blocker.query('commit')
    blocker.release()
    expect((await saved).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const shown = (await browser.get(settings)).json()
    expect([shown.choices.preset, shown.quietHours]).toEqual(['all', quietHours])
  })

  test('tell each test of a device, whatever a client calls its call', async () => {
    const { browser, target } = await dealerWithDevice('elsa@example.org')
    const { csrfToken } = (await browser.get('/api/public/auth/csrf-token')).json()
    const headers = { 'x-csrf-token': csrfToken, 'x-request-id': 'the-same-for-each' }
    const url = '/api/private/push-devices/test'
    for (let turn = 0; turn < 2; turn += 1) {
      await browser.send({ method: 'POST', url, payload: {}, headers })
    }
    expect(arrivedAt(target)).toHaveLength(2)
  })

  test('end with the login: who logged out is told nothing more on that browser', async () => {
    const { browser, customerId, target } = await dealerWithDevice('carl@example.org')
    await browser.call('POST', '/api/public/customer/auth/logout')
    await work(await outbid(customerId))
    expect(arrivedAt(target)).toEqual([])
    expect(sent).toHaveLength(1)
  })
})

async function countWaiting(): Promise<number> {
  const { rows } = await services.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like '%notification_choices%'`,
  )
  return rows.length
}
