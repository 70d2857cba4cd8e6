import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import { May } from '../../../../operator-roles/may.tsx'
import styles from './review.module.css'
import type { Reviewed } from './reviewed.ts'

/** Covered pages of the papers; dealers see those that are released here (rules 1). */
export function ReviewCopies({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.documents')
  const { entityId, coveredPages } = review.product
  const release = useCall((api) => api.coveredPages.release, {
    refreshes: [keysOf('review', 'get')],
  })
  if (coveredPages.length === 0) return null
  return (
    <PanelSection title={t('copies')} note={coveredPages.length}>
      <p className="muted small">{t('look')}</p>
      <ul className={styles.copies}>
        {coveredPages.map(({ pageId, isReleased }, index) => {
          const address = `/api/private/product/covered-page/${entityId}/${pageId}`
          return (
            <li key={pageId}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={t('copy', { number: index + 1 })} />
              </a>
              <May call="coveredPages.release">
                <Button
                  size="dense"
                  look={isReleased ? 'quiet' : 'secondary'}
                  busy={release.isPending}
                  onClick={() =>
                    release.mutate({
                      params: { entityId, pageId },
                      body: { isReleased: !isReleased },
                    })
                  }
                >
                  {t(isReleased ? 'takeBack' : 'release')}
                  <span className="visually-hidden">: {t('copy', { number: index + 1 })}</span>
                </Button>
              </May>
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
