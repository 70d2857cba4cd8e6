import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { MailFailure, type OutgoingMail } from '../../integrations/mail/port.ts'
import { type AccountServer, enter, startAccountServer } from '../account/testing/account-server.ts'
import { automationKey } from './automation-key.ts'
import type { SendMail } from './mail-job.ts'
import { registerMessagingRoutes } from './messaging-routes.ts'
import type { AnnouncedMessage, MessagingServices, ReadingServices } from './messaging-services.ts'
import { notifyCustomer } from './notify-customer.ts'
import { closeCallsToAction } from './record-message.ts'
import { createSendMail } from './send-mail.ts'
import { messagingServicesOf } from './testing/messaging-services.ts'

const sent: OutgoingMail[] = []
const announced: AnnouncedMessage[] = []
let failure: Error | null = null
let server: AccountServer
let services: MessagingServices & ReadingServices

beforeAll(async () => {
  server = await startAccountServer({
    mount: (endpoints, accountServices) => {
      services = messagingServicesOf(accountServices, {
        send: (mail) => {
          if (failure) throw failure
          sent.push(mail)
        },
        announce: (message) => announced.push(message),
      })
      registerMessagingRoutes(endpoints, services)
    },
  })
})

beforeEach(() => {
  sent.length = 0
  announced.length = 0
  failure = null
})

const listUrl = '/api/private/notifications/pages/get'

async function counterOffer(customerId: number, cause: string) {
  await transaction(services.pool, (client) =>
    notifyCustomer(client, {
      customerId,
      notification: 'counter_offer_received',
      values: { amountEur: 24_500, turnEndsAt: '2026-11-24T15:00:00Z' },
      cause,
      entityId: 12,
      auctionId: 7,
    }),
  )
}

/** The queued jobs of one cause, run as the queue would. */
async function runMails(cause: string) {
  const { rows } = await services.pool.query<{ payload: SendMail }>(
    `select payload from graphile_worker._private_jobs where payload->>'cause' = $1`,
    [cause],
  )
  for (const { payload } of rows) await createSendMail(services)(payload)
  return rows.length
}

