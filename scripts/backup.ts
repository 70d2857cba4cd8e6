/** `npm run backup -- <file>`: everything of the data folder in one archive, also while CM24 runs. */
import path from 'node:path'
import { writeArchive } from './backup/write-archive.ts'

const [file] = process.argv.slice(2)

if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: back up that PostgreSQL with its own tools (pg_dump).')
  process.exitCode = 1
} else if (!file) {
  console.error('Name the archive to write: npm run backup -- cm24-backup.tar.gz')
  process.exitCode = 1
} else {
  const target = path.resolve(process.env.INIT_CWD ?? '.', file)
  try {
    await writeArchive({ dataDir: path.resolve(process.env.DATA_DIR ?? '.data'), target })
    console.log(`Backup written to ${target}`)
  } catch (error) {
    console.error(`The backup failed: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
