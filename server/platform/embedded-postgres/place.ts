/**
 * Decides where the cluster of one data folder lies and as whom PostgreSQL works on it. The answer
 * is the same at every start, because what exists decides first.
 */
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { type Binaries, binariesIn, locateBinaries } from './binaries.ts'
import { canRun, isRoot, type RunAs, unprivilegedUser } from './run-as.ts'

export type Place = {
  /** Short name of the data folder, equal for every path that leads to it. */
  readonly key: string
  readonly dataDir: string
  /** Holds `data`, and `init-…` while the cluster is being made. */
  readonly clusterFolder: string
  readonly data: string
  readonly socketFolder: string
  readonly binaries: Binaries
  readonly runAs: RunAs
}

/** Where a cluster goes when its user can reach neither the project nor the data folder. */
const stateFolder = '/var/lib/cm24'

const socketFileName = '/.s.PGSQL.5432'
const longestSocketPathBytes = process.platform === 'linux' ? 107 : 103

/** All that a start has to know before it is the only one there. */
export function nameFolder(dataDir: string): Pick<Place, 'key' | 'dataDir'> {
  mkdirSync(dataDir, { recursive: true })
  const realDataDir = realpathSync(dataDir)
  const key = createHash('sha256').update(realDataDir).digest('hex').slice(0, 16)
  return { key, dataDir: realDataDir }
}

/** Makes what is missing; beside a start, which is the first to make it, only with the folder's lock. */
export function findPlace(dataDir: string): Place {
  const { key, dataDir: realDataDir } = nameFolder(dataDir)
  const { clusterFolder, binaries, runAs } = chooseCluster(realDataDir, key)
  makePrivate(clusterFolder, runAs)
  return {
    key,
    dataDir: realDataDir,
    clusterFolder,
    data: path.join(clusterFolder, 'data'),
    socketFolder: chooseSocketFolder(clusterFolder, key, runAs),
    binaries,
    runAs,
  }
}

/** Gives everything in a folder to PostgreSQL's user, for example after a restore. */
export function ownerOf(runAs: RunAs): { uid: number; gid: number } | undefined {
  if (runAs.kind === 'user') return { uid: runAs.uid, gid: runAs.gid }
  return isRoot() ? { uid: 0, gid: 0 } : undefined
}

type Cluster = Pick<Place, 'clusterFolder' | 'binaries' | 'runAs'>

function chooseCluster(dataDir: string, key: string): Cluster {
  const binaries = locateBinaries()
  const here = path.join(dataDir, 'postgres')
  if (!isRoot()) return { clusterFolder: here, binaries, runAs: { kind: 'self' } }

  const elsewhere = path.join(stateFolder, key)
  const isElsewhere =
    existsSync(path.join(elsewhere, 'postgres', 'data')) && !existsSync(path.join(here, 'data'))
  if (!isElsewhere) {
    for (const runAs of candidates(here)) {
      if (isUsable(runAs, binaries, dataDir)) return { clusterFolder: here, binaries, runAs }
    }
    if (existsSync(path.join(here, 'data'))) {
      throw new Error(
        `PostgreSQL cannot run as the owner of ${here}. Start CM24 as that user, or move the ` +
          'project and its data folder to a place that this user can reach.',
      )
    }
  }
  return clusterElsewhere(elsewhere, binaries)
}

/** An existing cluster belongs to somebody, and only they may run it; a new one may choose. */
function candidates(clusterFolder: string): RunAs[] {
  const data = path.join(clusterFolder, 'data')
  if (!existsSync(data)) return [unprivilegedUser(), { kind: 'namespace' }]
  const { uid, gid } = statSync(data)
  return [uid === 0 ? { kind: 'namespace' } : { kind: 'user', uid, gid }]
}

function isUsable(runAs: RunAs, binaries: Binaries, dataDir: string): boolean {
  return (
    canRun(runAs, { program: binaries.initdb, arguments: ['--version'] }) &&
    canRun(runAs, { program: 'test', arguments: ['-x', dataDir] })
  )
}

/** Programs are copied to a system folder when the user cannot reach those of the project. */
function clusterElsewhere(folder: string, binaries: Binaries): Cluster {
  const copy = path.join(folder, 'native')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (!existsSync(copy)) {
    const unfinished = `${copy}-${process.pid}`
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  const data = path.join(folder, 'postgres', 'data')
  const owner = existsSync(data) ? statSync(data) : undefined
  return {
    clusterFolder: path.join(folder, 'postgres'),
    binaries: binariesIn(copy),
    runAs: owner ? { kind: 'user', uid: owner.uid, gid: owner.gid } : unprivilegedUser(),
  }
}

/**
 * The database trusts whoever reaches its socket, so the folder is closed to everybody else. The
 * name of a socket may only be short, and a comma would be read as a list of folders.
 */
function chooseSocketFolder(clusterFolder: string, key: string, runAs: RunAs): string {
  const beside = path.join(clusterFolder, 'socket')
  const isShort = Buffer.byteLength(beside + socketFileName) <= longestSocketPathBytes
  if (isShort && /^[\w/.@+~ -]+$/.test(beside)) return makePrivate(beside, runAs)
  const folder = path.join(isRoot() && existsSync('/run') ? '/run' : '/tmp', `cm24-${key}`)
  return makePrivate(folder, runAs)
}

/** Makes a folder that only PostgreSQL's user can enter; never takes over somebody else's. */
function makePrivate(folder: string, runAs: RunAs): string {
  const owner = ownerOf(runAs)
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
  if (isNew && owner) chownSync(folder, owner.uid, owner.gid)
  const found = lstatSync(folder)
  const expectedUid = owner?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== expectedUid) {
    throw new Error(`${folder} belongs to another user, so it cannot be used for the database.`)
  }
  chmodSync(folder, 0o700)
  return folder
}

/** Removes what only a running database needs. */
export function removeSocketFolder(place: Place): void {
  rmSync(place.socketFolder, { recursive: true, force: true })
}
