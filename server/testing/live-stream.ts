import type { LiveEvent } from '#contract/live.ts'
import { waitUntil } from '#database/testing/wait-until.ts'

/** The live stream as a browser has it: ticket, stream, follow; remembers every event. */

export type LiveStream = {
  readonly events: readonly LiveEvent[]
  readonly streamId: string
  readonly follow: (auctionIds: readonly number[]) => Promise<number>
  /** The first event so far, or still to come, that fits. */
  readonly next: (fits: (event: LiveEvent) => boolean) => Promise<LiveEvent>
  readonly hasEnded: () => boolean
  readonly close: () => void
}

export type LiveCaller = {
  readonly origin: string
  /** Absent for a visitor. */
  readonly token?: string
}

export async function takeTicket(caller: LiveCaller): Promise<string> {
  const answer = await fetch(`${caller.origin}/api/public/notifications/ticket`, {
    method: 'POST',
    headers: authorization(caller),
  })
  return ((await answer.json()) as { ticket: string }).ticket
}

export function requestStream(caller: LiveCaller, ticket: string, signal?: AbortSignal) {
  return fetch(`${caller.origin}/api/notifications/get-sse?token=${ticket}`, {
    ...(signal && { signal }),
  })
}

export async function openLiveStream(caller: LiveCaller): Promise<LiveStream> {
  const aborted = new AbortController()
  const answer = await requestStream(caller, await takeTicket(caller), aborted.signal)
  if (!answer.body) throw new Error('A stream without a body')
  const events: LiveEvent[] = []
  let hasEnded = false
  void readEvents(answer.body, (event) => events.push(event))
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true
    })
  const next: LiveStream['next'] = (fits) => waitUntil(() => events.find(fits))
  const hello = await next(({ type }) => type === 'hello')
  const streamId = hello.type === 'hello' ? hello.streamId : ''
  return {
    events,
    streamId,
    next,
    follow: (auctionIds) => follow(caller, { streamId, auctionIds }),
    hasEnded: () => hasEnded,
    close: () => aborted.abort(),
  }
}

/** How long it took as a rule: one time alone may be the machine's, which stood still for a moment. */
export function usualMs(tookMs: readonly number[]): number {
  const inOrder = tookMs.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.POSITIVE_INFINITY
}

/** Answers the status, for streams that are not the caller's. */
export async function follow(
  caller: LiveCaller,
  body: { readonly streamId: string; readonly auctionIds: readonly number[] },
): Promise<number> {
  const answer = await fetch(`${caller.origin}/api/public/notifications/follow`, {
    method: 'PUT',
    headers: { ...authorization(caller), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.status
}

function authorization({ token }: LiveCaller): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (event: LiveEvent) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let received = ''
  for await (const chunk of body) {
    received += decoder.decode(chunk, { stream: true })
    const blocks = received.split('\n\n')
    received = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n')
      const id = lines.find((one) => one.startsWith('id: '))?.slice('id: '.length)
      const data = lines.find((one) => one.startsWith('data: '))?.slice('data: '.length)
      if (data) hear({ ...JSON.parse(data), number: Number(id) })
    }
  }
}
