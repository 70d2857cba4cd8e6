import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { isDisplayP3 } from './display-p3.ts'
import { isTooManyPixels } from './picture-limits.ts'
import { createTaskQueue } from './task-queue.ts'

export type HeicTask = {
  readonly bytes: Uint8Array
  readonly maxPixels: number
  readonly maxSidePixels: number
  /** Its numbers are of Display P3 and must be converted. */
  readonly isWideColour: boolean
}

export type HeicAnswer =
  | {
      readonly kind: 'decoded'
      readonly width: number
      readonly height: number
      readonly rgba: Uint8Array<ArrayBuffer>
    }
  | { readonly kind: 'broken' | 'tooManyPixels' | 'slow' }

export type HeicPicture = {
  readonly bytes: Uint8Array
  readonly maxPixels: number
  readonly maxSidePixels: number
  readonly timeoutSeconds: number
}

/** A large phone picture needs some 220 MB while it is decoded, therefore one at a time. */
const oneAtATime = createTaskQueue({ concurrency: 1, maxWaiting: 500 })

/** sharp's prebuilt library reads the HEIC container but not HEVC, so another decoder does. */
export function decodeHeic(picture: HeicPicture): Promise<HeicAnswer> {
  return oneAtATime.run(async () => {
    const { bytes, maxPixels, maxSidePixels, timeoutSeconds } = picture
    // The container is read by sharp, profile included; only the pixels are not.
    const metadata = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    if (metadata && isTooManyPixels(metadata, picture)) return { kind: 'tooManyPixels' }
    const isWideColour = isDisplayP3(metadata?.icc)
    return await decodeInWorker({ bytes, maxPixels, maxSidePixels, isWideColour }, timeoutSeconds)
  })
}

async function decodeInWorker(task: HeicTask, timeoutSeconds: number): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: task,
    // A worker needs no environment, and the decoder is the least trusted code we run.
    env: {},
    execArgv: [],
    // The decoder prints what it dislikes about a file; the answer says it already.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000)
    const [answer] = await once(worker, 'message', { signal })
    return answer as HeicAnswer // The worker of this folder answers with nothing else.
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'AbortError' ? 'slow' : 'broken' }
  } finally {
    await worker.terminate()
  }
}
