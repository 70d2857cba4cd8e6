/** Below the ten seconds after which a page stops waiting for the answer to a command. */
const usualLimitMs = 9500
const looksPerLimit = 40

type Waiting = { readonly askedAt: number; readonly giveUp: () => void }

export type AnswerDeadline<Command> = {
  readonly add: (command: Command) => void
  readonly remove: (command: Command) => void
}

/**
 * Gives up waiting for the database in the name of commands that have waited for too long. One timer
 * looks at the oldest of all, because a timer for each would cost more than the rest of its queueing.
 */
export function createAnswerDeadline<Command extends Waiting>(
  /** Null in a run whose steps somebody makes by hand: nobody waits there. */
  limitMs: number | null = usualLimitMs,
): AnswerDeadline<Command> {
  if (limitMs === null) return { add: () => undefined, remove: () => undefined }
  return deadlineOf(limitMs)
}

function deadlineOf<Command extends Waiting>(limitMs: number): AnswerDeadline<Command> {
  /** In the order in which they came. */
  const waiting = new Set<Command>()
  let timer: NodeJS.Timeout | null = null

  function look(): void {
    const latest = performance.now() - limitMs
    for (const command of waiting) {
      if (command.askedAt > latest) break
      waiting.delete(command)
      command.giveUp()
    }
    if (waiting.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }

  return {
    add: (command) => {
      waiting.add(command)
      if (timer !== null) return
      timer = setInterval(look, limitMs / looksPerLimit)
      timer.unref()
    },
    remove: (command) => void waiting.delete(command),
  }
}
