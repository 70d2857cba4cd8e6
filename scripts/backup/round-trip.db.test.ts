import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { restoreArchive } from './restore-archive.ts'
import { backupFolders, query, readUpload, upload } from './testing/backup-folders.ts'
import { writeArchive } from './write-archive.ts'

const { folders, start } = backupFolders()

test('brings rows and uploads of a stopped market to another folder, in an archive that only its owner reads', async () => {
  const { source, target, elsewhere, archive } = folders()
  const database = await start(source)
  await query(database, "create table kept as select 7 as id, 'ä' as name")
  upload(source, 'a picture')
  await database.stop()

  await writeArchive({ dataDir: source.path, target: archive })
  expect(statSync(archive).mode & 0o077).toBe(0)
  expect(readdirSync(elsewhere.path)).toEqual(['backup.tar.gz'])
  expect(await restoreArchive({ dataDir: target.path, source: archive })).toEqual({
    replaced: undefined,
  })

  expect(await query(await start(target), 'select * from kept')).toEqual([{ id: 7, name: 'ä' }])
  expect(readUpload(target.path)).toBe('a picture')
})

test('refuses a file that is no backup before it touches anything', async () => {
  const { target, archive } = folders()
  upload(target, 'mine')
  writeFileSync(archive, 'no archive')

  await expect(restoreArchive({ dataDir: target.path, source: archive })).rejects.toThrow('tar')
  expect(readUpload(target.path)).toBe('mine')
  expect(readdirSync(target.path).sort()).toEqual(['files', 'postgres'])
})
