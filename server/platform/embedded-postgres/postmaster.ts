/** One running postmaster: started, watched until ready, and stopped in order. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { readPostmaster } from './remains.ts'
import { diesWithParentPrefix, invocation } from './run-as.ts'

export type Postmaster = {
  /** Settles when the process is gone, wanted or not, with the last lines it wrote. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

const readyPatienceMs = 120_000
const busyPatienceMs = 10_000
const pollMs = 10
const keptLogLines = 30

/** Backends of a killed postmaster take a moment to notice; until then a new one is refused. */
const busyPattern = /shared memory block|lock file/

export async function startPostmaster(
  place: Place,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const giveUpAt = Date.now() + busyPatienceMs
  for (;;) {
    const { child, ended } = launch(place, settings)
    if (await becomesReady(child, place)) return { ended, stop: () => stop(child, ended) }
    const log = await ended
    if (!busyPattern.test(log) || Date.now() > giveUpAt) {
      throw new Error(`The database did not start: ${log}`)
    }
    await wait(200)
  }
}

function launch(
  place: Place,
  settings: Readonly<Record<string, string>>,
): { child: ChildProcess; ended: Promise<string> } {
  const prefix = diesWithParentPrefix()
  const {
    command,
    arguments: words,
    options,
  } = invocation(place.runAs, {
    prefix,
    program: place.binaries.postgres,
    arguments: [
      ...['-D', place.data],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  })
  // A process group of its own: Ctrl-C does not reach it, the server decides the order of ending.
  const child = spawn(command, words, {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => {
    lines.push(...chunk.toString().trim().split('\n'))
    lines.splice(0, lines.length - keptLogLines)
  })
  const watcher = prefix.length === 0 ? watchOwnLife(child) : undefined
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', () => {
      watcher?.kill('SIGKILL')
      resolve(lines.join('\n'))
    })
  })
  return { child, ended }
}

/**
 * Where the kernel cannot tie one life to another, a shell waits for the end of a pipe that only
 * this process holds, and then ends the database.
 */
function watchOwnLife(child: ChildProcess): ChildProcess {
  const script = 'read -r line; kill -INT "$1"'
  const watcher = spawn('/bin/sh', ['-c', script, 'database-watcher', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.on('error', () => {})
  watcher.unref()
  return watcher
}

/**
 * Ready is what the file of this very process says. A test by connecting could reach an older
 * postmaster that still holds the socket.
 */
async function becomesReady(child: ChildProcess, place: Place): Promise<boolean> {
  const giveUpAt = Date.now() + readyPatienceMs
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const found = readPostmaster(place.data)
    if (found?.pid === child.pid && found.isReady) return true
    if (Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      return false
    }
    await wait(pollMs)
  }
  return false
}

/** Fast shutdown; harsher after half a minute, because a hanging database must not hang the end. */
async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const harsher = [
    setTimeout(() => child.kill('SIGQUIT'), 30_000),
    setTimeout(() => child.kill('SIGKILL'), 40_000),
  ]
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  for (const timer of harsher) clearTimeout(timer)
  await ended
}
