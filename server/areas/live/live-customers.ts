import type { Viewer } from '../../platform/http/call-context.ts'
import { encodeEvent, type StreamHub } from '../../platform/live/stream-hub.ts'

const reload = encodeEvent({ type: 'reload', subject: 'customer' })

/** A message came or the profile changed: the customer's open pages load it themselves. */
export function reloadCustomers(hub: StreamHub<Viewer>, customerIds: readonly number[]): void {
  for (const stream of hub.all()) {
    const { customerId } = stream.listener
    if (customerId !== null && customerIds.includes(customerId)) {
      stream.send(reload)
    }
  }
}
