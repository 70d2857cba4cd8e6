/**
 * One start at a time for one data folder. On Linux the lock is a socket in the abstract name space:
 * the kernel frees it with its process, even after SIGKILL, so that it can never be stale.
 */
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefused } from '../start-refused.ts'

export type FolderLock = { release(): Promise<void> }

export class DataFolderInUse extends StartRefused {
  override readonly name = 'DataFolderInUse'

  constructor(dataDir: string) {
    super(
      `CM24 already runs with the data folder ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    )
  }
}

/** A predecessor that is just ending holds the lock for a moment. */
const patienceMs = 2000
const retryMs = 50

export async function lockFolder(options: { key: string; dataDir: string }): Promise<FolderLock> {
  const isAbstract = process.platform === 'linux'
  const address = isAbstract ? `\0cm24-${options.key}` : `/tmp/cm24-${options.key}.lock`
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const server = await tryListen(address)
    if (server) return { release: () => close(server) }
    if (!isAbstract && !(await answers(address))) rmSync(address, { force: true })
    else if (Date.now() > giveUpAt) throw new DataFolderInUse(options.dataDir)
    await wait(retryMs)
  }
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(address)
    connection.once('connect', () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', () => resolve(false))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
