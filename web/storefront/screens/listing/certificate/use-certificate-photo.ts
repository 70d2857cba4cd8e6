import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadingOutcome, ReadingProgress } from '#web/document-reader/read-certificate.ts'

export type PhotoState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'busy'; readonly progress: ReadingProgress }
  | ReadingOutcome

/** Reads one photo after the other; a new one, or leaving, stops the one before. */
export function useCertificatePhoto() {
  const [state, setState] = useState<PhotoState>({ kind: 'waiting' })
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'waiting' })
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const read = useCallback(async (photo: Blob) => {
    running.current?.abort()
    const reading = new AbortController()
    running.current = reading
    const { signal } = reading
    setState({ kind: 'busy', progress: { step: 'loading', part: 0 } })
    const { readCertificate } = await import('#web/document-reader/read-certificate.ts')
    const outcome = await readCertificate(photo, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setState({ kind: 'busy', progress })
      },
    })
    if (!signal.aborted) setState(outcome)
  }, [])
  return { state, read, stop }
}
