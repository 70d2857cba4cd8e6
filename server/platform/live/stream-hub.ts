import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/**
 * The open event streams of this process. It knows who listens and what they follow; what a viewer
 * may see is cut by whoever sends. Events are numbered per stream, so a browser sees a gap.
 */

export type Stream<Listener> = {
  readonly streamId: string
  readonly listener: Listener
  readonly followed: Set<number>
  /** The hash of what was last sent of each subject: nothing is sent twice, and nothing older after it. */
  readonly sent: Map<number, { readonly version: number; readonly hash: string }>
  readonly send: (event: Readonly<Record<string, unknown>>) => void
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

/**
 * `isSourceAlive` never rejects. While the source of the events does not answer, no heartbeat is sent,
 * so that pages take the connection for lost instead of an old price for the current one.
 */
export function createStreamHub<Listener>(
  isSourceAlive: () => Promise<boolean>,
): StreamHub<Listener> {
  const streams = new Map<string, Stream<Listener>>()
  const heartbeat = setInterval(async () => {
    if (!(await isSourceAlive())) return
    for (const stream of streams.values()) stream.send({ type: 'heartbeat' })
  }, heartbeatMs)
  heartbeat.unref()

  const open = (response: ServerResponse, listener: Listener): Stream<Listener> => {
    const streamId = randomUUID()
    let number = 0
    const close = () => {
      streams.delete(streamId)
      response.end()
    }
    const stream: Stream<Listener> = {
      streamId,
      listener,
      followed: new Set(),
      sent: new Map(),
      close,
      send: (event) => {
        if (event.type === 'heartbeat') {
          response.write('event: heartbeat\ndata:\n\n')
          return
        }
        number += 1
        const body = JSON.stringify({ ...event, number })
        response.write(`id: ${number}\ndata: ${body}\n\n`)
        if (response.writableLength > unreadLimitBytes) close()
      },
    }
    streams.set(streamId, stream)
    response.on('close', () => streams.delete(streamId))
    stream.send({ type: 'hello', streamId })
    return stream
  }

  return {
    open,
    find: (streamId) => streams.get(streamId),
    all: () => streams.values(),
    isAlive: isSourceAlive,
    stop: () => {
      clearInterval(heartbeat)
      for (const stream of [...streams.values()]) stream.close()
    },
  }
}
