import { useCallback, useEffect, useRef, useState } from 'react'
import { leastReadings } from '#domain/certificate/values-of-certificate.ts'
import type { ReadingOutcome, ReadingProgress } from '#web/document-reader/read-certificate.ts'
import { faultsOfPhoto } from '../pictures/ready/faults-of-photo.ts'
import type { PictureFault } from '../pictures/ready/picture-quality.ts'

export type PhotoState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'busy'; readonly photo: File; readonly progress: ReadingProgress }
  | Extract<ReadingOutcome, { kind: 'failed' }>
  | (Extract<ReadingOutcome, { kind: 'read' }> & {
      readonly photo: File
      /** Looked for only where little was read. */
      readonly faults: readonly PictureFault[]
    })

/** Reads one photo after the other; a new one, or leaving, stops the one before. */
export function useCertificatePhoto() {
  const [state, setState] = useState<PhotoState>({ kind: 'waiting' })
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'waiting' })
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const read = useCallback(async (photo: File) => {
    running.current?.abort()
    const reading = new AbortController()
    running.current = reading
    const { signal } = reading
    setState({ kind: 'busy', photo, progress: { step: 'loading', part: 0 } })
    const { readCertificate } = await import('#web/document-reader/read-certificate.ts')
    const outcome = await readCertificate(photo, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setState({ kind: 'busy', photo, progress })
      },
    })
    const isFew = outcome.kind === 'read' && outcome.fields.length < leastReadings
    const faults = isFew ? await faultsOfPhoto(photo) : []
    if (signal.aborted) return
    setState(outcome.kind === 'read' ? { ...outcome, photo, faults } : outcome)
  }, [])
  return { state, read, stop }
}
