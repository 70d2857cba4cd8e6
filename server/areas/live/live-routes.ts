import { liveEndpoints } from '#contract/endpoints/live.ts'
import { networkOf } from '#domain/account/security/network.ts'
import type { DatabasePool } from '../../platform/database/pool.ts'
import type { CallContext, Viewer } from '../../platform/http/call-context.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { createLimitPerKey } from '../../platform/limits/limit-per-key.ts'
import type { StreamHub } from '../../platform/live/stream-hub.ts'
import type { Tickets } from '../../platform/live/tickets.ts'
import { accessCookie, findEndedSessions } from '../account/api.ts'
import { endStreamsOfEndedLogins } from './end-streams.ts'
import type { Live } from './start-live.ts'

const retryStreamSeconds = 60

/** Binds the live stream: ticket, stream, and what it follows. */
export function registerLiveRoutes(
  endpoints: EndpointServer,
  services: {
    readonly pool: DatabasePool
    readonly hub: StreamHub<Viewer>
    readonly tickets: Tickets<Viewer>
    readonly auctions: Pick<Live, 'follow'>
    /** A browser has one for all its tabs; many people may share an address. */
    readonly streamsPerAddress: number
    /** Which of these ads the caller may fill in or see. */
    readonly followableAds: (
      context: CallContext,
      entityIds: readonly number[],
    ) => Promise<number[]>
  },
): void {
  endpoints.on(liveEndpoints.ticket, async (_input, context) => {
    // Before the session is looked at: that question would hang with the database, and the page with it.
    if (!(await services.hub.isAlive())) throw refuseCall('SERVICE_UNAVAILABLE')
    // A visitor's ticket would leave the page open as if its login went on.
    if (await hasLoginEnded(services.pool, context)) {
      context.clearCookie(accessCookie)
      throw refuseCall('SESSION_EXPIRED')
    }
    return { ticket: services.tickets.issue(context.viewer) }
  })
  const places = createLimitPerKey(services.streamsPerAddress)
  endpoints.onRaw(liveEndpoints.stream, async ({ query }, { address }, { reply }) => {
    const viewer = services.tickets.redeem(query.token)
    if (!viewer) throw refuseCall('LINK_INVALID')
    const leave = places.take(networkOf(address))
    if (!leave) throw refuseCall('TOO_MANY_REQUESTS', { seconds: retryStreamSeconds })
    reply.raw.once('close', leave)
    // Those of every answer: a stream is written past the server that would send them.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // The login may have ended since the ticket was issued, which only an open stream would hear of.
    const stream = services.hub.open(reply.raw, viewer)
    await endStreamsOfEndedLogins(services, [stream])
    return reply
  })
  endpoints.on(liveEndpoints.follow, async ({ body }, context) => {
    const stream = services.hub.find(body.streamId)
    if (!stream) throw refuseCall('NOT_FOUND')
    // The id is a secret of its browser. Where somebody has logged in or out since, the stream still tells whoever they were: it
    // ends, and the page opens another one, as after any break.
    if (stream.listener.customerId !== context.viewer.customerId) {
      stream.close()
      return {}
    }
    const ads = await services.followableAds(context, body.adIds)
    stream.followedAds.clear()
    for (const id of ads) stream.followedAds.add(id)
    await services.auctions.follow(stream, body.auctionIds)
    return {}
  })
}

async function hasLoginEnded(
  pool: DatabasePool,
  { viewer, cookies }: Pick<CallContext, 'viewer' | 'cookies'>,
): Promise<boolean> {
  const { sessionId } = viewer
  if (sessionId === null) return cookies[accessCookie] !== undefined
  return (await findEndedSessions(pool, [sessionId])).size > 0
}
