import type { LiveEvent } from '#contract/live.ts'
import type { ApiClient } from '../api.tsx'
import { randomId } from '../random-id.ts'
import { type LiveStream, openStream, type StreamOwner } from './stream.ts'

/**
 * One stream for all tabs of a host, because a browser opens only six connections to one. The tab
 * that holds the lock keeps the stream and passes its events on; when it closes, the lock and with
 * it the stream go to another tab.
 */

type TabMessage =
  | { readonly kind: 'wants'; readonly tab: string; readonly auctionIds: readonly number[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'asked' }
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'resync' }
  | { readonly kind: 'online'; readonly isOnline: boolean }

/** Whoever gets the lock later than this has listened to another tab before. */
const takeoverMs = 500

/** Tabs of another login share nothing: their events are cut for somebody else. */
export function shareStream(
  client: ApiClient,
  owner: StreamOwner,
  customerId: number | null,
): LiveStream {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return openStream(client, owner, false)
  }
  const name = `cm24-live-${customerId ?? 'visitor'}`
  const tab = randomId()
  const channel = new BroadcastChannel(name)
  const wants = new Map<string, readonly number[]>()
  let own: readonly number[] = []
  let stream: LiveStream | null = null
  let release: () => void = () => undefined
  const abort = new AbortController()

  let isClosed = false
  const post = (message: TabMessage) => {
    // A lock, a ticket or an answer may still arrive after the page let go.
    if (!isClosed) channel.postMessage(message)
  }
  const followAll = () => stream?.follow([...new Set([...wants.values()].flat())])

  const openedAt = performance.now()
  const lead = () => {
    const isSuccessor = performance.now() - openedAt > takeoverMs
    const shared: StreamOwner = {
      hear: (event) => {
        post({ kind: 'event', event })
        owner.hear(event)
      },
      resync: () => {
        post({ kind: 'resync' })
        owner.resync()
      },
      setOnline: (isOnline) => {
        post({ kind: 'online', isOnline })
        owner.setOnline(isOnline)
      },
    }
    stream = openStream(client, shared, isSuccessor)
    wants.set(tab, own)
    post({ kind: 'asked' })
    followAll()
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    switch (data.kind) {
      case 'wants':
        if (stream) {
          wants.set(data.tab, data.auctionIds)
          followAll()
        }
        return
      case 'gone':
        wants.delete(data.tab)
        return followAll()
      case 'asked':
        return sayWants()
      case 'event':
        return owner.hear(data.event)
      case 'resync':
        return owner.resync()
      case 'online':
        return owner.setOnline(data.isOnline)
    }
  }

  navigator.locks
    .request(name, { signal: abort.signal }, () => {
      if (isClosed) return
      lead()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    .catch(() => undefined)

  // A tab that is closed runs no clean-up of its components.
  const sayGone = () => post({ kind: 'gone', tab })
  const sayWants = () => post({ kind: 'wants', tab, auctionIds: own })
  addEventListener('pagehide', sayGone)
  addEventListener('pageshow', sayWants)

  const close = () => {
    removeEventListener('pagehide', sayGone)
    removeEventListener('pageshow', sayWants)
    sayGone()
    isClosed = true
    abort.abort()
    stream?.close()
    release()
    channel.close()
  }
  return {
    follow: (auctionIds) => {
      own = auctionIds
      if (stream) {
        wants.set(tab, own)
        followAll()
      } else {
        sayWants()
      }
    },
    close,
  }
}
