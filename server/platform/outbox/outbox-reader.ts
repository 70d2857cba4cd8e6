import type { Logger } from 'pino'

/** Calls `read` until it finds nothing, at every change and at least once a second. */
export function startOutboxReader(options: {
  readonly read: () => Promise<number>
  readonly log: Logger
}): { readonly readSoon: () => void; readonly stop: () => Promise<void> } {
  const pollMs = 1000
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | null = null

  const run = () => {
    isWoken = true
    running ??= readAll().finally(() => {
      running = null
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(run, pollMs)
    })
  }

  async function readAll(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false
      try {
        if ((await options.read()) > 0) isWoken = true
      } catch (error) {
        options.log.error({ err: error }, 'the outbox was not read')
      }
    }
  }

  run()
  return {
    readSoon: run,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
