import { availableParallelism } from 'node:os'
import type { Readable } from 'node:stream'
import { type PictureOptions, type PictureOutcome, processPicture } from './process-picture.ts'
import { createTaskQueue } from './task-queue.ts'

/**
 * `processPicture` for a server that has other things to do: few at a time, the rest in a queue. An
 * upload that waits is not read, so its sender is slowed down and our memory stays empty. Rejects
 * with QueueFull when too many wait; the caller answers SERVICE_UNAVAILABLE.
 */
export type PictureProcessor = {
  process: (source: Uint8Array | Readable, options?: PictureOptions) => Promise<PictureOutcome>
  readonly waitingCount: number
}

export function createPictureProcessor(
  bounds: { readonly concurrency?: number; readonly maxWaiting?: number } = {},
): PictureProcessor {
  // One core stays free for bids; beyond two at once memory becomes the limit.
  const concurrency = bounds.concurrency ?? Math.min(2, Math.max(1, availableParallelism() - 1))
  const queue = createTaskQueue({ concurrency, maxWaiting: bounds.maxWaiting ?? 60 })
  return {
    process: (source, options) => queue.run(() => processPicture(source, options)),
    get waitingCount() {
      return queue.waitingCount
    },
  }
}
