import pino, { type DestinationStream, type Logger } from 'pino'
import { batchLines } from './batch-lines.ts'
import { type ErrorRecord, errorRecord } from './error-record.ts'

/**
 * Structured log lines by an allow-list (rules 13, docs/decisions/0023): a field that is not named
 * here is left out and only its name is told, whatever a caller hands in.
 */

/** Ids, counts, instants and words of our own; none of them tells who somebody is or what they bid. */
const loggedFields: ReadonlySet<string> = new Set([
  'auctionId',
  'auctions',
  'browserSessionId',
  'cause',
  'commands',
  'customerId',
  'from',
  'notification',
  'messageId',
  'method',
  'milliseconds',
  'orderId',
  'outageId',
  'questionId',
  'reason',
  'requestId',
  'route',
  'status',
  'until',
])

const writtenTogether = { characters: 16_000, milliseconds: 50 }

export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      formatters: { log: allowed },
      // The record is whole; pino’s own would look for a stack in it.
      serializers: { err: (record: ErrorRecord) => record },
    },
    // Written while the process goes on, many lines at once: a write of its own costs a call more than
    // its line. The end of the process writes what is left; only a kill can lose the last of them.
    options.destination ?? batchLines(pino.destination({ dest: 1, sync: false }), writtenTogether),
  )
}

function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  const cut: string[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'err' || name === 'error') kept.err = errorRecord(value)
    else if (loggedFields.has(name)) kept[name] = value
    else cut.push(name)
  }
  return cut.length > 0 ? { ...kept, cut } : kept
}
