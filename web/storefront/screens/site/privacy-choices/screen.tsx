import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useCall } from '#web/api/use-call.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

export const load: Load<'privacyChoices'> = async ({ query, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(query.usage.readConsent()),
    queryClient.ensureQueryData(query.referral.readReferral()),
  ])
}

export const title: Title<'privacyChoices'> = ({ texts }) => texts('site.privacyChoices.title')

/** What we may note of a visit beyond bare counts: nothing, until somebody says yes here. */
export function Screen() {
  const t = useTranslations('site.privacyChoices')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={4}>
        <Statistics />
        <KeptReferral />
        <p>
          <Link href={path('privacy')}>{tTitle('privacy')}</Link>
        </p>
      </Stack>
    </Page>
  )
}

function Statistics() {
  const t = useTranslations('site.privacyChoices.statistics')
  const show = useSnackbar()
  const isAllowed = useQueryAnswer(useApiQueries().usage.readConsent()).data?.statistics ?? false
  const save = useCall((client) => client.usage.saveConsent, {
    refreshes: [keysOf('usage', 'readConsent')],
    onSuccess: ({ statistics }) =>
      show({ tone: 'good', text: t(statistics ? 'saved' : 'withdrawn') }),
  })
  return (
    <SectionCard title={t('title')} lead={t('text')}>
      <p role="status">
        <strong>{t(isAllowed ? 'isAllowed' : 'isNotAllowed')}</strong>
      </p>
      {save.error && (
        <Banner tone="bad" role="alert">
          {t('failed')}
        </Banner>
      )}
      <div>
        <Button
          busy={save.isPending}
          onClick={() => save.mutate({ body: { statistics: !isAllowed } })}
        >
          {t(isAllowed ? 'withdraw' : 'allow')}
        </Button>
      </div>
    </SectionCard>
  )
}

/** Only where somebody followed a partner's link and agreed to have it kept. */
function KeptReferral() {
  const t = useTranslations('site.privacyChoices.referral')
  const show = useSnackbar()
  const kept = useQueryAnswer(useApiQueries().referral.readReferral()).data?.code ?? null
  const forget = useCall((client) => client.referral.keepReferral, {
    refreshes: [keysOf('referral', 'readReferral')],
    onSuccess: () => show({ tone: 'good', text: t('forgotten') }),
  })
  if (kept === null) return null
  return (
    <SectionCard title={t('title')} lead={t('text')}>
      <div>
        <Button busy={forget.isPending} onClick={() => forget.mutate({ body: { code: null } })}>
          {t('forget')}
        </Button>
      </div>
    </SectionCard>
  )
}
