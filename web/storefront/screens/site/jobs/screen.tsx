import { useTranslations } from 'use-intl/react'
import { ensureCompany } from '../content/company.ts'
import { WriteToUs } from '../content/write-to-us.tsx'

export const load = ensureCompany

export function Screen() {
  const t = useTranslations('site.jobs')
  const tTitle = useTranslations('shell.titles')
  return <WriteToUs title={tTitle('jobs')} lead={t('lead')} text={t('text')} write={t('write')} />
}
