import { beforeAll, describe, expect, test } from 'vitest'
import type { MessageOfPerson } from '#contract/endpoints/messaging/messages-of-person.ts'
import { createDocumentKey } from '#server/integrations/image-store/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { MailFailure } from '../../../integrations/mail/port.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../../account/testing/account-server.ts'
import type { SendMail } from '../mail-job.ts'
import { registerMessagingRoutes } from '../messaging-routes.ts'
import type { MessagingServices, ReadingServices } from '../messaging-services.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { createSendMail } from '../send-mail.ts'
import { messagingServicesOf } from '../testing/messaging-services.ts'

/** What operators see of the messages to a person (rules 11). */

let server: AccountServer
let services: MessagingServices & ReadingServices
let isRefused = false

beforeAll(async () => {
  server = await startAccountServer({
    mount: (endpoints, accountServices) => {
      services = messagingServicesOf(accountServices, {
        send: () => {
          if (isRefused) throw new MailFailure('final', 550, undefined)
        },
      })
      registerMessagingRoutes(endpoints, services)
    },
  })
})

async function sendAll() {
  const { rows } = await services.pool.query<{ payload: SendMail }>(
    `select payload from graphile_worker._private_jobs where payload->>'notification' is not null order by id`,
  )
  const send = createSendMail(services)
  for (const { payload } of rows) await send(payload)
}

const list = (browser: Browser, customerId: number) =>
  browser.get(`/api/operator/customers/${customerId}/messages`)

describe('messages to a person, for operators (rules 11)', () => {
  test('stand there by channel with what became of them, and no code can be read', async () => {
    const { browser: operator, customerId: operatorId } = await enterAsOperator(
      server,
      'chief@example.org',
    )
    const { customerId } = await enter(server, 'anna@example.org')
    const { customerId: other } = await enter(server, 'ben@example.org')
    await server.browser().call('POST', '/api/public/customer/auth/code', {
      email: 'anna@example.org',
    })
    const notice = {
      notification: 'counter_offer_received',
      entityId: 12,
      auctionId: 7,
      values: { amountEur: 24_500, turnEndsAt: '2026-11-24T15:00:00Z' },
    } as const
    await transaction(services.pool, async (client) => {
      await notifyCustomer(client, { ...notice, customerId, cause: 'c:1' })
      await notifyCustomer(client, { ...notice, customerId: other, cause: 'c:2' })
    })
    await sendAll()
    isRefused = true
    await server.browser().call('POST', '/api/public/customer/forgot-password', {
      email: 'anna@example.org',
    })
    await sendAll()
    const answer = await list(operator, customerId)
    const { messages } = answer.json() as { messages: MessageOfPerson[] }
    const shown = messages.map(({ channel, notification, outcome, unsentReason }) =>
      [channel, notification, outcome, unsentReason].filter(Boolean).join(' '),
    )
    expect(shown.sort()).toEqual([
      'account counter_offer_received unread',
      'mail counter_offer_received sent',
      'mail login_code sent',
      'mail reset_password unsent refused',
      'mail verify_email sent',
    ])
    const code = messages.find(({ notification }) => notification === 'login_code')
    expect(code?.subject).toBe('•••••• ist Ihr Code für CM24')
    expect(answer.body).not.toMatch(/token=|https?:/)
    const { rows } = await services.pool.query(
      `select action from operator_actions where operator_id = $1`,
      [operatorId],
    )
    expect(rows).toEqual([{ action: 'look_at_messages' }])
  })

  test('exist for operators alone', async () => {
    const { browser, customerId } = await enter(server, 'cleo@example.org')
    expect((await list(browser, customerId)).statusCode).toBe(404)
  })

  test('a mail goes out once more to the confirmed address, by a new link where it had one', async () => {
    isRefused = false
    const { browser: operator } = await enterAsOperator(server, 'again@example.org')
    const { customerId } = await enter(server, 'dora@example.org')
    const { customerId: other } = await enter(server, 'emil@example.org')
    const notice = { notification: 'merchant_accepted', values: {} } as const
    await transaction(services.pool, (client) =>
      notifyCustomer(client, { ...notice, customerId, cause: 'dora:1' }),
    )
    await server.browser().call('POST', '/api/public/customer/auth/code', {
      email: 'dora@example.org',
    })
    await sendAll()
    const { messages } = (await list(operator, customerId)).json() as {
      messages: MessageOfPerson[]
    }
    const again = (key: string, of = customerId) =>
      operator.call('POST', `/api/operator/customers/${of}/messages`, { key })
    const keyOf = (notification: string) =>
      messages.find((each) => each.channel === 'mail' && each.notification === notification)
    // What confirms an address is asked for by its reader alone.
    expect(keyOf('verify_email')?.mayBeSentAgain).toBe(false)
    expect((await again(keyOf('merchant_accepted')?.key ?? '', other)).statusCode).toBe(404)
    expect((await again(keyOf('verify_email')?.key ?? '')).statusCode).toBe(404)
    expect((await again(keyOf('merchant_accepted')?.key ?? '')).json()).toEqual({
      email: 'dora@example.org',
    })
    expect((await again(keyOf('login_code')?.key ?? '')).statusCode).toBe(200)
    await sendAll()
    const after = (await list(operator, customerId)).json() as { messages: MessageOfPerson[] }
    const count = (channel: string, notification: string) =>
      after.messages.filter(
        (each) => each.channel === channel && each.notification === notification,
      ).length
    expect([
      count('mail', 'merchant_accepted'),
      count('account', 'merchant_accepted'),
      count('mail', 'login_code'),
      count('mail', 'login_link'),
    ]).toEqual([2, 1, 1, 1])
    for (let sent = 2; sent < 5; sent += 1) await again(keyOf('merchant_accepted')?.key ?? '')
    expect((await again(keyOf('merchant_accepted')?.key ?? '')).json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await services.pool.query(
      'update customers set email_verified_at = null where customer_id = $1',
      [customerId],
    )
    expect((await again(keyOf('merchant_accepted')?.key ?? '')).json()).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    })
  })

  test('a mail whose file is gone is not sent once more without it, and says so', async () => {
    isRefused = false
    const { browser: operator } = await enterAsOperator(server, 'again-gone@example.org')
    const { customerId } = await enter(server, 'flora@example.org')
    const file = {
      storageKey: createDocumentKey(),
      fileName: 'Vertrag.pdf',
      contentType: 'application/pdf',
    }
    await services.pool.query(
      `insert into mails_sent (cause, notification, recipient, message_id_header, recorded_at, sent_at,
         customer_id, written_from)
       values ('flora:1', 'merchant_accepted', 'flora@example.org', '<1@x>', now(), now(), $1, $2)`,
      [customerId, JSON.stringify({ values: {}, attachments: [file] })],
    )
    const again = { key: 'mail:flora:1' }
    await operator.call('POST', `/api/operator/customers/${customerId}/messages`, again)
    await sendAll()
    const { messages } = (await list(operator, customerId)).json()
    expect(messages).toContainEqual(
      expect.objectContaining({ outcome: 'unsent', unsentReason: 'attachment_gone' }),
    )
  })
})
