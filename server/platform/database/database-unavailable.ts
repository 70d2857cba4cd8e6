/** PostgreSQL's states of a connection (08), of no place left, of shutting down and of starting up. */
const sqlStates = /^(08...|53300|57P0[1-5])$/
const brokenLines = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** pg and pg-pool tell these by their words alone. */
const words = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'is not queryable',
]

/**
 * Whether a statement failed because the database was not there, or went away under it; whether it
 * was committed is not known then.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException // pg's errors carry a code as well.
  if (code === undefined) return words.some((part) => error.message.includes(part))
  return sqlStates.test(code) || brokenLines.includes(code) || syscall === 'connect'
}
