import { useTranslations } from 'use-intl/react'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load, Title } from '../../../page/screen.ts'
import { ErasureCard } from './erasure-card.tsx'
import { ExportCard } from './export-card.tsx'

export const title: Title<'personalData'> = ({ texts }) => texts('personal-data.title')

export const load: Load<'personalData'> = ({ queryClient, query }) =>
  Promise.all([
    queryClient.ensureQueryData(query.personalData.showExport()),
    queryClient.ensureQueryData(query.personalData.showErasure()),
  ])

/** All that is kept of whoever is logged in (rules 11). */
export function Screen() {
  const t = useTranslations('personal-data')
  const path = usePath()
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <ExportCard />
        <ErasureCard />
        <p>
          <Link href={path('accountSettings')}>{t('toSettings')}</Link>
        </p>
      </Stack>
    </Page>
  )
}
