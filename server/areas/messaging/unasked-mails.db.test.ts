import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '../../integrations/mail/port.ts'
import {
  type AccountServer,
  enter,
  goodPassword,
  startAccountServer,
} from '../account/testing/account-server.ts'
import type { SendMail } from './mail-job.ts'
import type { MessagingServices } from './messaging-services.ts'
import { createSendMail } from './send-mail.ts'
import { messagingServicesOf } from './testing/messaging-services.ts'

/** Our mails are no means to write to somebody (rules 11). */

const sent: OutgoingMail[] = []
let server: AccountServer
let services: MessagingServices

beforeAll(async () => {
  server = await startAccountServer({
    mount: (_endpoints, accountServices) => {
      services = messagingServicesOf(accountServices, { send: (mail) => sent.push(mail) })
    },
  })
})

beforeEach(() => {
  sent.length = 0
})

describe('a mail (rules 11)', () => {
  test('that anybody can have sent reaches an address a few times an hour, whoever asks (rules 11)', async () => {
    const { customerId } = await enter(server, 'ella@example.org')
    const sendTo = (notification: string, cause: string) =>
      createSendMail(services)({ notification, customerId, values: {}, cause })
    sent.length = 0
    for (let number = 1; number <= 6; number++)
      await sendTo('account_exists', `exists:ella:${number}`)
    expect(sent).toHaveLength(3)
    // What the market tells has no bound, and another address is not held up.
    for (let number = 1; number <= 6; number++)
      await sendTo('password_changed', `changed:ella:${number}`)
    expect(sent).toHaveLength(9)
    await createSendMail(services)({
      ...{ notification: 'newsletter_confirm', email: 'other@example.org', values: {} },
      cause: 'newsletter:other',
    })
    expect(sent).toHaveLength(10)
    server.passTime(60 * 60_000)
    await sendTo('account_exists', 'exists:ella:later')
    expect(sent).toHaveLength(11)
  })

  test('asked for an address without account goes to nobody', async () => {
    await server.browser().call('POST', '/api/public/customer/forgot-password', {
      email: 'unknown@example.org',
    })
    const [queued] = (await server.notifications()).slice(-1)
    expect(queued).toMatchObject({ notification: 'reset_password', nobody: true })
    await createSendMail(services)(queued as SendMail)
    expect(sent).toHaveLength(0)
  })

  test('greets by name only once the address is confirmed (rules 11)', async () => {
    const browser = server.browser()
    await browser.register('greta@example.org')
    const answer = await browser.logIn('greta@example.org', goodPassword)
    const { customerId } = answer.json()
    await services.pool.query('update customers set profile = $2 where customer_id = $1', [
      customerId,
      JSON.stringify({ name: 'Klick-hier', surname: 'Gewinn' }),
    ])
    const sendTo = (cause: string) =>
      createSendMail(services)({ notification: 'account_exists', customerId, values: {}, cause })
    await sendTo('exists:greta:1')
    expect(sent[0]?.text).not.toContain('Klick-hier')
    expect(sent[0]?.to).toEqual({ address: 'greta@example.org' })
    const token = await server.tokenOf('verify_email')
    await browser.call('POST', '/api/public/customer/verify-email', { token })
    await sendTo('exists:greta:2')
    expect(sent[1]?.to.name).toBe('Klick-hier Gewinn')
  })
})
