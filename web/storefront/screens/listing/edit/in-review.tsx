import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { numberOf } from '#domain/vehicle/values.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { focusOnContent } from '#web/storefront/page/first-focus.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useChangePath } from '../changes/change-path.ts'
import { useAd } from '../editor/ad-context.tsx'
import { LookParts } from '../last-look/look-parts.tsx'
import styles from './in-review.module.css'

/** Sent: what happens now and by when, what can still be done, and the whole ad, locked. */
export function InReview() {
  const t = useTranslations('editor.review')
  const path = usePath()
  const format = useFormat()
  const changePath = useChangePath()
  const { state, isHelper } = useAd()
  const { entityId, product } = state
  const submittedAt = product?.submittedAt
  useEffect(() => {
    // The button that sent the ad had the focus, and is gone.
    if (document.activeElement === document.body) focusOnContent()
  }, [])
  return (
    <Page as="main" id="main" width="reading">
      <div className={styles.review}>
        <EmptyState
          title={t('title')}
          drawing={<EmptyDrawing kind="done" />}
          action={
            <div className={styles.actions}>
              <LinkButton look="primary" href={path('product', { id: entityId ?? 0 })}>
                {t('seeAd')}
              </LinkButton>
              <LinkButton href={path('myVehicles')}>{t('myVehicles')}</LinkButton>
            </div>
          }
        >
          {submittedAt ? t('sentAt', { at: format.dateTimeWithZone(submittedAt) }) : t('lead')}
        </EmptyState>
        <Card as="section">
          <h2 className={styles.reviewTitle}>{t('nextTitle')}</h2>
          <TimeLine />
        </Card>
        <Card as="section">
          <h2 className={styles.reviewTitle}>{t('changeTitle')}</h2>
          <p className={styles.locked}>{t('changeText')}</p>
          {!isHelper && <LinkButton href={changePath()}>{t('changeButton')}</LinkButton>}
        </Card>
        <LookParts isLocked />
      </div>
    </Page>
  )
}

/** Real instants: the promise of the review, and the first end that the market has free. */
function TimeLine() {
  const t = useTranslations('editor.review')
  const format = useFormat()
  const query = useApiQueries()
  const { entityId, draft } = useAd().state
  const times = useQuery({
    ...query.listingHelp.timeLine({ params: { entityId: entityId ?? 0 } }),
    enabled: entityId !== null,
  }).data?.timeLine
  const priceEur = numberOf(draft.values, 'target_price') ?? 0
  const isCollection = draft.values.sale_mode === 'offer_collection'
  const steps = [
    {
      id: 'sent',
      text: times ? t('sent.at', { at: format.dateTimeWithZone(times.submittedAt) }) : '',
    },
    {
      id: 'check',
      text: times
        ? t('check.until', { due: format.dateTimeWithZone(times.reviewDueAt) })
        : t('soon'),
    },
    {
      id: 'auction',
      text: times
        ? t('auction.first', {
            first: format.dateTimeWithZone(times.firstEndsAt),
            latest: format.dateTimeWithZone(times.latestEndsAt),
          })
        : t('auction.text'),
    },
    {
      id: 'result',
      text: t(isCollection ? 'result.collection' : 'result.auction', {
        price: format.money(priceEur),
      }),
    },
    { id: 'money', text: t('money.text') },
  ] as const
  return (
    <ol className={styles.timeLine}>
      {steps.map(({ id, text }, index) => (
        <li
          key={id}
          className={classNames(id === 'sent' && styles.done, id === 'check' && styles.now)}
          aria-current={id === 'check' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {id === 'sent' ? <Icon icon="check" size={16} /> : index + 1}
          </span>
          <div>
            <strong>{t(`${id}.title`)}</strong>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
