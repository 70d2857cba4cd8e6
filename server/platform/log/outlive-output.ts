/**
 * The process goes on when whoever read its output has gone (a pipe that is closed, a terminal that ended): Node ends a process for a line that
 * nobody takes, also for a warning of a library, unless somebody listens for it.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
