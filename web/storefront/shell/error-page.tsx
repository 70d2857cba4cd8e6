import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isNetworkFailed } from '#web/api/network-failed.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { usePath } from '../page-provider.tsx'
import styles from './error-page.module.css'

/** An unknown address, a refusal, or a fault of ours: which of them, and the way on (spec 2, 8.1). */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFound /> : <Failed status={status} error={error} />
}

export function NotFound() {
  const t = useTranslations('shell.notFound')
  const path = usePath()
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.ways}>
        <LinkButton look="primary" href={path('home')}>
          {t('home')}
        </LinkButton>
        <LinkButton href={path('catalog')}>{t('catalog')}</LinkButton>
      </div>
    </main>
  )
}

function Failed({ status, error }: { status: number; error: unknown }) {
  const t = useTranslations('shell.error')
  const reason = isNetworkFailed(error) ? 'network' : status === 403 ? 'forbidden' : 'text'
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        {status}
      </p>
      <h1>{t('title')}</h1>
      <p>{t(reason)}</p>
      <p className="muted small">{t('code', { status: String(status) })}</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      </div>
    </main>
  )
}
