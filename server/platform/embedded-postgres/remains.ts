/**
 * Clears what a start that was killed left behind. Called with the folder's lock held: whatever is
 * found then belongs to nobody who lives.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { signalIfAlive } from './signal-if-alive.ts'

/** A process number that no system gives out. */
const impossiblePid = 99_999_999
const orphanPatienceMs = 30_000

export async function clearRemains(place: Place): Promise<void> {
  for (const name of readdirSync(place.clusterFolder)) {
    if (name.startsWith('init-')) {
      rmSync(path.join(place.clusterFolder, name), { recursive: true, force: true })
    }
  }
  const pid = readPostmaster(place.data)?.pid
  if (pid === undefined) return
  if (isPostmasterOf(pid, place.data)) await endOrphan(pid, place.data)
  const state = describeProcess(pid)
  if (state !== undefined) invalidatePidFile(place)
  for (const name of readdirSync(place.socketFolder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(path.join(place.socketFolder, name), { force: true })
  }
}

/** What a running or crashed postmaster wrote about itself. */
export function readPostmaster(data: string): { pid: number; isReady: boolean } | undefined {
  const text = readPidFile(path.join(data, 'postmaster.pid'))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0
    ? { pid, isReady: lines[7]?.trim() === 'ready' }
    : undefined
}

/**
 * PostgreSQL refuses to start while the process number in its file lives, but that may be a zombie
 * or a number given out again. The file is kept, because the shared memory key in it still guards
 * against backends that are alive; only the number is replaced.
 */
function invalidatePidFile(place: Place): void {
  const file = path.join(place.data, 'postmaster.pid')
  const text = readPidFile(file)
  if (text === undefined) return
  const [, ...rest] = text.split('\n')
  writeFileSync(file, [impossiblePid, ...rest].join('\n'))
}

/** A postmaster that ends takes its file with it, between any two looks at it. */
function readPidFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // Node's own errors carry a code.
    return undefined
  }
}

async function endOrphan(pid: number, data: string): Promise<void> {
  const giveUpAt = Date.now() + orphanPatienceMs
  signalIfAlive(pid, 'SIGINT')
  while (isPostmasterOf(pid, data)) {
    if (Date.now() > giveUpAt) throw new Error(`An old PostgreSQL (process ${pid}) does not end.`)
    await wait(20)
  }
}

function isPostmasterOf(pid: number, data: string): boolean {
  const found = describeProcess(pid)
  return found !== undefined && !found.isZombie && found.command.includes(data)
}

function describeProcess(pid: number): { isZombie: boolean; command: string } | undefined {
  if (!existsSync('/proc/self')) return askPs(pid)
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything, so the state is looked for behind the last one.
    const isZombie = status.slice(status.lastIndexOf(')') + 2).startsWith('Z')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { isZombie, command }
  } catch {
    return undefined
  }
}

function askPs(pid: number): { isZombie: boolean; command: string } | undefined {
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,command='])
  if (status !== 0) return undefined
  const line = stdout.toString().trim()
  return { isZombie: line.startsWith('Z'), command: line }
}
