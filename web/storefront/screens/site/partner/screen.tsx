import { useTranslations } from 'use-intl/react'
import { ensureCompany } from '../content/company.ts'
import { WriteToUs } from '../content/write-to-us.tsx'

export const load = ensureCompany

export function Screen() {
  const t = useTranslations('site.partner')
  const tTitle = useTranslations('shell.titles')
  return (
    <WriteToUs title={tTitle('partner')} lead={t('lead')} text={t('text')} write={t('write')} />
  )
}
