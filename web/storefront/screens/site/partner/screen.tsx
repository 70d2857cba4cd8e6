import { useTranslations } from 'use-intl/react'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { ensureCompany } from '../content/company.ts'
import { WriteToUs } from '../content/write-to-us.tsx'

export const load = ensureCompany

export function Screen() {
  const t = useTranslations('site.partner')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  return (
    <WriteToUs title={tTitle('partner')} lead={t('lead')} text={t('text')} write={t('write')}>
      <LinkButton href={path('accountReferrals')}>{t('ownLink')}</LinkButton>
    </WriteToUs>
  )
}
