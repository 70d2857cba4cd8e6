import type { DatabaseClient } from './pool.ts'

/**
 * Everything asked of a pipelined connection while `send` runs leaves in one packet: a system call
 * here and a wakening there for all the statements of a batch, not for each.
 */
export function pipeline<Result>(client: DatabaseClient, send: () => Result): Result {
  // Before the pool has connected there is none; a staged client has none at all.
  const stream = client.connection?.stream
  stream?.cork()
  try {
    return send()
  } finally {
    stream?.uncork()
  }
}
