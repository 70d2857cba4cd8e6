import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useReloadOfOld } from '#web/api/build-of-page/old-page.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'

export function ConsoleNotFound() {
  const t = useTranslations()
  return (
    <Page as="main" id="main">
      <EmptyState
        title={t('shell.notFound.title')}
        action={<LinkButton href="/">{t('console.toStart')}</LinkButton>}
      />
    </Page>
  )
}

/** A fault inside one screen leaves the bar in place. */
export function ConsoleError() {
  const t = useTranslations('shell.error')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  useReloadOfOld(useWholeApi().build)
  if (status === 404) return <ConsoleNotFound />
  return (
    <Page as="main" id="main">
      <EmptyState
        title={t('title')}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
        }
      >
        {t('text')}
      </EmptyState>
    </Page>
  )
}

/** The first answer did not come; what the address names is shown as soon as it does. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell.error')
  return (
    <Page as="main" id="main">
      <EmptyState
        title={t('title')}
        action={
          <Button look="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('network')}
      </EmptyState>
    </Page>
  )
}
