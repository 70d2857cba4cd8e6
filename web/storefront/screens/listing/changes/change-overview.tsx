import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { ChangeableParts } from './changeable-parts.tsx'
import styles from './changes.module.css'
import { useChanges } from './changes-context.ts'
import { SendChanges } from './send-changes.tsx'
import { DecidedChanges, WaitingChanges } from './sent-changes.tsx'

/** All of an ad's changes: typed, waiting, decided; below them what can be changed, and why something cannot. */
export function ChangeOverview() {
  const t = useTranslations('ad-changes')
  const statuses = useTranslations('auction.status')
  const path = usePath()
  const { entityId, product } = useAd().state
  const { values, list } = useChanges()
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <header className={styles.head}>
        <Cluster gap={2}>
          {product && <StatusChip tone="brand">{statuses(product.status)}</StatusChip>}
          <span className="muted small">{describeListing(values).title}</span>
        </Cluster>
        <h1 tabIndex={-1} data-first-focus>
          {t('title')}
        </h1>
        <p>{t(list.takesChanges ? 'lead' : 'over')}</p>
      </header>
      {list.takesChanges && list.addsOnly && (
        <Banner tone="info" title={t('addsOnly.title')}>
          {t('addsOnly.text')}
        </Banner>
      )}
      {list.takesChanges && <SendChanges />}
      {list.takesChanges && <WaitingChanges />}
      <DecidedChanges />
      {list.takesChanges && (
        <Stack gap={3} as="section">
          <h2>{t('partsTitle')}</h2>
          <ChangeableParts />
          <p className="muted small">{t('others')}</p>
        </Stack>
      )}
      <Cluster gap={3}>
        <LinkButton href={path('product', { id: entityId ?? 0 })}>{t('seeAd')}</LinkButton>
        <LinkButton look="quiet" href={path('contact')}>
          {t('ask')}
        </LinkButton>
      </Cluster>
    </Page>
  )
}
