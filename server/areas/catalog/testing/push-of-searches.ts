import { startPushStandIn } from '#server/integrations/push/push-stand-in.ts'
import { vapidKeysOf } from '#server/integrations/push/vapid-keys.ts'
import { createWebPushSender } from '#server/integrations/push/web-push-client.ts'
import { describeVehicles } from '../../listing/api.ts'
import { createSendPush, createSendPushSummary, type PushServices } from '../../messaging/api.ts'
import { listPushedSearches } from '../searches/search-pushes.ts'
import type { startSearchWorld } from './search-world.ts'

type Shown = Readonly<Record<'title' | 'body' | 'url' | 'tag', string>>

/** Pushes of saved searches, from the queue through the real client to a push service that decrypts. */
export async function startPushOfSearches({
  app,
  pool,
  services,
  jobs,
}: Awaited<ReturnType<typeof startSearchWorld>>) {
  const standIn = await startPushStandIn()
  const push = createWebPushSender({
    keys: vapidKeysOf(services.keys.push),
    contact: 'mailto:service@cm24.example',
    timeoutMs: 2000,
    hosts: [],
    insideOrigins: [standIn.origin],
  })
  const pushServices: PushServices = {
    ...{ ...services, hosts: app.market.hosts, push, whatsApp: null },
    ...{ describeVehicles, listPushedSearches },
  }
  const send = createSendPush(pushServices)
  const endpoints = new Map<number, string>()
  return {
    stop: standIn.stop,
    /** Whether devices are silent is asked by the market's clock. */
    setMarketTime: (instant: string) =>
      pool.query(
        `update market_clock set offset_ms = extract(epoch from $1::timestamptz - now()) * 1000`,
        [instant],
      ),
    addDevice: async (customerId: number) => {
      const target = standIn.newDevice()
      await pool.query(
        `insert into push_devices (customer_id, login_id, endpoint, p256dh, auth, device, locale, created_at)
         select $1, login_id, $2, $3, $4, 'Firefox', 'de', $5 from sessions where customer_id = $1`,
        [customerId, target.endpoint, target.p256dh, target.auth, services.now()],
      )
      endpoints.set(customerId, target.endpoint)
    },
    /** Sends what is queued for a dealer. */
    sendTo: async (customerId: number) => {
      for (const { payload } of await jobs('send-push', { customerId })) {
        await send(payload as unknown as Parameters<typeof send>[0])
      }
    },
    sendSummary: (customerId: number) => createSendPushSummary(pushServices)({ customerId }),
    /** What a dealer's device has shown. */
    shownTo: (customerId: number) =>
      standIn.arrived
        .filter(({ endpoint }) => endpoint === endpoints.get(customerId))
        .map(({ payload }) => JSON.parse(payload) as Shown),
  }
}
