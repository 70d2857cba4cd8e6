import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/** Sends the queue's own lines into our log; its chatter about every job stays out. */
export function jobLog(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ ...meta }, message)
    else if (level === 'warning') log.warn(message)
  })
}
