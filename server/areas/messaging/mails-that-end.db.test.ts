import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailFailure, type OutgoingMail } from '../../integrations/mail/port.ts'
import { type AccountServer, enter, startAccountServer } from '../account/testing/account-server.ts'
import { automationKey } from './automation-key.ts'
import { registerMailRoutes } from './mail-routes.ts'
import { registerMessagingRoutes } from './messaging-routes.ts'
import type { MessagingServices } from './messaging-services.ts'
import { createSendMail } from './send-mail.ts'
import { messagingServicesOf } from './testing/messaging-services.ts'

/** Bounces, complaints, and the one press in a mail program. */

const eventsSecret = 'a secret of the mail service'
const settings = '/api/private/notification-settings'
const sent: OutgoingMail[] = []
let failure: Error | null = null
let server: AccountServer
let services: MessagingServices

beforeAll(async () => {
  server = await startAccountServer({
    mount: (endpoints, accountServices) => {
      const send = (mail: OutgoingMail) => {
        if (failure) throw failure
        sent.push(mail)
      }
      const own = messagingServicesOf(accountServices, { send })
      services = own
      registerMessagingRoutes(endpoints, own)
    },
  })
  const config = { ...services.config, mailEventsSecret: eventsSecret }
  await registerMailRoutes(server.app, { ...services, config })
})

beforeEach(() => {
  sent.length = 0
  failure = null
})

let lastCause = 0
async function write(customerId: number, notification = 'auction_sold_dealer'): Promise<number> {
  lastCause += 1
  const values = { percent: 60, minutes: 30, cause: 'target_reached' }
  const cause = `ends:${lastCause}`
  await createSendMail(services)({ notification, customerId, values, cause, entityId: 12 })
  return sent.length
}

function report(body: object, secret = eventsSecret) {
  const payload = JSON.stringify(body)
  const signature = createHmac('sha256', secret).update(payload).digest('hex')
  return server.app.inject({
    method: 'POST',
    url: '/mail/events',
    headers: { 'content-type': 'application/json', 'x-mail-signature': `sha256=${signature}` },
    payload,
  })
}

describe('an address that does not exist', () => {
  test('gets no more mails, the account says so, and its owner can have them again', async () => {
    const { browser, customerId } = await enter(server, 'ada@example.org')
    sent.length = 0
    failure = new MailFailure('final', 550, null, true)
    await write(customerId)
    failure = null
    expect(await write(customerId)).toBe(0)
    expect((await browser.get(settings)).json().mailStop).toMatchObject({ reason: 'bounce' })
    // What its owner asks for is tried all the same.
    expect(await write(customerId, 'login_link')).toBe(1)
    await browser.call('PUT', `${settings}/mail-address`)
    expect((await browser.get(settings)).json().mailStop).toBeNull()
    expect(await write(customerId)).toBe(2)
  })

  test('is not one whose server refuses us, or this one mail', async () => {
    const { customerId } = await enter(server, 'bob@example.org')
    sent.length = 0
    failure = new MailFailure('final', 554, null)
    await write(customerId)
    failure = null
    expect(await write(customerId)).toBe(1)
  })
})

describe('what the mail service reports', () => {
  test('of a complaint ends the mails to that address, whoever it is', async () => {
    const { browser, customerId } = await enter(server, 'cora@example.org')
    sent.length = 0
    const answer = await report({ events: [{ kind: 'complaint', email: 'Cora@Example.org' }] })
    expect(answer.statusCode).toBe(200)
    expect(await write(customerId)).toBe(0)
    expect(await write(customerId, 'search_found')).toBe(0)
    expect((await browser.get(settings)).json().mailStop).toMatchObject({ reason: 'complaint' })
  })

  test.each([
    ['without our signature', { events: [] }, 'another secret', 403],
    ['without sense', { events: [{ kind: 'open', email: 'x@example.org' }] }, eventsSecret, 422],
  ])('is not taken %s', async (_what, body, secret, status) => {
    expect((await report(body, secret)).statusCode).toBe(status)
  })
})

test('an empty word of the mail service is nobody’s', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/mail/events' })
  expect(answer.statusCode).toBe(403)
})

describe('the stop of a mail program (RFC 8058)', () => {
  test('needs one press, no login and no cookie, and stops this kind of reminder alone', async () => {
    const { customerId } = await enter(server, 'dan@example.org')
    sent.length = 0
    await write(customerId, 'complete_ad_reminder')
    const url = new URL(sent[0]?.unsubscribeUrl ?? '')
    expect(url.pathname).toBe('/mail/stop/COMPLETE_AD_REMINDER')
    const stop = (address: string) =>
      server.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const forged = `${url.pathname}?e=dan%40example.org&h=${automationKey(services, 'eve@example.org')}`
    expect((await stop(forged)).statusCode).toBe(410)
    expect((await stop(url.pathname + url.search)).statusCode).toBe(200)
    expect(await write(customerId, 'complete_ad_reminder')).toBe(1)
    expect(await write(customerId, 'failed_auction_reminder')).toBe(2)
    expect(await write(customerId)).toBe(3)
  })

  test('opened as a link leads to the page, and stops nothing', async () => {
    const { customerId } = await enter(server, 'fred@example.org')
    sent.length = 0
    await write(customerId, 'complete_ad_reminder')
    const url = new URL(sent[0]?.unsubscribeUrl ?? '')
    const answer = await server.browser().get(url.pathname + url.search)
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      expect.stringContaining('/konto/'),
    ])
    expect(await write(customerId, 'complete_ad_reminder')).toBe(2)
  })
})
