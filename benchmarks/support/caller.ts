import { connect, type Socket } from 'node:net'

/**
 * HTTP/1.1 on a raw socket, one call at a time, kept open: the load must not be the thing measured,
 * so nothing is parsed beyond the status and the length, and nothing is allocated per read.
 */
export type Caller = {
  /** Sends the bytes of a whole request and answers the status. */
  readonly call: (request: Buffer) => Promise<number>
  readonly close: () => void
}

const readBytes = 64 * 1024
const headEnd = Buffer.from('\r\n\r\n')
const lengthName = Buffer.from('content-length: ')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

export async function openCaller(port: number): Promise<Caller> {
  const answer = createAnswer()
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null
  const socket = await connectTo(port, (bytes) => {
    if (!answer.take(bytes)) return
    const done = settle
    settle = null
    done?.resolve(answer.status())
  })
  const fail = (error: Error) => settle?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      settle = null
      socket.destroy()
    },
  }
}

/** Follows one answer after the other through the bytes as they come. */
function createAnswer() {
  let status = 0
  /** Bytes of the answer still to come; null while its head is read, -1 when it comes in chunks. */
  let missing: number | null = null
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)

  const readHead = (bytes: Buffer): boolean => {
    head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
    const end = head.indexOf(headEnd)
    if (end < 0) {
      head = Buffer.from(head)
      return false
    }
    status = Number(head.toString('latin1', 9, 12))
    const at = head.indexOf(lengthName)
    const hasNoBody = status === 304 || status === 204
    const length = hasNoBody ? 0 : at < 0 || at > end ? -1 : numberAt(head, at)
    const rest = head.subarray(end + headEnd.length)
    head = Buffer.alloc(0)
    missing = length
    return readBody(rest)
  }
  const readBody = (bytes: Buffer): boolean => {
    if (missing === -1) return isChunkedEnd(bytes)
    missing = (missing ?? 0) - bytes.length
    if (missing > 0) return false
    missing = null
    return true
  }
  const isChunkedEnd = (bytes: Buffer): boolean => {
    // The end may come in pieces, so the last bytes of what came before count.
    tail = Buffer.concat([tail, bytes.subarray(-lastChunk.length)]).subarray(-lastChunk.length)
    if (!tail.equals(lastChunk)) return false
    tail = Buffer.alloc(0)
    missing = null
    return true
  }
  return {
    status: () => status,
    take: (bytes: Buffer) => (missing === null ? readHead(bytes) : readBody(bytes)),
  }
}

function numberAt(head: Buffer, nameAt: number): number {
  const from = nameAt + lengthName.length
  return Number(head.toString('latin1', from, head.indexOf(13, from)))
}

function connectTo(port: number, hear: (bytes: Buffer) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(readBytes),
        callback: (count, buffer) => {
          hear(Buffer.from(buffer.buffer, buffer.byteOffset, count))
          return true
        },
      },
    })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}
