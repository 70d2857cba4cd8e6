import type { LiveEvent } from '#contract/live.ts'
import type { ApiClient } from '../api.tsx'

/**
 * The one event stream of this browser. It tells its owner every event in order; after a break or a
 * gap in the numbers it says that everything shown has to be loaded again.
 */

export type StreamOwner = {
  readonly hear: (event: LiveEvent) => void
  readonly resync: () => void
  readonly setOnline: (isOnline: boolean) => void
}

export type LiveStream = {
  readonly follow: (auctionIds: readonly number[]) => void
  readonly close: () => void
}

/** After a break the page waits before it asks again (spec 9.3). */
const reconnectMs = 3000
/** Several parts of a page name what they follow within one turn. */
const gatherMs = 50

/** The server takes no more; a page of cards has far fewer. */
const followedLimit = 200

/** `isSuccessor` took over from a stream that ended: what happened in between is loaded again. */
export function openStream(
  client: ApiClient,
  owner: StreamOwner,
  isSuccessor: boolean,
): LiveStream {
  let source: EventSource | null = null
  let streamId: string | null = null
  let lastNumber = 0
  let followed: readonly number[] = []
  let hasBeenOpen = isSuccessor
  let isClosed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined

  async function connect(): Promise<void> {
    try {
      const { ticket } = await client.live.ticket()
      if (isClosed) return
      source?.close()
      source = new EventSource(`/api/notifications/get-sse?token=${encodeURIComponent(ticket)}`)
      source.onmessage = ({ data }) => receive(JSON.parse(data) as LiveEvent) // Our own server's event.
      source.onerror = () => reconnect()
    } catch {
      reconnect()
    }
  }

  function reconnect(): void {
    source?.close()
    source = null
    streamId = null
    owner.setOnline(false)
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(() => void connect(), reconnectMs)
  }

  function receive(event: LiveEvent): void {
    if (event.type === 'hello') {
      streamId = event.streamId
      lastNumber = event.number
      owner.setOnline(true)
      if (hasBeenOpen) owner.resync()
      hasBeenOpen = true
      sendFollowed()
      return
    }
    if (event.number !== lastNumber + 1) owner.resync()
    lastNumber = event.number
    owner.hear(event)
  }

  function sendFollowed(): void {
    if (streamId === null) return
    const body = { streamId, auctionIds: followed.slice(0, followedLimit) }
    // The server forgot the stream: open a new one, which names what it follows again.
    client.live.follow({ body }).catch(() => reconnect())
  }

  void connect()
  return {
    follow: (auctionIds) => {
      followed = auctionIds
      clearTimeout(gathering)
      gathering = setTimeout(sendFollowed, gatherMs)
    },
    close: () => {
      isClosed = true
      clearTimeout(retry)
      clearTimeout(gathering)
      source?.close()
    },
  }
}
