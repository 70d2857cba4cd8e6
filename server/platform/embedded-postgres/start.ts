/**
 * The database of `npm start`: a PostgreSQL from the packages on a unix socket, with its files in
 * the data folder. It lives and dies with this process and comes back when it alone is killed.
 */
import pg from 'pg'
import { clusterUser, ensureCluster } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { findPlace, nameFolder, type Place, removeSocketFolder } from './place.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { clearRemains } from './remains.ts'

export type EmbeddedConnection = {
  /** The folder of the socket; `pg` takes it as a host. */
  readonly host: string
  readonly user: string
  readonly database: string
}

export type EmbeddedDatabase = {
  readonly connection: EmbeddedConnection
  stop(): Promise<void>
  /** Called once when the database ended by itself and could not be brought back. */
  onExit(callback: (reason: string) => void): void
}

const databaseName = 'cm24'
const withoutFlush = { fsync: 'off', full_page_writes: 'off' }
const restartLimit = 3
const restartWindowMs = 60_000

export async function startDatabase(options: {
  dataDir: string
  maxConnections: number
  /** False only for data that nobody needs after a power cut. */
  survivesPowerCut?: boolean
}): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(nameFolder(options.dataDir))
  try {
    // Only now: of two first starts one would meet folders that the other has not yet handed over.
    const place = findPlace(options.dataDir)
    await clearRemains(place)
    await ensureCluster(place)
    const settings = {
      listen_addresses: '',
      unix_socket_directories: place.socketFolder,
      max_connections: String(options.maxConnections),
      shared_buffers: '128MB',
      ...(options.survivesPowerCut === false && withoutFlush),
    }
    const keeper = await keepRunning(place, settings)
    await createDatabase(place)
    return {
      connection: connectionOf(place),
      onExit: keeper.onExit,
      stop: async () => {
        await keeper.stop()
        removeSocketFolder(place)
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** How to reach the database of a place, whoever started it. */
export function connectionOf(place: Pick<Place, 'socketFolder'>): EmbeddedConnection {
  return { host: place.socketFolder, user: clusterUser, database: databaseName }
}

/** Starts the postmaster and starts it again after an end that nobody asked for. */
async function keepRunning(
  place: Place,
  settings: Readonly<Record<string, string>>,
): Promise<Pick<EmbeddedDatabase, 'stop' | 'onExit'>> {
  const callbacks: ((reason: string) => void)[] = []
  const restartedAt: number[] = []
  let isStopping = false
  let stopped: Promise<void> | undefined
  let postmaster: Postmaster = await startPostmaster(place, settings)
  const watch = async (): Promise<void> => {
    for (;;) {
      let reason = await postmaster.ended
      if (isStopping) return
      const windowStart = Date.now() - restartWindowMs
      if (restartedAt.filter((at) => at > windowStart).length < restartLimit) {
        restartedAt.push(Date.now())
        try {
          await clearRemains(place)
          postmaster = await startPostmaster(place, settings)
          if (isStopping) await postmaster.stop()
          continue
        } catch (error) {
          reason = String(error)
        }
      }
      for (const callback of callbacks) callback(reason)
      return
    }
  }
  const watching = watch()
  const stop = async (): Promise<void> => {
    isStopping = true
    await postmaster.stop()
    await watching
  }
  return {
    onExit: (callback) => callbacks.push(callback),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function createDatabase(place: Place): Promise<void> {
  const client = new pg.Client({ ...connectionOf(place), database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
