import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time by `/proc`, in milliseconds. On a machine where others work too it says more than
 * the clock on the wall. Not a number where there is no `/proc`.
 */

/** A clock tick of Linux. */
const tickMs = 10

export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * tickMs
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

function ticksOf(pid: number): number {
  const stat = statOf(pid)
  return Number(stat[11]) + Number(stat[12])
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
