import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { restoreArchive } from './restore-archive.ts'
import { backupFolders, query, readUpload, upload } from './testing/backup-folders.ts'
import { writeArchive } from './write-archive.ts'

/** What a backup is worth while the market is used; the way there and back is in `round-trip.db.test.ts`. */

const { folders, start } = backupFolders()

test('takes a consistent copy while somebody writes', async () => {
  const { source, target, archive } = folders()
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
  const { source, archive } = folders()
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
  const { source, archive } = folders()
  const database = await start(source)
  await writeArchive({ dataDir: source.path, target: archive })

  await expect(restoreArchive({ dataDir: source.path, source: archive })).rejects.toThrow(
    'already runs',
  )
  expect(await query(database, 'select 1 as alive')).toEqual([{ alive: 1 }])
})
