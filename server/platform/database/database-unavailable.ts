/**
 * PostgreSQL's states of a connection (08), of no place left, of a statement that took too long and was
 * cancelled, of shutting down and of starting up.
 */
const sqlStates = /^(08...|53300|57014|57P0[1-5])$/
const brokenLines = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** pg and pg-pool report these by their message alone. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'is not queryable',
]

/**
 * Whether a statement failed because the database was not there, or stopped answering; whether it
 * was committed is not known then.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException // pg's errors carry a code as well.
  if (code === undefined) return messages.some((part) => error.message.includes(part))
  return sqlStates.test(code) || brokenLines.includes(code) || syscall === 'connect'
}
