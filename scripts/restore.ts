/** `npm run restore -- <file>`: puts a backup in place; what was there before is kept aside. */
import path from 'node:path'
import { restoreArchive } from './backup/restore-archive.ts'

const [file] = process.argv.slice(2)

if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: restore that PostgreSQL with its own tools (psql).')
  process.exitCode = 1
} else if (!file) {
  console.error('Name the archive to restore: npm run restore -- cm24-backup.tar.gz')
  process.exitCode = 1
} else {
  const source = path.resolve(process.env.INIT_CWD ?? '.', file)
  try {
    const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
    const { replaced } = await restoreArchive({ dataDir, source })
    console.log(`Restored ${source}. Start CM24 with npm start.`)
    if (replaced) console.log(`What was there before lies in ${replaced}`)
  } catch (error) {
    console.error(`The restore failed: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
