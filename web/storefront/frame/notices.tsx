import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner, SystemBar } from '#web/ui/status/banner.tsx'
import { useIsOnline } from '#web/ui/window/use-is-online.ts'
import { useCurrentRoute, usePath } from '../page/page-provider.tsx'
import { useIsIslands } from '../page/server-page.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'
import styles from './frame.module.css'
import { systemBarQuery } from './load-frame.ts'

/** Above everything: the notice for a blocked dealer, and the operator's red bar (spec 2). */
export function Notices() {
  const { data: systemBar } = useQuery(systemBarQuery(useApiQueries()))
  const hasSystemBar = Boolean(systemBar?.value) && systemBar?.value !== 'off'
  return (
    <>
      <BlockedNotice />
      {hasSystemBar && <SystemBar>{systemBar?.description || systemBar?.value}</SystemBar>}
      <OfflineNotice />
    </>
  )
}

function BlockedNotice() {
  const t = useTranslations('shell')
  const path = usePath()
  const { isBlocked } = useVisitor()
  if (!isBlocked) return null
  return (
    <div className={styles.notice}>
      <Banner
        tone="bad"
        title={t('banner.blockedTitle')}
        actions={<LinkButton href={path('contact')}>{t('nav.contact')}</LinkButton>}
      >
        {t('banner.blockedText')}
      </Banner>
    </div>
  )
}

function OfflineNotice() {
  const isIslands = useIsIslands()
  const isOnline = useIsOnline()
  const isEditing = useCurrentRoute()?.name === 'adEdit'
  // Whoever writes an ad reads beside its title where their answers lie; a notice would cover the question.
  if (isEditing) return null
  if (isIslands) {
    return (
      <div data-notice="offline">
        <template>
          <Offline />
        </template>
      </div>
    )
  }
  return isOnline ? null : <Offline />
}

function Offline() {
  const t = useTranslations('shell.banner')
  return (
    <Banner tone="warn" role="status" floats>
      {t('offline')}
    </Banner>
  )
}