describe('a notification', () => {
  test('goes out in the reader’s language, with the link made only now', async () => {
    const browser = server.browser()
    await browser.register('anna@example.org', { language: 'nl' })
    const [queued] = (await server.notifications()).slice(-1)
    expect(JSON.stringify(queued)).not.toContain(await server.tokenOf('verify_email'))
    await createSendMail(services)(queued as SendMail)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to.address).toBe('anna@example.org')
    expect(sent[0]?.text).toContain(
      `http://nl.localhost:3000/auth/verify?token=${await server.tokenOf('verify_email')}`,
    )
  })

  test('is one notification however often its job runs', async () => {
    const { customerId } = await enter(server, 'ben@example.org')
    await counterOffer(customerId, `counter:ben`)
    await runMails('counter:ben')
    await runMails('counter:ben')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain('Hymer 12 (de)')
    const row = onlyRow(
      await services.pool.query<{ count: number }>(
        'select count(*)::int as count from messages where customer_id = $1',
        [customerId],
      ),
    )
    expect(row.count).toBe(1)
  })

  test('keeps its message id when it is tried again', async () => {
    const { customerId } = await enter(server, 'cleo@example.org')
    await counterOffer(customerId, 'counter:cleo')
    failure = new MailFailure('retry', 451, null)
    await expect(runMails('counter:cleo')).rejects.toThrow('451')
    failure = null
    await runMails('counter:cleo')
    const row = onlyRow(
      await services.pool.query<{ message_id_header: string }>(
        `select message_id_header from mails_sent where cause = 'counter:cleo'`,
      ),
    )
    expect(sent.map(({ messageId }) => messageId)).toEqual([row.message_id_header])
  })

  test('to an address that does not exist is given up for good', async () => {
    const { customerId } = await enter(server, 'dora@example.org')
    await counterOffer(customerId, 'counter:dora')
    failure = new MailFailure('final', 550, null)
    await runMails('counter:dora')
    failure = null
    await runMails('counter:dora')
    expect(sent).toHaveLength(0)
  })

  test('is queued only if what it tells has happened', async () => {
    const { customerId } = await enter(server, 'emil@example.org')
    const undone = transaction(services.pool, async (client) => {
      const message = { customerId, values: {}, cause: 'undone:emil' }
      await notifyCustomer(client, { ...message, notification: 'bid_received' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await runMails('undone:emil')).toBe(0)
  })

  test('that reminds can be stopped by the key in the mail', async () => {
    const { customerId } = await enter(server, 'finn@example.org')
    const remind = async (cause: string) => {
      const values = { percent: 60 }
      const payload = {
        notification: 'complete_ad_reminder',
        customerId,
        values,
        cause,
        entityId: 12,
      }
      await createSendMail(services)(payload)
    }
    await remind('reminder:1')
    expect(sent[0]?.text).toContain(automationKey(services, 'finn@example.org'))
    const query = `e=finn@example.org&h=${automationKey(services, 'finn@example.org')}`
    const url = `/api/public/email-automation/COMPLETE_AD_REMINDER?${query}`
    await server.browser().call('PUT', url, { isActive: false })
    await remind('reminder:2')
    expect(sent).toHaveLength(1)
    const forged = url.replace(/h=.*/, 'h=aaaaaaaaaaaaaaaaaaaaaa')
    const answer = await server.browser().call('PUT', forged, { isActive: true })
    expect(answer.json().code).toBe('LINK_INVALID')
  })

  test('a newsletter is ended by the foot of its mail, and asked for anew (spec 7.7)', async () => {
    const { pool } = services
    const email = 'reader@example.org'
    const reader = `e=${email}&h=${automationKey(services, email)}`
    const shown = async () => {
      const url = `/api/public/email-automation/all/get?${reader}`
      const { automations } = (await server.browser().get(url)).json()
      return automations.find(({ type }: { type: string }) => type === 'NEWSLETTER')
    }
    const change = (isActive: boolean) => {
      const url = `/api/public/email-automation/NEWSLETTER?${reader}`
      return server.browser().call('PUT', url, { isActive })
    }
    expect(await shown()).toBeUndefined()
    await change(true)
    expect(await shown()).toBeUndefined()
    await pool.query(
      `insert into newsletter_subscriptions (email, locale, confirmed_at) values ($1, 'de', now())`,
      [email],
    )
    expect(await shown()).toMatchObject({ isActive: true })
    await change(false)
    expect(await shown()).toMatchObject({ isActive: false })
    await change(true)
    expect(await shown()).toMatchObject({ isActive: true })
    // From here on the service that sends it ends it, in each of its mails.
    await pool.query('update newsletter_subscriptions set passed_on_at = now()')
    await change(false)
    expect(await shown()).toBeUndefined()
  })
})

describe('messages in the account (spec 7.6)', () => {
  test('are told to open pages, listed by subject, counted, and read as a thread', async () => {
    const { browser, customerId } = await enter(server, 'gina@example.org')
    await counterOffer(customerId, 'counter:gina')
    await runMails('counter:gina')
    expect(announced).toMatchObject([
      { customerId, notification: 'counter_offer_received', auctionId: 7 },
    ])
    const page = (await browser.get(`${listUrl}?storeCode=en`)).json()
    expect(page).toMatchObject({ unRead: 1, openCtas: 1, total: 1 })
    expect(page.subjects).toMatchObject([{ title: 'Hymer 12 (en)', messageCount: 1, unRead: 1 }])
    const asked = 'accept_counteroffer_or_offer_or_leave'
    expect(page.notifications[0]).toMatchObject({
      callToActionTypeCode: asked,
      destination: { screen: 'renegotiation', id: 7, fragment: null },
    })
    expect(page.notifications[0]).toMatchObject({ groupKey: 'ad-12', entityId: 12, read: false })
    expect(page.notifications[0].subject).toContain('Hymer 12 (en)')
    await browser.call('PUT', '/api/private/messages/read-by-slug/ad-12')
    await closeCallsToAction(services.pool, { auctionId: 7, customerId, now: new Date() })
    const again = await browser.call('PUT', '/api/private/messages/read-by-slug/ad-12')
    expect(again.statusCode).toBe(200)
    expect((await browser.get(`${listUrl}?groupKey=ad-12`)).json()).toMatchObject({
      unRead: 0,
      openCtas: 0,
      notifications: [{ read: true, callToActionResponseTypeCode: asked }],
    })
  })

  test('come by twenty subjects, those that need their reader first (spec 9.4)', async () => {
    const { browser, customerId } = await enter(server, 'kurt@example.org')
    await services.pool.query(
      `insert into messages (customer_id, group_key, notification, cause, created_at)
       select $1, 'ad-' || n, case when n <= 2 then 'question_answered' else 'auction_started' end,
         'subject:' || n, now() - n * interval '-1 minute'
       from generate_series(1, 45) as n`,
      [customerId],
    )
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await browser.get(`${listUrl}?subjectPage=${page}`)).json()),
    )
    expect(pages.map(({ subjects }) => subjects.length)).toEqual([20, 20, 5])
    expect(pages[0]).toMatchObject({
      subjectTotal: 45,
      subjectCounts: { all: 45, in_need: 2 },
      unRead: 2,
    })
    const first = pages[0].subjects.slice(0, 3)
    expect(first.map(({ groupKey }: { groupKey: string }) => groupKey)).toEqual([
      ...['ad-2', 'ad-1', 'ad-45'],
    ])
  })

  test('are narrowed to a filter and to a name, the counts stay those of all', async () => {
    const { browser, customerId } = await enter(server, 'lena@example.org')
    await services.pool.query(
      `insert into messages (customer_id, group_key, listing_id, notification, cause, read_at, created_at)
       values ($1, 'ad-31', 31, 'auction_sold_dealer', 'filter:1', now(), now()),
         ($1, 'ad-32', 32, 'question_answered', 'filter:2', null, now()),
         ($1, 'ad-33', 33, 'auction_lost', 'filter:3', now(), now() - interval '31 days')`,
      [customerId],
    )
    const keysOf = async (query: string) => {
      const page = (await browser.get(`${listUrl}?${query}`)).json()
      expect(page.subjectCounts).toEqual({ all: 2, in_need: 1, purchases: 1, sales: 0, archive: 1 })
      const keys = page.subjects.map(({ groupKey }: { groupKey: string }) => groupKey).toSorted()
      expect(page.subjectTotal).toBe(keys.length)
      return keys
    }
    expect(await keysOf('')).toEqual(['ad-31', 'ad-32'])
    expect(await keysOf('filter=in_need')).toEqual(['ad-32'])
    expect(await keysOf('filter=purchases')).toEqual(['ad-31'])
    expect(await keysOf('filter=archive')).toEqual(['ad-33'])
    expect(await keysOf('text=HYMER%2032')).toEqual(['ad-32'])
    expect(await keysOf('text=33')).toEqual([])
    expect(await keysOf('text=33&filter=archive')).toEqual(['ad-33'])
    const thread = (await browser.get(`${listUrl}?groupKey=ad-33`)).json()
    expect(thread.subject).toMatchObject({ groupKey: 'ad-33', title: 'Hymer 33 (de)' })
    const beyond = await browser.get(`${listUrl}?filter=none_of_these`)
    expect(beyond.statusCode).toBe(422)
  })

  test('of another customer are neither listed nor read', async () => {
    const { customerId } = await enter(server, 'hans@example.org')
    const { browser: stranger } = await enter(server, 'ida@example.org')
    await counterOffer(customerId, 'counter:hans')
    expect((await stranger.get(listUrl)).json()).toMatchObject({ notifications: [], total: 0 })
    const answers = [
      await stranger.call('PUT', '/api/private/messages/read-by-slug/ad-12'),
      await stranger.get(`${listUrl}?groupKey=ad-12`),
      await stranger.get('/api/private/messages/ad-12/vehicle'),
      await stranger.get(`${listUrl}?groupKey=no-such-subject`),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('NOT_FOUND'))
    const { rows } = await services.pool.query(
      'select read_at from messages where customer_id = $1',
      [customerId],
    )
    expect(rows).toEqual([{ read_at: null }])
    expect((await server.browser().get(listUrl)).json().code).toBe('NOT_LOGGED_IN')
  })
})
