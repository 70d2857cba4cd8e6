import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * Structured log lines. What may carry a person or a secret is cut here, whatever a caller hands
 * in: an allow-list of fields would be safer still, but errors need their stack.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      redact: {
        paths: [
          '*.password',
          '*.email',
          '*.token',
          '*.limitEur',
          '*.targetPriceEur',
          'req.headers',
          'err.config',
          'err.parameters',
        ],
        censor: '[cut]',
      },
    },
    // Lines are written while the process goes on; those that come meanwhile are written together.
    options.destination ?? pino.destination({ dest: 1, sync: false }),
  )
}
