/**
 * Sends a signal to a process (its number) that may end on its own account before it arrives.
 * Answers whether there was one to receive it; every other failure is thrown.
 */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false // Node's own errors carry a code.
    throw error
  }
}
