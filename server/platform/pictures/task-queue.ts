/**
 * Runs few tasks at a time and lets only so many wait. Pictures cost a second of a core each:
 * without a bound a hundred uploads would starve bids and pile up in memory.
 */
export type TaskQueue = {
  /** Rejects with QueueFull at once when too many wait; the caller answers SERVICE_UNAVAILABLE. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly waitingCount: number
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export function createTaskQueue(bounds: { concurrency: number; maxWaiting: number }): TaskQueue {
  const waiting: (() => void)[] = []
  let runningCount = 0

  async function enter(): Promise<void> {
    if (runningCount < bounds.concurrency) {
      runningCount += 1
      return
    }
    if (waiting.length >= bounds.maxWaiting) throw new QueueFull('too many tasks wait')
    // The place of the finished task is handed over, so runningCount does not change.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) runningCount -= 1
    else next()
  }

  return {
    get waitingCount() {
      return waiting.length
    },
    async run(task) {
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
