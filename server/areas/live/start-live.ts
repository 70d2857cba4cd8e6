import type { Viewer } from '../../platform/http/call-context.ts'
import type { ChangeNotifier } from '../../platform/live/change-notifier.ts'
import { encodeEvent, type StreamHub } from '../../platform/live/stream-hub.ts'
import type { Services } from '../../platform/services.ts'
import type { AuctionUseCases } from '../auction/api.ts'
import { guardStreams } from './end-streams.ts'
import { createLiveAds } from './live-ads.ts'
import { createLiveAuctions, type LiveAuctions } from './live-auctions.ts'
import { reloadCustomers } from './live-customers.ts'
import { createLiveMessages } from './live-messages.ts'
import { createLiveQuestions } from './live-questions.ts'

export type Live = Pick<LiveAuctions, 'follow'> & { readonly stop: () => void }

/** Sends the open pages of this process what has changed, each page what its viewer may see. */
export function startLive(
  parts: Pick<Services, 'pool' | 'log' | 'now' | 'endedSessions'> & {
    readonly hub: StreamHub<Viewer>
    readonly changeNotifier: ChangeNotifier
    readonly auctions: AuctionUseCases
    readonly termsValidFrom: Date
  },
): Live {
  const { hub, changeNotifier } = parts
  const auctions = createLiveAuctions(parts)
  const guard = guardStreams(parts)
  changeNotifier.listen('auctions', auctions.changed)
  changeNotifier.listen('listings', createLiveAds(parts))
  changeNotifier.listen('questions', createLiveQuestions(parts))
  changeNotifier.listen('messages', createLiveMessages(parts))
  changeNotifier.listen('customers', (ids) => reloadCustomers(hub, ids))
  changeNotifier.listen('clock', () => {
    const reload = encodeEvent({ type: 'reload', subject: 'clock' })
    for (const stream of hub.all()) stream.send(reload)
  })
  return { follow: auctions.follow, stop: guard.stop }
}
