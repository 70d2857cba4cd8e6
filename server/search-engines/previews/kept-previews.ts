import { createTaskQueue } from '../../platform/pictures/task-queue.ts'

/** Some 100 kB each. */
const mostKept = 100
/** A drawing takes a core for a moment, and whoever asks for one is no seller who waits. */
const bounds = { concurrency: 1, maxWaiting: 20 }

/**
 * Previews by what they show, each drawn once for all who ask at once; those asked for least recently go first. Rejects with
 * QueueFull where too many others wait to be drawn. What has no picture is looked for again.
 */
export function createKeptPreviews() {
  const queue = createTaskQueue(bounds)
  const kept = new Map<string, Promise<Buffer | undefined>>()
  return async (
    tag: string,
    draw: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> => {
    const preview = kept.get(tag) ?? queue.run(draw)
    kept.delete(tag)
    kept.set(tag, preview)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    try {
      const drawn = await preview
      if (!drawn) kept.delete(tag)
      return drawn
    } catch (error) {
      kept.delete(tag)
      throw error
    }
  }
}
