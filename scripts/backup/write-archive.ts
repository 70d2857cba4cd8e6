/**
 * Writes one archive with the database and everything else of a data folder. The database comes
 * first: a picture that is named in it was stored before, so it is found afterwards.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DataFolderInUse } from '#server/platform/embedded-postgres/folder-lock.ts'
import { findPlace } from '#server/platform/embedded-postgres/place.ts'
import {
  connectionOf,
  type EmbeddedConnection,
  startDatabase,
} from '#server/platform/embedded-postgres/start.ts'
import { archiveFormat, archiveNames, asideName, type Manifest } from './archive-layout.ts'
import { copyCluster } from './copy-cluster.ts'
import { runTar } from './run-tar.ts'

export async function writeArchive(options: { dataDir: string; target: string }): Promise<void> {
  if (!existsSync(options.dataDir)) throw new Error(`There is no data folder ${options.dataDir}.`)
  const place = findPlace(options.dataDir)
  if (!existsSync(place.data)) throw new Error(`There is no database in ${options.dataDir} yet.`)
  // Beside the archive: there is room for it, and the last step is a rename.
  const staging = mkdtempSync(path.join(path.dirname(options.target), '.cm24-backup-'))
  const unfinished = path.join(staging, 'archive')
  try {
    const postgresMajor = await withDatabase(options.dataDir, (connection) =>
      copyCluster({
        connection: connection ?? connectionOf(place),
        data: place.data,
        target: path.join(staging, 'content', archiveNames.cluster),
      }),
    )
    copyFiles(place.dataDir, path.join(staging, 'content', archiveNames.files))
    const manifest: Manifest = {
      format: archiveFormat,
      createdAt: new Date().toISOString(),
      postgresMajor,
    }
    const manifestFile = path.join(staging, 'content', archiveNames.manifest)
    writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
    // The manifest leads, so that a reader need not unpack everything to know what it is.
    const names = [archiveNames.manifest, archiveNames.cluster, archiveNames.files]
    writeFileSync(unfinished, '', { mode: 0o600 })
    await runTar(['-czf', unfinished, '-C', path.join(staging, 'content'), ...names])
    renameSync(unfinished, options.target)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Uses the running database, or starts it for the time of the backup. */
async function withDatabase<Result>(
  dataDir: string,
  work: (started: EmbeddedConnection | undefined) => Promise<Result>,
): Promise<Result> {
  const started = await startDatabase({ dataDir, maxConnections: 10 }).catch((error: unknown) => {
    if (error instanceof DataFolderInUse) return undefined
    throw error
  })
  try {
    return await work(started?.connection)
  } finally {
    await started?.stop()
  }
}

/** Uploads, keys and whatever else the server keeps beside the database. */
function copyFiles(dataDir: string, target: string): void {
  const names = readdirSync(dataDir).filter(
    (name) => name !== 'postgres' && !name.startsWith(asideName),
  )
  cpSync(dataDir, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => source === dataDir || isBelow(source, dataDir, names),
  })
}

function isBelow(source: string, dataDir: string, names: readonly string[]): boolean {
  const [first = ''] = path.relative(dataDir, source).split(path.sep)
  return names.includes(first)
}
