import { connect, type Socket } from 'node:net'

/** A dealer's live stream on a raw socket, as the browser's EventSource holds it. */
export type BenchStream = {
  /** Resolves with the steady clock's milliseconds when the event with this bid has come. */
  readonly hear: (currentBidEur: number) => Promise<number>
  readonly close: () => void
}

export async function openStream(listener: {
  readonly port: number
  readonly token: string
  readonly auctionId: number
}): Promise<BenchStream> {
  const origin = `http://127.0.0.1:${listener.port}`
  const headers = { authorization: `Bearer ${listener.token}`, 'content-type': 'application/json' }
  const asked = await fetch(`${origin}/api/public/notifications/ticket`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  const { ticket } = (await asked.json()) as { ticket: string }
  const waiting = new Map<string, (at: number) => void>()
  let streamId = ''
  const socket = await connectTo(listener.port, (text, at) => {
    streamId ||= /"streamId":"([^"]+)"/.exec(text)?.[1] ?? ''
    const bid = /"currentBidEur":(\d+)/.exec(text)?.[1]
    if (bid) waiting.get(bid)?.(at)
  })
  const path = `/api/notifications/get-sse?token=${encodeURIComponent(ticket)}`
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`)
  while (streamId === '') await new Promise((resolve) => setImmediate(resolve))
  const body = JSON.stringify({ streamId, auctionIds: [listener.auctionId] })
  const followed = await fetch(`${origin}/api/public/notifications/follow`, {
    method: 'PUT',
    headers,
    body,
  })
  if (followed.status !== 200) throw new Error(`Following was answered with ${followed.status}`)
  return {
    hear: (currentBidEur) =>
      new Promise((resolve) => {
        waiting.set(String(currentBidEur), (at) => {
          waiting.delete(String(currentBidEur))
          resolve(at)
        })
      }),
    close: () => socket.destroy(),
  }
}

/** Hands over each whole event with the time at which its last byte came. */
function connectTo(port: number, hear: (event: string, at: number) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      const at = Number(process.hrtime.bigint()) / 1e6
      const events = (received + text).split('\n\n')
      received = events.pop() ?? ''
      for (const event of events) hear(event, at)
    })
    socket.on('error', reject)
  })
}
