import { useTranslations } from 'use-intl/react'
import { Banner } from '#web/ui/status/banner.tsx'

/** What a helper sees where price, contact and sending stand; the server refuses them as well. */
export function OwnersPart() {
  const t = useTranslations('editor.helper')
  return (
    <Banner tone="info" icon="lock" title={t('ownerTitle')}>
      {t('ownerText')}
    </Banner>
  )
}
