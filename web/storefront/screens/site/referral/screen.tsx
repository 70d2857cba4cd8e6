import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useCall } from '#web/api/use-call.ts'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

export const load: Load<'referral'> = ({ query, queryClient, params }) =>
  queryClient.ensureQueryData(query.referral.findReferral({ params }))

export const title: Title<'referral'> = ({ texts }) => texts('site.referral.title')

/** Whoever follows a partner's link is asked here whether we may remember it: before that nothing is kept. */
export function Screen() {
  const t = useTranslations('site.referral')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const navigate = useNavigate()
  const { code } = useScreenParams<'referral'>()
  const { data } = useQueryAnswer(useApiQueries().referral.findReferral({ params: { code } }))
  const keep = useCall((client) => client.referral.keepReferral, {
    onSuccess: () => void navigate(path('sell')),
  })
  if (data && !data.isKnown) {
    return (
      <Page as="main" id="main" width="reading">
        <PageHead title={t('unknown.title')} lead={t('unknown.lead')} />
        <LinkButton look="primary" href={path('sell')}>
          {t('sell')}
        </LinkButton>
      </Page>
    )
  }
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} lead={t('lead')} />
      <SectionCard title={t('question')} lead={t('text')}>
        <Stack gap={4}>
          {keep.error && (
            <Banner tone="bad" role="alert">
              {t('failed')}
            </Banner>
          )}
          <Cluster gap={4}>
            {/* Neither choice looks like the right one. */}
            <Button
              size="large"
              busy={keep.isPending}
              onClick={() => keep.mutate({ body: { code } })}
            >
              {t('keep')}
            </Button>
            <LinkButton size="large" href={path('sell')}>
              {t('without')}
            </LinkButton>
          </Cluster>
          <p>
            <Link href={path('privacy')}>{tTitle('privacy')}</Link>
          </p>
        </Stack>
      </SectionCard>
    </Page>
  )
}
