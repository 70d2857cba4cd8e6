import { expect } from 'vitest'
import type { OutgoingMail } from '#server/integrations/mail/port.ts'
import type { PushTarget } from '#server/integrations/push/port.ts'
import { startPushStandIn } from '#server/integrations/push/push-stand-in.ts'
import { vapidKeysOf } from '#server/integrations/push/vapid-keys.ts'
import { createWebPushSender } from '#server/integrations/push/web-push-client.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type Browser, enter, startAccountServer } from '../../account/testing/account-server.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import type { SendMail } from '../mail-job.ts'
import { registerMessagingRoutes } from '../messaging-routes.ts'
import type { MessagingServices } from '../messaging-services.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { createSendPush } from '../push/send-push.ts'
import { createSendMail } from '../send-mail.ts'
import { messagingServicesOf } from './messaging-services.ts'

export const settings = '/api/private/notification-settings'

/** Pushes through the real client to a push service that decrypts; mails stand beside them. */
export async function startPushWorld() {
  const sent: OutgoingMail[] = []
  const standIn = await startPushStandIn()
  const sender = createWebPushSender({
    keys: vapidKeysOf(Buffer.alloc(32, 7)),
    contact: 'mailto:service@cm24.example',
    // Only a silent service is waited for so long.
    timeoutMs: 2000,
    hosts: [],
    insideOrigins: [standIn.origin],
  })
  let mounted: MessagingServices | undefined
  const server = await startAccountServer({
    mount: (endpoints, accountServices) => {
      const parts = { send: (mail: OutgoingMail) => sent.push(mail), push: sender }
      const own = messagingServicesOf(accountServices, parts)
      mounted = own
      registerMessagingRoutes(endpoints, own)
    },
  })
  if (!mounted) throw new Error('The messaging area was not mounted')
  const services = mounted
  return {
    ...{ server, services, standIn, sent },
    arrivedAt: ({ endpoint }: PushTarget) =>
      standIn.arrived.filter((push) => push.endpoint === endpoint),
    /** A Monday afternoon in Berlin: no quiet hours. */
    startAnew: async () => {
      sent.length = 0
      standIn.answer(null)
      await setMarketTime(services, '2026-11-23T13:30:00Z')
    },
    setMarketTime: (instant: string) => setMarketTime(services, instant),
    addDevice,
    dealerWithDevice: async (email: string) => {
      const { browser, customerId } = await enter(server, email)
      const target = standIn.newDevice()
      expect(await addDevice(browser, target)).toBe(200)
      return { browser, customerId, target }
    },
    outbid: (customerId: number, change: { endsAt?: string } = {}) =>
      outbid(services, customerId, change),
    work: (cause: string) => work(services, cause),
    jobsOf: (cause: string) => jobsOf(services, cause),
  }
}

async function setMarketTime({ pool }: MessagingServices, instant: string): Promise<void> {
  await pool.query(
    `update market_clock set offset_ms = extract(epoch from $1::timestamptz - now()) * 1000`,
    [instant],
  )
}

async function addDevice(browser: Browser, subscription: PushTarget): Promise<number> {
  return (await browser.call('POST', '/api/private/push-devices', { subscription })).statusCode
}

let lastCause = 0
async function outbid(
  { pool }: MessagingServices,
  customerId: number,
  change: { endsAt?: string },
): Promise<string> {
  lastCause += 1
  const cause = `outbid:${lastCause}`
  await transaction(pool, (client) =>
    notifyCustomer(client, {
      customerId,
      notification: 'you_were_outbid',
      values: {
        ...{ currentBidEur: 41_000, minimumEur: 41_250, vehicle: 'Hymer' },
        endsAt: change.endsAt ?? '2026-11-23T14:00:00Z',
      },
      cause,
      entityId: 12,
      auctionId: 7,
    }),
  )
  return cause
}

/** The queued jobs of one cause, as the queue would run them; answers what is queued afterwards. */
async function work(services: MessagingServices, cause: string): Promise<readonly string[]> {
  for (const { task, payload } of await jobsOf(services, cause)) {
    if (task === 'send-push') await createSendPush(services)(payload as ChannelJob)
    else await createSendMail(services)(payload as SendMail)
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
