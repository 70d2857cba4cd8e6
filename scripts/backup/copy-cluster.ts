/**
 * Copies the files of a running PostgreSQL so that the copy can be started: the files between
 * pg_backup_start and pg_backup_stop may be torn, and the log written meanwhile repairs them.
 */
import { constants, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** Contents that a copy must not have or that every start makes anew. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const left = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'current_logfiles',
  'backup_label',
  'tablespace_map',
])

type Connection = { readonly host: string; readonly user: string; readonly database: string }

/** Answers the major version of the PostgreSQL that wrote the files. */
export async function copyCluster(options: {
  connection: Connection
  data: string
  target: string
}): Promise<string> {
  const client = new pg.Client(options.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    // Keeps the log from now on; a temporary slot goes with its connection.
    const slot = `cm24_backup_${process.pid}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    await client.query("select pg_backup_start('cm24', fast => true)")
    copyFolder(options.data, options.target)
    const { rows } = await client.query<{ label: string; first: string; last: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as last,
         substring(labelfile from 'file ([0-9A-F]{24})') as first
       from pg_backup_stop(wait_for_archive => false)`,
    )
    const stopped = rows[0]
    if (!stopped) throw new Error('PostgreSQL did not end the backup.')
    writeFileSync(path.join(options.target, 'backup_label'), stopped.label, { mode: 0o600 })
    copyLog(options, stopped)
    const version = await client.query<{ server_version_num: string }>('show server_version_num')
    return String(Math.floor(Number(version.rows[0]?.server_version_num) / 10_000))
  } finally {
    await client.end()
  }
}

function copyFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name)
    const to = path.join(target, entry.name)
    if (left.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue
    if (entry.isDirectory() && emptied.has(entry.name)) mkdirSync(to, { mode: 0o700 })
    else if (entry.isDirectory()) copyFolder(from, to)
    else if (entry.isFile()) copyIfPresent(from, to)
  }
}

/** A table that was dropped meanwhile takes its file with it; the log knows that too. */
function copyIfPresent(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // Node's own errors carry a code.
  }
}

function copyLog(
  options: { data: string; target: string },
  range: { first: string; last: string },
): void {
  const source = path.join(options.data, 'pg_wal')
  const target = path.join(options.target, 'pg_wal')
  for (const state of ['archive_status', 'summaries']) {
    mkdirSync(path.join(target, state), { recursive: true, mode: 0o700 })
  }
  const names = readdirSync(source).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const needed = names.filter((name) => name >= range.first && name <= range.last)
  if (!needed.includes(range.first) || !needed.includes(range.last)) {
    throw new Error('PostgreSQL has removed a part of its log that the backup needs.')
  }
  for (const name of needed) copyFileSync(path.join(source, name), path.join(target, name))
}
