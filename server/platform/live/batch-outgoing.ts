import type { ChangeTopic } from './change-topic.ts'

/** PostgreSQL takes 8,000 bytes in one message. */
const idsAtOnce = 500

export type Outgoing = {
  readonly add: (topic: ChangeTopic, ids: readonly number[]) => void
  /** Resolves when nothing is left to send. */
  readonly sent: () => Promise<void>
}

/**
 * Sends one message at a time; what comes while it is under way goes together with the next. So a
 * busy market costs few messages, and a quiet one does not wait.
 */
export function batchOutgoing(
  /** Must not reject. */
  send: (topic: ChangeTopic, ids: readonly number[]) => Promise<void>,
): Outgoing {
  const unsent = new Map<ChangeTopic, ReadonlySet<number>>()
  let sending: Promise<void> | null = null

  async function sendAll(): Promise<void> {
    // What is announced in the same turn goes together.
    await null
    for (let [next] = unsent; next; [next] = unsent) {
      const [topic, all] = next
      unsent.delete(topic)
      const ids = [...all]
      for (let start = 0; start < Math.max(ids.length, 1); start += idsAtOnce) {
        await send(topic, ids.slice(start, start + idsAtOnce))
      }
    }
    sending = null
  }

  return {
    add: (topic, ids) => {
      const before = unsent.get(topic)
      // No ids mean "look at everything", whichever are named beside it.
      const isAll = ids.length === 0 || before?.size === 0
      unsent.set(topic, new Set(isAll ? [] : [...(before ?? []), ...ids]))
      sending ??= sendAll()
    },
    sent: async () => {
      await sending
    },
  }
}
