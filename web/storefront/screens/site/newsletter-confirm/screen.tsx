import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import styles from '../content/content.module.css'

/** Confirmed by a button, because mail scanners open every link and would use it up (rules 11). */
export function Screen() {
  const t = useTranslations('site.newsletter')
  const tTitle = useTranslations('shell')
  const path = usePath()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const confirm = useCall((api) => api.site.confirmNewsletter)
  const { sentence } = useFormProblem(confirm.error)
  const isBroken = token.length < 20
  const isOpen = !isBroken && !confirm.isSuccess && !sentence
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={tTitle('titles.newsletterConfirm')} lead={isOpen ? t('lead') : undefined} />
      <Stack gap={4}>
        {(isBroken || sentence) && (
          <Banner tone="warn" role="alert">
            {isBroken ? t('broken') : sentence}
          </Banner>
        )}
        {confirm.isSuccess && (
          <Banner tone="good" role="status">
            {t('done')}
          </Banner>
        )}
        <div>
          {isBroken || confirm.isSuccess ? (
            <LinkButton href={path('home')}>{tTitle('nav.home')}</LinkButton>
          ) : (
            <Button
              look="primary"
              busy={confirm.isPending}
              onClick={() => confirm.mutate({ body: { token } })}
            >
              {t('action')}
            </Button>
          )}
        </div>
      </Stack>
    </Page>
  )
}
