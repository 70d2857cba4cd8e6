import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load, Title } from '../../../page/screen.ts'
import { AppCard } from './app-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'

export const title: Title<'secondFactor'> = ({ texts }) => texts('security.pageTitle')

export const load: Load<'secondFactor'> = ({ queryClient, query }) =>
  Promise.all([
    queryClient.ensureQueryData(query.account.showSecondFactor()),
    queryClient.ensureQueryData(query.account.listPasskeys()),
  ])

/** Passkeys, and a code of an authenticator app beside the password (rules 11). */
export function Screen() {
  const t = useTranslations('security')
  const path = usePath()
  const { data } = useQuery(useApiQueries().account.showSecondFactor())
  if (!data) return null
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('pageTitle')} lead={t('pageText')} />
      <Stack gap={6}>
        <PasskeysCard />
        <AppCard state={data} />
        {data.isOn && <p className="muted small">{t('left', { count: data.recoveryCodesLeft })}</p>}
        <p>
          <Link href={path('accountSettings')}>{t('toSettings')}</Link>
        </p>
      </Stack>
    </Page>
  )
}
