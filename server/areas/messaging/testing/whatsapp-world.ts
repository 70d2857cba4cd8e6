import { expect } from 'vitest'
import type { OutgoingMail } from '#server/integrations/mail/port.ts'
import { createWhatsAppClient } from '#server/integrations/whatsapp/whatsapp-client.ts'
import {
  startWhatsAppStandIn,
  type Webhook,
  type WhatsAppStandIn,
} from '#server/integrations/whatsapp/whatsapp-stand-in.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { readWhatsApp } from '#server/platform/settings/read-whatsapp.ts'
import { enter, startAccountServer } from '../../account/testing/account-server.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import type { SendMail } from '../mail-job.ts'
import { registerMessagingRoutes } from '../messaging-routes.ts'
import type { MessagingServices, ReadingServices } from '../messaging-services.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { createSendMail } from '../send-mail.ts'
import {
  answerStopWordTask,
  createAnswerStopWord,
  type HeardStopWord,
} from '../whatsapp/answer-stop-word.ts'
import { createSendWhatsApp } from '../whatsapp/send-whatsapp.ts'
import { registerWhatsAppWebhook, whatsAppWebhookPath } from '../whatsapp/whatsapp-routes.ts'
import { messagingServicesOf } from './messaging-services.ts'

/** Messages by WhatsApp through the real client, with telephones that write back by signed webhooks. */
export async function startWhatsAppWorld() {
  const sent: OutgoingMail[] = []
  const settings = readWhatsApp({ WHATSAPP_MODE: 'standin' }, (_of, { fallback }) => fallback)
  if (!settings) throw new Error('The stand-in has settings')
  const standIn: WhatsAppStandIn = await startWhatsAppStandIn(settings, async (webhook) => {
    expect((await post(webhook)).statusCode).toBe(200)
  })
  const whatsApp = createWhatsAppClient({ ...settings, baseUrl: standIn.baseUrl, timeoutMs: 1000 })
  let mounted: (MessagingServices & ReadingServices) | undefined
  const server = await startAccountServer({
    mount: (endpoints, accountServices) => {
      const parts = { send: (mail: OutgoingMail) => sent.push(mail), whatsApp }
      mounted = messagingServicesOf(accountServices, parts)
      registerMessagingRoutes(endpoints, mounted)
    },
  })
  if (!mounted) throw new Error('The messaging area was not mounted')
  const services = { ...mounted, config: { ...mounted.config, whatsApp: settings } }
  await registerWhatsAppWebhook(server.app, services)
  const post = ({ body, signature }: Webhook) =>
    server.app.inject({
      ...{ method: 'POST', url: whatsAppWebhookPath, payload: body },
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    })
  let lastNumber = 4_915_123_456_000
  const world = {
    ...{ server, services, standIn, sent, post, settings },
    arrivedAt: (telephone: string) => standIn.arrived.filter(({ to }) => to === telephone),
    newTelephone: () => {
      lastNumber += 1
      return `+${lastNumber}`
    },
    /** A Monday afternoon in Berlin: no quiet hours. */
    startAnew: async () => {
      sent.length = 0
      standIn.answer(null)
      await world.setMarketTime('2026-11-23T13:30:00Z')
    },
    setMarketTime: (instant: string) =>
      services.pool.query(
        `update market_clock set offset_ms = extract(epoch from $1::timestamptz - now()) * 1000`,
        [instant],
      ),
    /** A dealer who has typed the code that came to their number. */
    dealerWithNumber: async (email: string) => {
      const { browser, customerId } = await enter(server, email)
      const telephone = world.newTelephone()
      await browser.call('POST', '/api/private/whatsapp', { telephone, isAgreed: true })
      const code = world.arrivedAt(telephone).at(-1)?.parameters[0]
      const confirmed = await browser.call('POST', '/api/private/whatsapp/code', { code })
      expect(confirmed.statusCode).toBe(200)
      return { browser, customerId, telephone }
    },
    outbid: (customerId: number, endsAt?: string) => outbid(services, customerId, endsAt),
    work: (cause: string) => work(services, cause),
    jobsOf: (cause: string) => jobsOf(services, cause),
  }
  return world
}

let lastCause = 0
async function outbid(
  { pool }: MessagingServices,
  customerId: number,
  endsAt = '2026-11-23T14:00:00Z',
): Promise<string> {
  lastCause += 1
  const cause = `outbid:${lastCause}`
  await transaction(pool, (client) =>
    notifyCustomer(client, {
      ...{ customerId, cause, entityId: 12, auctionId: 7, notification: 'you_were_outbid' },
      values: { currentBidEur: 41_000, minimumEur: 41_250, vehicle: 'Hymer', endsAt },
    }),
  )
  return cause
}

/** The queued jobs of one cause, as the queue would run them; answers what is queued afterwards. */
async function work(services: MessagingServices, cause: string): Promise<readonly string[]> {
  for (const { task, payload } of await jobsOf(services, cause)) {
    if (task === 'send-whatsapp') await createSendWhatsApp(services)(payload as ChannelJob)
    if (task === answerStopWordTask) await createAnswerStopWord(services)(payload as HeardStopWord)
    if (task === 'send-mail') await createSendMail(services)(payload as SendMail)
  }
  return (await jobsOf(services, cause)).map(({ task }) => task)
}

async function jobsOf({ pool }: MessagingServices, cause: string) {
  const { rows } = await pool.query<{ task: string; payload: object; run_at: Date }>(
    `select identifier as task, payload, run_at from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where payload->>'cause' = $1 order by identifier desc, job.id`,
    [cause],
  )
  return rows
}
