import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl/react'
import { isImageOrPdf, largestUploadBytes } from '#domain/listing/file-rules.ts'
import type { Upload } from '#web/api/uploads/upload.ts'
import { mayTryAgain, type UploadQueue } from '#web/api/uploads/upload-queue.ts'
import { watchOver } from '#web/api/uploads/watch-over.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import type { FileDropItem } from '#web/ui/fields/file-drop.tsx'

/** Why a file cannot be sent; each has its sentence. */
export type UnfitReason = 'no_picture' | 'no_document' | 'too_large' | 'broken'

/** For documents, which are kept as they are sent. */
export function unfitDocument({ name, type, size }: File): UnfitReason | undefined {
  if (!isImageOrPdf({ fileName: name, mimeType: type })) return 'no_document'
  return size > largestUploadBytes ? 'too_large' : undefined
}

/** The files of a queue as the page shows them. While one could be lost, leaving is asked about. */
export function useUploads<Target>(queue: UploadQueue<Target, UnfitReason>) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads, queue.getUploads)
  const describe = useUploadTexts()
  useEffect(() => {
    watchOver(queue, window)
    void queue.resume()
  }, [queue])
  return {
    items: useMemo(() => uploads.map(describe), [uploads, describe]),
    /** How many may be tried again. */
    failed: uploads.filter(({ phase }) => mayTryAgain(phase)).length,
    add: (files: readonly File[], target: Target) => queue.add(files, target),
    retry: (id: string) => queue.retry(id),
    retryAll: () => queue.retryAll(),
    remove: (id: string) => queue.remove(id),
  }
}

function useUploadTexts() {
  const t = useTranslations('shell.upload')
  const format = useFormat()
  return useMemo(
    () =>
      ({ id, file, phase, isKept }: Upload<unknown, UnfitReason>): FileDropItem => {
        const item = { id, name: file.name }
        switch (phase.kind) {
          case 'waiting':
            return { ...item, state: 'waiting', detail: format.fileSize(file.size) }
          case 'preparing':
            return { ...item, state: 'sending', percent: 0, detail: t('preparing') }
          case 'sending': {
            const { sizeBytes, percent } = phase
            const isSent = percent >= 100
            const detail = isSent
              ? t('working')
              : t('sending', { size: format.fileSize(sizeBytes) })
            return { ...item, state: 'sending', percent, detail }
          }
          case 'failed': {
            const { fault } = phase
            const canRetry = mayTryAgain(phase)
            // Without a net nothing is wrong: the device has it, and it goes on by itself.
            if (fault.kind === 'connection' && isKept) {
              return { ...item, state: 'waiting', detail: t('onDevice') }
            }
            return { ...item, state: 'failed', canRetry, detail: faultText(fault) }
          }
        }

        function faultText(fault: Extract<typeof phase, { kind: 'failed' }>['fault']): string {
          switch (fault.kind) {
            case 'unfit':
              return t(fault.reason)
            case 'connection':
              return t('cutOff')
            case 'refused': {
              const { title, detail } = fault.problem
              return [title, detail].filter(Boolean).join('. ') || t('failed')
            }
            case 'unknown':
              return t('failed')
          }
        }
      },
    [t, format],
  )
}
