import type { ReactNode } from 'react'

/** Which of the messages at the foot of the page are seen, and for how long. */

type Message = {
  readonly text: ReactNode
  readonly timeoutMs?: number
  readonly action?: object
}

/** As many as leave room for the page on a phone. */
const shownAtOnce = 2
/** Ten seconds by default (spec, constants). */
const defaultTimeoutMs = 10_000
/** Long enough to be read while others wait. */
const whileOthersWaitMs = 4000

/** Puts a message at the end. One that only says the same leaves; one that offers something stays. */
export function addMessage<Queued extends Message>(
  queue: readonly Queued[],
  message: Queued,
): readonly Queued[] {
  return [...queue.filter(({ text, action }) => action || text !== message.text), message]
}

/** The messages to be seen, the oldest first, and how many milliseconds each stays from now on. */
export function shownMessages<Queued extends Message>(
  queue: readonly Queued[],
): readonly { readonly message: Queued; readonly staysMs: number }[] {
  const mayStay = queue.length <= shownAtOnce
  return queue.slice(0, shownAtOnce).map((message, index) => {
    const { timeoutMs = defaultTimeoutMs } = message
    const staysMs = mayStay || index > 0 ? timeoutMs : Math.min(timeoutMs, whileOthersWaitMs)
    return { message, staysMs }
  })
}
