import type { Logger } from 'pino'

/**
 * Many changes in a short time become one piece of work: the first runs at once, what comes while it
 * runs or shortly after is taken together. The last change is always worked on.
 */
export function throttleIds(options: {
  readonly quietMs: number
  readonly log: Logger
  readonly what: string
  readonly run: (ids: readonly number[]) => Promise<void>
}): (ids: readonly number[]) => void {
  const waiting = new Set<number>()
  let isBusy = false

  async function work(): Promise<void> {
    const ids = [...waiting]
    waiting.clear()
    try {
      await options.run(ids)
    } catch (error) {
      options.log.warn({ err: error }, `${options.what} failed`)
    }
    const timer = setTimeout(() => {
      isBusy = false
      if (waiting.size > 0) start()
    }, options.quietMs)
    timer.unref()
  }

  function start(): void {
    if (isBusy) return
    isBusy = true
    void work()
  }

  return (ids) => {
    for (const id of ids) waiting.add(id)
    start()
  }
}
