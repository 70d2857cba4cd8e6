import { useTranslations } from 'use-intl/react'
import type { UploadPhase } from '#web/api/uploads/upload.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import type { UnfitPicture } from './picture-queue.ts'

/** What is happening to a file, or why it was not taken; a refusal in the server's own words. */
export function useUploadText() {
  const t = useTranslations('shell.upload')
  const format = useFormat()
  return (phase: UploadPhase<UnfitPicture>): string => {
    switch (phase.kind) {
      case 'waiting':
      case 'preparing':
        return t('preparing')
      case 'sending':
        return phase.percent >= 100
          ? t('working')
          : t('sending', { size: format.fileSize(phase.sizeBytes) })
      case 'failed': {
        const { fault } = phase
        if (fault.kind === 'unfit') return t(fault.reason)
        if (fault.kind === 'connection') return t('cutOff')
        if (fault.kind === 'unknown') return t('failed')
        const { title, detail } = fault.problem
        return [title, detail].filter(Boolean).join('. ') || t('failed')
      }
    }
  }
}
