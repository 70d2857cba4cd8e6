import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Pictures } from './use-pictures.ts'

/** Only what failed is sent again. */
export function WaitingForNet({ pictures }: { pictures: Pictures }) {
  const t = useTranslations('editor.images')
  const { failed, retryAll } = pictures.uploads
  if (failed === 0) return null
  return (
    <Banner
      role="status"
      icon="rotate-cw"
      title={t('waiting', { count: failed })}
      actions={<Button onClick={retryAll}>{t('sendNow')}</Button>}
    >
      {t(pictures.isKept ? 'waitingKept' : 'waitingText')}
    </Banner>
  )
}
