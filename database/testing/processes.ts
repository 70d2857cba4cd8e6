import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { signalIfAlive } from '#server/platform/embedded-postgres/signal-if-alive.ts'

/** The processes of one data folder: they name it, were given it, or work inside it. */
export function processesOf(folder: string): { pid: number; command: string }[] {
  if (!existsSync('/proc/self'))
    return listedByPs().filter(({ command }) => command.includes(folder))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: Number(name), command: read(`/proc/${name}/cmdline`) }))
    .filter(({ pid, command }) => {
      const isAlive = command !== ''
      const isNamed = command.includes(folder) || read(`/proc/${pid}/environ`).includes(folder)
      return isAlive && (isNamed || workingFolder(pid).startsWith(folder))
    })
}

/**
 * Kills what runs for the folder, all of it or what is meant, and answers how many that were. Some
 * end by another's death before their own turn comes: they are as dead as wanted.
 */
export function killProcessesOf(
  folder: string,
  isMeant: (command: string) => boolean = () => true,
): number {
  const meant = processesOf(folder).filter(({ command }) => isMeant(command))
  return meant.filter(({ pid }) => signalIfAlive(pid, 'SIGKILL')).length
}

/** Waits until nothing runs for the folder; answers what is left when the patience ends. */
export async function remainingProcesses(
  folder: string,
  options: { patienceMs: number },
): Promise<string[]> {
  const giveUpAt = Date.now() + options.patienceMs
  for (;;) {
    const left = processesOf(folder).map(({ command }) => command)
    if (left.length === 0 || Date.now() > giveUpAt) return left
    await wait(50)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function listedByPs(): { pid: number; command: string }[] {
  const lines = spawnSync('ps', ['-axEww', '-o', 'pid=,command=']).stdout.toString().split('\n')
  return lines.map((line) => {
    const [pid = '', ...commandParts] = line.trim().split(' ')
    return { pid: Number(pid), command: commandParts.join(' ') }
  })
}
