import type { Viewer } from '../../platform/http/call-context.ts'
import { encodeEvent, type StreamHub } from '../../platform/live/stream-hub.ts'

/**
 * An ad was saved: the pages that show it, or on which it is written, load it again (spec 4). The event says no more
 * than that, so what a helper may not see is not in it.
 */
export function createLiveAds({ hub }: { readonly hub: StreamHub<Viewer> }) {
  return (entityIds: readonly number[]): void => {
    for (const entityId of entityIds) {
      const event = encodeEvent({ type: 'ad_edited', entityId })
      for (const stream of hub.all()) {
        if (stream.followedAds.has(entityId)) stream.send(event)
      }
    }
  }
}
