import { spawnSync } from 'node:child_process'
import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { onlyRow } from '#server/platform/database/queryable.ts'
import type { BenchDatabase } from './bench-market.ts'
import { median } from './figures.ts'

/** Under which conditions figures came about; printed above each of them. */
export async function printConditions({ pool, folder }: BenchDatabase): Promise<void> {
  const {
    version,
    fsync,
    synchronous_commit: synchronousCommit,
    commit_delay: flushMicroseconds,
  } = onlyRow(
    await pool.query<{
      version: string
      fsync: string
      synchronous_commit: string
      commit_delay: string
    }>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as synchronous_commit,
       current_setting('commit_delay') as commit_delay`,
    ),
  )
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  console.log(
    [
      `${new Date().toISOString().slice(0, 16)}Z, commit ${commitName()}`,
      `${processors.length} cores (${processors[0]?.model.trim()}), ${gigabytes} GB, ` +
        `load before the start ${loadavg()[0]?.toFixed(1)}`,
      `Node ${process.version}, PostgreSQL ${version}, ` +
        `fsync ${fsync}, synchronous_commit ${synchronousCommit}` +
        (flushMicroseconds === '0' ? '' : `, each flush made ${flushMicroseconds} us slower`),
      `8 kB made durable on the database's disk in ${flushTimeMicroseconds(folder).toFixed(0)} us (median)`,
      'Load, server and database share these cores; the load is one process on raw sockets.',
      '',
    ].join('\n'),
  )
}

function commitName(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return stdout?.trim() || 'unknown'
}

/** What a commit waits for: a block of a file that has its size already, written and flushed. */
function flushTimeMicroseconds(folder: string): number {
  const path = join(folder, 'flush-time')
  const file = openSync(path, 'w')
  const block = Buffer.alloc(8192, 1)
  const flush = () => {
    writeSync(file, block, 0, block.length, 0)
    fdatasyncSync(file)
  }
  flush()
  const times = Array.from({ length: 301 }, () => {
    const begun = performance.now()
    flush()
    return (performance.now() - begun) * 1000
  })
  closeSync(file)
  unlinkSync(path)
  return median(times)
}
