/**
 * What of an error is written down (rules 13): its kind, its words, where it happened, and of the
 * database's errors the names of what was touched. Everything else an error carries, such as the
 * values of a statement or the body of a call, stays out because nobody has named it here.
 */

export type ErrorRecord = { readonly [name: string]: unknown }

const frameLimit = 20
const causeLimit = 3

/** Fields of node-postgres, of Node's system errors and of the HTTP server; names, never values. */
const namedFields = [
  'code',
  'statusCode',
  'syscall',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
] as const

export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error }
  const fields = error as Error & Readonly<Record<string, unknown>>
  const named = namedFields.flatMap((name) => {
    const value = fields[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: messageOf(fields),
    ...Object.fromEntries(named),
    at: framesOf(error),
    ...(error.cause !== undefined &&
      depth < causeLimit && { cause: errorRecord(error.cause, depth + 1) }),
  }
}

/** The database quotes what it could not read: there a quotation may be anybody's answer. */
function messageOf(error: Error & Readonly<Record<string, unknown>>): string {
  const isOfDatabase = typeof error.severity === 'string' && typeof error.routine === 'string'
  return isOfDatabase ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message
}

/** Without the first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): readonly string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, frameLimit).map((line) => line.trim().slice('at '.length))
}
