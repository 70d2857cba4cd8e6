import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { TestDatabase } from './test-database.ts'

/** A connection to a database that a test can hold or cut. */
export type DatabaseLine = {
  readonly connection: TestDatabase['connection']
  /** What is asked hangs, neither answered nor refused. */
  readonly hold: () => void
  /** What is asked is refused, as by a database that is gone. */
  readonly cut: () => void
  readonly release: () => void
}

/** How PostgreSQL names its socket, and where its clients look for it, in any folder. */
const socketName = '.s.PGSQL.5432'

export async function openDatabaseLine(
  connection: TestDatabase['connection'],
): Promise<DatabaseLine> {
  const sockets = new Set<Socket>()
  let isHeld = false
  let isCut = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    if (isHeld) socket.pause()
  }
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const database = connect(join(connection.host, socketName))
    client.on('data', (chunk) => database.write(chunk)).on('close', () => database.destroy())
    database.on('data', (chunk) => client.write(chunk)).on('close', () => client.destroy())
    keep(client)
    keep(database)
  })
  // A short name: a socket's whole path may hold about a hundred letters.
  const host = mkdtempSync(join(tmpdir(), 'line-'))
  await once(server.listen(join(host, socketName)), 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    connection: { ...connection, host },
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    release: () => {
      isHeld = false
      isCut = false
      for (const socket of sockets) socket.resume()
    },
  }
}
