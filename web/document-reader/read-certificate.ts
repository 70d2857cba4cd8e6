import type { ReaderAnswer, ReaderFailure, ReaderRequest, ReadSheet } from './reader-messages.ts'

export type ReadingProgress = { readonly step: 'loading' | 'reading'; readonly part: number }

export type ReadingOutcome =
  | ({ readonly kind: 'read' } & ReadSheet)
  | { readonly kind: 'failed'; readonly reason: ReaderFailure }

/**
 * Reads a photo of a certificate on this device, in a worker that lives as long as the reading; when
 * `signal` ends, it is stopped at once and the outcome never comes.
 */
export function readCertificate(
  photo: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
): Promise<ReadingOutcome> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const end = () => worker.terminate()
    signal.addEventListener('abort', end, { once: true })
    const settle = (outcome: ReadingOutcome) => {
      end()
      signal.removeEventListener('abort', end)
      resolve(outcome)
    }
    worker.addEventListener('error', () => settle({ kind: 'failed', reason: 'gave-up' }))
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      if (data.kind === 'progress') onProgress(data)
      else settle(data)
    })
    const request: ReaderRequest = { photo }
    worker.postMessage(request)
  })
}
