import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/**
 * The open event streams of this process. It knows who listens and what they follow; what a viewer
 * may see is cut by whoever sends. Events are numbered per stream, in `id:` alone, so a browser sees a gap
 * and one event is the same bytes for all who are sent it.
 */

/** An event as it goes over the line, without its number. */
export type EncodedEvent = Buffer

export function encodeEvent(event: Readonly<Record<string, unknown>>): EncodedEvent {
  return Buffer.from(`data: ${JSON.stringify(event)}\n\n`)
}

export type Stream<Listener> = {
  readonly streamId: string
  readonly listener: Listener
  readonly followed: Set<number>
  /** Ads whose page is open, to be read or to be written. */
  readonly followedAds: Set<number>
  /** The hash of what was last sent of each subject: nothing is sent twice, and nothing older after it. */
  readonly sent: Map<number, { readonly version: number; readonly hash: string }>
  readonly send: (event: EncodedEvent) => void
  readonly close: () => void
}

export type StreamHub<Listener> = {
  readonly open: (response: ServerResponse, listener: Listener) => Stream<Listener>
  readonly find: (streamId: string) => Stream<Listener> | undefined
  readonly all: () => Iterable<Stream<Listener>>
  /** Whether there is anything to hear from: asked now, since a break is older than the last sign. */
  readonly isAlive: () => Promise<boolean>
  readonly stop: () => void
}

/** A browser that hears nothing for twice as long takes its connection for lost. */
const heartbeatMs = 5_000
/** A browser that reads so slowly is cut off; it comes back and loads its pages again. */
const unreadLimitBytes = 1_000_000
const heartbeatBytes = Buffer.from('event: heartbeat\ndata:\n\n')

/**
 * `isSourceAlive` never rejects. While the source of the events does not answer, no heartbeat is sent,
 * so that pages take the connection for lost instead of an old price for the current one.
 */
export function createStreamHub<Listener>(
  isSourceAlive: () => Promise<boolean>,
): StreamHub<Listener> {
  const streams = new Map<string, Stream<Listener>>()
  const heartbeats = new Map<string, () => void>()
  const timer = setInterval(async () => {
    if (!(await isSourceAlive())) return
    for (const send of heartbeats.values()) send()
  }, heartbeatMs)
  timer.unref()

  const open = (response: ServerResponse, listener: Listener): Stream<Listener> => {
    const streamId = randomUUID()
    let number = 0
    const close = () => {
      forget()
      response.end()
    }
    const forget = () => {
      streams.delete(streamId)
      heartbeats.delete(streamId)
    }
    const stream: Stream<Listener> = {
      streamId,
      listener,
      followed: new Set(),
      followedAds: new Set(),
      sent: new Map(),
      close,
      send: (event) => {
        number += 1
        // Both parts go in one piece, and the larger one is not copied.
        response.cork()
        response.write(`id: ${number}\n`)
        response.write(event)
        response.uncork()
        if (response.writableLength > unreadLimitBytes) close()
      },
    }
    streams.set(streamId, stream)
    heartbeats.set(streamId, () => response.write(heartbeatBytes))
    response.on('close', forget)
    stream.send(encodeEvent({ type: 'hello', streamId }))
    return stream
  }

  return {
    open,
    find: (streamId) => streams.get(streamId),
    all: () => streams.values(),
    isAlive: isSourceAlive,
    stop: () => {
      clearInterval(timer)
      for (const stream of [...streams.values()]) stream.close()
    },
  }
}
