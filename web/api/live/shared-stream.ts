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

const name = 'cm24-live'

export function shareStream(client: ApiClient, owner: StreamOwner): LiveStream {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return openStream(client, owner)
  }
  const tab = randomId()
  const channel = new BroadcastChannel(name)
  const wants = new Map<string, readonly number[]>()
  let own: readonly number[] = []
  let stream: LiveStream | null = null
  let release: () => void = () => undefined
  const abort = new AbortController()

  const post = (message: TabMessage) => channel.postMessage(message)
  const followAll = () => stream?.follow([...new Set([...wants.values()].flat())])

  const lead = () => {
    stream = openStream(client, {
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
    })
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
        return post({ kind: 'wants', tab, auctionIds: own })
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
      lead()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    .catch(() => undefined)

  const close = () => {
    post({ kind: 'gone', tab })
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
        post({ kind: 'wants', tab, auctionIds: own })
      }
    },
    close,
  }
}
