import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { type EmbeddedDatabase, startDatabase } from '#server/platform/embedded-postgres/start.ts'
import { restoreArchive } from './restore-archive.ts'
import { writeArchive } from './write-archive.ts'

let source: TemporaryFolder
let target: TemporaryFolder
let elsewhere: TemporaryFolder
let archive: string
const running: EmbeddedDatabase[] = []

beforeEach(() => {
  source = temporaryDataFolder('backup')
  target = temporaryDataFolder('restore')
  elsewhere = temporaryDataFolder('archive')
  archive = path.join(elsewhere.path, 'backup.tar.gz')
})

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
  for (const folder of [source, target, elsewhere]) folder.remove()
})

async function start(folder: TemporaryFolder): Promise<EmbeddedDatabase> {
  const database = await startDatabase({ dataDir: folder.path, maxConnections: 10 })
  running.push(database)
  return database
}

async function query(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function upload(folder: TemporaryFolder, text: string): void {
  mkdirSync(path.join(folder.path, 'files/pictures'), { recursive: true })
  writeFileSync(path.join(folder.path, 'files/pictures/front.txt'), text)
}

function readUpload(folder: string): string {
  return readFileSync(path.join(folder, 'files/pictures/front.txt'), 'utf8')
}

test('brings rows and uploads of a stopped market to another folder', async () => {
  const database = await start(source)
  await query(database, "create table kept as select 7 as id, 'ä' as name")
  upload(source, 'a picture')
  await database.stop()

  await writeArchive({ dataDir: source.path, target: archive })
  expect(await restoreArchive({ dataDir: target.path, source: archive })).toEqual({
    replaced: undefined,
  })

  expect(await query(await start(target), 'select * from kept')).toEqual([{ id: 7, name: 'ä' }])
  expect(readUpload(target.path)).toBe('a picture')
})

test('takes a consistent copy while somebody writes', async () => {
  const database = await start(source)
  await query(database, 'create table pairs (id bigint primary key, twin bigint not null)')
  upload(source, 'a picture')
  let isDone = false
  let written = 0
  const writing = (async () => {
    while (!isDone) {
      written += 1
      await query(
        database,
        `insert into pairs values (${2 * written}, ${2 * written + 1}),
        (${2 * written + 1}, ${2 * written})`,
      )
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(3)
  const before = written - 1
  await writeArchive({ dataDir: source.path, target: archive })
  isDone = true
  await writing

  await restoreArchive({ dataDir: target.path, source: archive })
  const restored = await start(target)
  const lonely = 'select a.id from pairs a left join pairs b on b.id = a.twin where b.id is null'
  expect(await query(restored, lonely)).toEqual([])
  const [{ count }] = (await query(restored, 'select count(*)::int from pairs')) as [
    { count: number },
  ] // One row.
  expect(count).toBeGreaterThanOrEqual(2 * before)
})

test('moves what was there aside and does not delete it', async () => {
  const database = await start(source)
  await query(database, 'create table kept as select 1 as id')
  upload(source, 'as it was at the backup')
  await database.stop()
  await writeArchive({ dataDir: source.path, target: archive })
  upload(source, 'changed later')

  const { replaced } = await restoreArchive({ dataDir: source.path, source: archive })

  expect(readUpload(source.path)).toBe('as it was at the backup')
  expect(readUpload(String(replaced))).toBe('changed later')
  expect(readdirSync(String(replaced))).toContain('postgres-data')
  expect(await query(await start(source), 'select * from kept')).toEqual([{ id: 1 }])
})

test('refuses to restore under a running market and leaves it alone', async () => {
  const database = await start(source)
  await writeArchive({ dataDir: source.path, target: archive })

  await expect(restoreArchive({ dataDir: source.path, source: archive })).rejects.toThrow(
    'already runs',
  )
  expect(await query(database, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('refuses a file that is no backup before it touches anything', async () => {
  upload(target, 'mine')
  writeFileSync(archive, 'no archive')

  await expect(restoreArchive({ dataDir: target.path, source: archive })).rejects.toThrow('tar')
  expect(readUpload(target.path)).toBe('mine')
  expect(readdirSync(target.path).sort()).toEqual(['files', 'postgres'])
})

test('keeps the archive to its owner and leaves nothing else beside it', async () => {
  await (await start(source)).stop()
  await writeArchive({ dataDir: source.path, target: archive })

  expect(statSync(archive).mode & 0o077).toBe(0)
  expect(readdirSync(elsewhere.path)).toEqual(['backup.tar.gz'])
})
