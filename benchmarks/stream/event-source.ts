import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A dealer's live stream on a raw socket, as the browser's EventSource holds it. */
export type BenchStream = {
  /** Resolves with the steady clock's milliseconds when the event with this bid has come. */
  readonly hear: (currentBidEur: number) => Promise<number>
  readonly close: () => void
}

export async function openStream(listener: {
  readonly port: number
  /** Absent for a visitor. */
  readonly token?: string
  readonly auctionIds: readonly number[]
  /** Each event of an auction, by its bid. */
  readonly hear?: () => void
}): Promise<BenchStream> {
  const address = nextAddress()
  const headers = {
    'content-type': 'application/json',
    ...(listener.token !== undefined && { authorization: `Bearer ${listener.token}` }),
  }
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    call({ port: listener.port, localAddress: address, method, path, headers }, body)
  const asked = await send('POST', '/api/public/notifications/ticket', {})
  const { ticket } = JSON.parse(asked) as { ticket: string }
  const waiting = new Map<string, (at: number) => void>()
  const greeted = Promise.withResolvers<string>()
  const socket = await connectTo(listener.port, (text, at) => {
    const named = /"streamId":"([^"]+)"/.exec(text)?.[1]
    if (named !== undefined) greeted.resolve(named)
    const bid = /"currentBidEur":(\d+)/.exec(text)?.[1]
    if (bid) {
      listener.hear?.()
      waiting.get(bid)?.(at)
    }
  })
  const path = `/api/notifications/get-sse?token=${encodeURIComponent(ticket)}`
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`)
  const { auctionIds } = listener
  const streamId = await greeted.promise
  await send('PUT', '/api/public/notifications/follow', { streamId, auctionIds })
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

let opened = 0

/** Calls are counted by address, and this machine has many. */
function nextAddress(): string {
  opened += 1
  return `127.0.0.${2 + Math.floor(opened / 50)}`
}

async function call(options: RequestOptions, body: object): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...options }, resolve)
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
  const answered = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${options.path} was answered with ${answered}`)
  return answered
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
