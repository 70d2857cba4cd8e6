import type { LiveEvent } from '#contract/live.ts'
import type { ApiClient } from '../api-client.ts'
import { randomId } from '../random-id.ts'
import { type LiveStream, openStream, type StreamOwner } from './stream.ts'

/**
 * One stream for all tabs of a host, because a browser opens only six connections to one. The tab
 * that holds the lock keeps the stream and passes its events on; when it closes, the lock and with
 * it the stream go to another tab.
 */

type StreamMessage =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'resync' }
  | { readonly kind: 'lost'; readonly silentMs: number }
  | { readonly kind: 'regained' }

type TabMessage =
  | StreamMessage
  | { readonly kind: 'wants'; readonly tab: string; readonly auctionIds: readonly number[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'asked' }
  | { readonly kind: 'looked_at' }

/** Whoever gets the lock later than this has listened to another tab before. */
const takeoverMs = 500

/**
 * Tabs of another login share nothing: their events are cut for somebody else. Nor do tabs of another
 * build: it may mean something else by its events.
 */
export function shareStream(
  client: Pick<ApiClient, 'live'>,
  owner: StreamOwner,
  group: { readonly customerId: number | null; readonly build: string },
): LiveStream {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return openStream(client, owner, false)
  }
  const name = `cm24-live-${group.build}-${group.customerId ?? 'visitor'}`
  const openedAt = performance.now()
  const tabs = joinTabs(name, owner)
  const abort = new AbortController()
  let release: () => void = () => undefined
  navigator.locks
    .request(name, { signal: abort.signal }, () => {
      if (abort.signal.aborted) return
      tabs.lead(openStream(client, tabs.all, performance.now() - openedAt > takeoverMs))
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    .catch(() => undefined)
  return {
    follow: tabs.follow,
    hurry: tabs.hurry,
    close: () => {
      abort.abort()
      tabs.leave()
      release()
    },
  }
}

/** This tab among those of its host: what it wants, and what it hears of the one that leads. */
function joinTabs(name: string, owner: StreamOwner) {
  const tab = randomId()
  const channel = new BroadcastChannel(name)
  const wants = new Map<string, readonly number[]>()
  let own: readonly number[] = []
  let stream: LiveStream | null = null
  let hasLeft = false

  const post = (message: TabMessage) => {
    // A ticket or an answer may still arrive after the page let go.
    if (!hasLeft) channel.postMessage(message)
  }
  const followAll = () => stream?.follow([...new Set([...wants.values()].flat())])
  const sayWants = () => post({ kind: 'wants', tab, auctionIds: own })
  // A tab that is closed runs no clean-up of its components.
  const sayGone = () => post({ kind: 'gone', tab })
  // The tab that keeps the stream may be a hidden one.
  const hurry = () => {
    if (document.visibilityState !== 'visible') return
    if (stream) stream.hurry()
    else post({ kind: 'looked_at' })
  }
  const leading = leadingOwner(owner, post)
  addEventListener('pagehide', sayGone)
  addEventListener('pageshow', sayWants)
  document.addEventListener('visibilitychange', hurry)

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'asked') return sayWants()
    if (data.kind === 'looked_at') return stream?.hurry()
    if (data.kind === 'wants' || data.kind === 'gone') {
      if (data.kind === 'gone') wants.delete(data.tab)
      else wants.set(data.tab, data.auctionIds)
      leading.sayLost()
      return followAll()
    }
    dispatch(owner, data)
  }

  return {
    /** Whom the stream tells when this tab leads: itself and every other one. */
    all: leading.owner,
    lead: (opened: LiveStream) => {
      stream = opened
      wants.set(tab, own)
      post({ kind: 'asked' })
      followAll()
    },
    follow: (auctionIds: readonly number[]) => {
      own = auctionIds
      if (stream === null) return sayWants()
      wants.set(tab, own)
      followAll()
    },
    hurry,
    leave: () => {
      removeEventListener('pagehide', sayGone)
      removeEventListener('pageshow', sayWants)
      document.removeEventListener('visibilitychange', hurry)
      sayGone()
      hasLeft = true
      stream?.close()
      channel.close()
    },
  }
}

/** What the stream of the leading tab tells, told to all tabs. */
function leadingOwner(owner: StreamOwner, post: (message: StreamMessage) => void) {
  /** The steady time of the last word, while the connection is lost. */
  let silentSince: number | null = null
  const share = (message: StreamMessage) => {
    post(message)
    dispatch(owner, message)
  }
  const shared: StreamOwner = {
    hear: (event) => share({ kind: 'event', event }),
    resync: () => share({ kind: 'resync' }),
    opened: owner.opened,
    lose: (silentMs) => {
      silentSince ??= performance.now() - silentMs
      share({ kind: 'lost', silentMs })
    },
    regain: () => {
      silentSince = null
      share({ kind: 'regained' })
    },
  }
  /** To a tab that was not there when it happened. */
  const sayLost = () => {
    if (silentSince === null) return
    post({ kind: 'lost', silentMs: performance.now() - silentSince })
  }
  return { owner: shared, sayLost }
}

function dispatch(owner: StreamOwner, message: StreamMessage): void {
  switch (message.kind) {
    case 'event':
      owner.hear(message.event)
      break
    case 'resync':
      owner.resync()
      break
    case 'lost':
      owner.lose(message.silentMs)
      break
    case 'regained':
      owner.regain()
      break
  }
}
