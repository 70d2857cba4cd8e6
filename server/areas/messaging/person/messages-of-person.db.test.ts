import { beforeAll, describe, expect, test } from 'vitest'
import type { MessageOfPerson } from '#contract/endpoints/messaging/messages-of-person.ts'
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
})
