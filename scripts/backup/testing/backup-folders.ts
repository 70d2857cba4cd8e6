import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { type EmbeddedDatabase, startDatabase } from '#server/platform/embedded-postgres/start.ts'

export type BackupFolders = {
  readonly source: TemporaryFolder
  readonly target: TemporaryFolder
  /** Holds the archive and nothing else. */
  readonly elsewhere: TemporaryFolder
  readonly archive: string
}

/** New folders before each test; after it they and the databases in them are gone. */
export function backupFolders(): {
  readonly folders: () => BackupFolders
  readonly start: (folder: TemporaryFolder) => Promise<EmbeddedDatabase>
} {
  let folders: BackupFolders
  const running: EmbeddedDatabase[] = []

  beforeEach(() => {
    const elsewhere = temporaryDataFolder('archive')
    folders = {
      source: temporaryDataFolder('backup'),
      target: temporaryDataFolder('restore'),
      elsewhere,
      archive: path.join(elsewhere.path, 'backup.tar.gz'),
    }
  })

  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop()
    for (const folder of [folders.source, folders.target, folders.elsewhere]) folder.remove()
  })

  return {
    folders: () => folders,
    start: async (folder) => {
      const database = await startDatabase({ dataDir: folder.path, maxConnections: 10 })
      running.push(database)
      return database
    },
  }
}

export async function query(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export function upload(folder: TemporaryFolder, text: string): void {
  mkdirSync(path.join(folder.path, 'files/pictures'), { recursive: true })
  writeFileSync(path.join(folder.path, 'files/pictures/front.txt'), text)
}

export function readUpload(folder: string): string {
  return readFileSync(path.join(folder, 'files/pictures/front.txt'), 'utf8')
}
