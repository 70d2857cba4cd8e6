import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import type { DatabasePool } from '#server/platform/database/pool.ts'

/** Under which conditions figures came about; printed above each of them. */
export async function printConditions(pool: DatabasePool): Promise<void> {
  const { rows } = await pool.query(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as synchronous_commit`,
  )
  const [{ version, fsync, synchronous_commit: synchronousCommit }] = rows
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  console.log(
    [
      `${new Date().toISOString().slice(0, 16)}Z, commit ${commitName()}`,
      `${processors.length} cores (${processors[0]?.model.trim()}), ${gigabytes} GB, ` +
        `load before the start ${loadavg()[0]?.toFixed(1)}`,
      `Node ${process.version}, PostgreSQL ${version}, ` +
        `fsync ${fsync}, synchronous_commit ${synchronousCommit}`,
      'Load, server and database share these cores; the load is one process on raw sockets.',
      '',
    ].join('\n'),
  )
}

function commitName(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return stdout?.trim() || 'unknown'
}
