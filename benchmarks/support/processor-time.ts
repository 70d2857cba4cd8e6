import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time by `/proc`, in milliseconds. On a machine where others work too it says more than
 * the clock on the wall. Not a number where there is no `/proc`.
 */

/** A clock tick of Linux. */
const tickMs = 10

/** By process id, of those that live. */
export type ProcessorTimes = ReadonlyMap<number, number>

export function processorTimes(pids: readonly number[]): ProcessorTimes {
  return new Map(
    pids.flatMap((pid) => {
      const stat = statOf(pid)
      return stat.length > 0 ? [[pid, (Number(stat[11]) + Number(stat[12])) * tickMs]] : []
    }),
  )
}

/** What the processes that live now have used since; one that has ended is not counted. */
export function usedMs(since: ProcessorTimes, now: ProcessorTimes): number {
  return [...now].reduce((sum, [pid, ms]) => sum + ms - (since.get(pid) ?? 0), 0)
}

/** The processes whose parent is the given one, as a database's are its postmaster's. */
export function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => Number(statOf(pid)[1]) === parent)
  } catch {
    return []
  }
}

/** The fields after the command's name, which may itself hold spaces. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Of the whole machine since its start: all ticks, and those the hypervisor gave to somebody else. */
export function machineTicks(): { readonly all: number; readonly stolen: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const ticks = line.split(/ +/).slice(1, 9).map(Number)
    return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] ?? 0 }
  } catch {
    return { all: 0, stolen: 0 }
  }
}
