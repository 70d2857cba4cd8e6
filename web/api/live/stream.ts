import type { LiveEvent } from '#contract/live.ts'
import type { ApiClient } from '../api-client.ts'
import { createRetry } from './back-off.ts'
import { watchLine } from './line-watch.ts'

/**
 * The one event stream of this browser. It tells its owner every event in order; after a break or a
 * gap in the numbers it says that everything shown has to be loaded again.
 */

export type StreamOwner = {
  readonly hear: (event: LiveEvent) => void
  readonly resync: () => void
  /** It is open for the first time; what was told since the page was drawn was told to others. */
  readonly opened: () => void
  /** The connection is lost; nothing has been heard for so long. Told once for each attempt. */
  readonly lose: (silentMs: number) => void
  /** It is back. What happened in between is not known before everything is loaded again. */
  readonly regain: () => void
}

export type LiveStream = {
  /** Auctions by their ids, and ads by `followedAd`. */
  readonly follow: (followed: readonly number[]) => void
  /** Somebody looks at the page again: a lost connection waits no longer. */
  readonly hurry: () => void
  readonly close: () => void
}

/** An ad among the auctions that a page follows: its number below zero, since auctions are above. */
export function followedAd(entityId: number): number {
  return -entityId
}

/** Several parts of a page name what they follow within one turn. */
const followDelayMs = 50

/** The server takes no more; a page of cards has far fewer. */
const followedLimit = 200

/** `isSuccessor` took over from a stream that ended: what happened in between is loaded again. */
export function openStream(
  client: Pick<ApiClient, 'live'>,
  owner: StreamOwner,
  isSuccessor: boolean,
): LiveStream {
  let source: EventSource | null = null
  let lastNumber = 0
  let standing: 'new' | 'taken_over' | 'open' | 'lost' = isSuccessor ? 'taken_over' : 'new'
  let isClosed = false
  /** The attempt under way; one that is overtaken has no say any more. */
  let latest = 0

  const retry = createRetry(() => void connect())
  // The server forgot the stream: open a new one, which names what it follows again.
  const followed = createFollowed(client, { taken: retry.succeeded, forgotten: reconnect })
  const line = watchLine({ broken: reconnect, networkBack: hurry })

  async function connect(): Promise<void> {
    latest += 1
    const attempt = latest
    try {
      const { ticket } = await client.live.ticket()
      if (isClosed || attempt !== latest) return
      source?.close()
      source = listenTo(ticket, { receive, heard: line.heard, broken: reconnect })
    } catch {
      if (attempt === latest) reconnect()
    }
  }

  function reconnect(): void {
    if (isClosed) return // A ticket or an answer may still fail after the page let go.
    source?.close()
    source = null
    followed.nameTo(null)
    standing = 'lost'
    owner.lose(line.silentMs())
    line.rest()
    retry.later()
  }

  function hurry(): void {
    if (standing === 'lost') retry.now()
  }

  function receive(event: LiveEvent): void {
    line.heard()
    if (event.type === 'hello') {
      lastNumber = event.number
      if (standing === 'new') owner.opened()
      else owner.regain()
      standing = 'open'
      followed.nameTo(event.streamId)
      return
    }
    if (event.number !== lastNumber + 1) owner.resync()
    lastNumber = event.number
    owner.hear(event)
  }

  void connect()
  return {
    follow: followed.set,
    hurry,
    close: () => {
      isClosed = true
      retry.stop()
      followed.close()
      line.close()
      source?.close()
    },
  }
}

function listenTo(
  ticket: string,
  on: {
    readonly receive: (event: LiveEvent) => void
    readonly heard: () => void
    readonly broken: () => void
  },
): EventSource {
  const source = new EventSource(`/api/notifications/get-sse?token=${encodeURIComponent(ticket)}`)
  source.onmessage = ({ data, lastEventId }) =>
    on.receive({ ...JSON.parse(data), number: Number(lastEventId) } as LiveEvent) // Our own server's event.
  source.addEventListener('heartbeat', on.heard)
  source.onerror = () => on.broken()
  return source
}

/** What the page follows, told to the stream that is open. */
function createFollowed(
  client: Pick<ApiClient, 'live'>,
  on: { readonly taken: () => void; readonly forgotten: () => void },
) {
  let streamId: string | null = null
  let followed: readonly number[] = []
  let gathering: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    // What is gathered is sent now: a stream that opens meanwhile would be told twice.
    clearTimeout(gathering)
    if (!streamId) return
    const auctionIds = followed.filter((each) => each > 0).slice(0, followedLimit)
    const adIds = followed.filter((each) => each < 0).map((each) => -each)
    const body = { streamId, auctionIds, adIds }
    client.live.follow({ body }).then(on.taken, () => {
      // What becomes of a stream that is closed by now is no matter.
      if (streamId === body.streamId) on.forgotten()
    })
  }

  return {
    set: (auctionIds: readonly number[]) => {
      followed = auctionIds
      clearTimeout(gathering)
      gathering = setTimeout(send, followDelayMs)
    },
    /** To a stream that has just opened, or to none. */
    nameTo: (opened: string | null) => {
      streamId = opened
      send()
    },
    close: () => clearTimeout(gathering),
  }
}
