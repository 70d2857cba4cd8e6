/**
 * One save at a time (spec 4): while one runs, further requests only note that one more is wanted;
 * that one runs with the latest data. A failure clears both and reaches everybody who waits.
 */
export type SaveQueue = {
  readonly request: () => Promise<void>
  readonly isRunning: () => boolean
}

export function createSaveQueue(save: () => Promise<void>): SaveQueue {
  let running: Promise<void> | undefined
  let isAnotherWanted = false

  async function runUntilNothingIsWanted(): Promise<void> {
    try {
      do {
        isAnotherWanted = false
        await save()
      } while (isAnotherWanted)
    } finally {
      // At once, not one turn later: a request in between would count as served by what has ended.
      running = undefined
      isAnotherWanted = false
    }
  }

  return {
    request() {
      if (running) {
        isAnotherWanted = true
        return running
      }
      running = runUntilNothingIsWanted()
      return running
    },
    isRunning: () => running !== undefined,
  }
}
