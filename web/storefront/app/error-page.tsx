import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useReloadOfOld } from '#web/api/build-of-page/old-page.ts'
import { isNetworkFailed } from '#web/api/network-failed.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { usePath } from '../page/page-provider.tsx'
import styles from './error-page.module.css'

/** An unknown address, a refusal, or a fault of ours: which of them, and where to go on (spec 2, 8.1). */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <NotFound />
  return isUnreachable(error) ? <Unreachable /> : <Failed status={status} />
}

/** A screen whose files cannot be fetched without a network fails by an error of the browser's own. */
function isUnreachable(error: unknown): boolean {
  return isNetworkFailed(error) || (typeof window !== 'undefined' && !navigator.onLine)
}

function NotFound() {
  const t = useTranslations('shell.notFound')
  const path = usePath()
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.links}>
        <LinkButton look="primary" href={path('home')}>
          {t('home')}
        </LinkButton>
        <LinkButton href={path('catalog')}>{t('catalog')}</LinkButton>
      </div>
    </main>
  )
}

/** Without a network the page is loaded again as soon as the network is back. */
function Unreachable() {
  const t = useTranslations('shell.error')
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <h1>{t('unreachable')}</h1>
      <p>{t('network')}</p>
      <Retry />
    </main>
  )
}

function Failed({ status }: { status: number }) {
  const t = useTranslations('shell.error')
  useReloadOfOld(useWholeApi().build)
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        {status}
      </p>
      <h1>{t('title')}</h1>
      <p>{t(status === 403 ? 'forbidden' : 'text')}</p>
      <p className="muted small">{t('code', { status: String(status) })}</p>
      <Retry />
    </main>
  )
}

function Retry() {
  const t = useTranslations('shell.error')
  return (
    <div className={styles.links}>
      <Button look="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </div>
  )
}
