import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useAd } from '../editor/ad-context.tsx'
import styles from './in-review.module.css'

const reviewWithinMs = 24 * 3_600_000

/** Done: what happens now, and by when. */
export function InReview() {
  const t = useTranslations('editor.review')
  const path = usePath()
  const format = useFormat()
  const { product } = useAd().state
  const submittedAt = product?.submittedAt
  const due = submittedAt && format.dateTimeWithZone(Date.parse(submittedAt) + reviewWithinMs)
  const steps = ['review', 'publish', 'auction', 'sale'] as const
  return (
    <Page as="main" id="main" width="reading">
      <div className={styles.review}>
        <EmptyState
          title={t('title')}
          drawing={<EmptyDrawing kind="done" />}
          action={
            <LinkButton look="primary" href={path('myVehicles')}>
              {t('myVehicles')}
            </LinkButton>
          }
        >
          {due ? t('until', { due }) : t('soon')}
        </EmptyState>
        <Card as="section">
          <h2 className={styles.reviewTitle}>{t('nextTitle')}</h2>
          <ol className={styles.reviewSteps}>
            {steps.map((step) => (
              <li key={step}>
                <strong>{t(`${step}.title`)}</strong>
                <span>{t(`${step}.text`)}</span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </Page>
  )
}
