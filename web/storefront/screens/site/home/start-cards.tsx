import { useTranslations } from 'use-intl/react'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './start-cards.module.css'

const kinds = ['motorhome', 'trailer'] as const

/** Each card opens the first step of the ad, without a page in between. */
export function StartCards() {
  const t = useTranslations('site.home.start')
  const path = usePath()
  return (
    <div className={styles.cards}>
      {kinds.map((kind) => (
        <Card key={kind} as="article" look="floating" padded={false} className={styles.card}>
          <div className={styles.cardScene}>
            <StorefrontScene scene={kind} />
          </div>
          <div>
            <h2>{t(`${kind}.title`)}</h2>
            <p>{t(`${kind}.text`)}</p>
            <LinkButton
              look="primary"
              iconAfter="arrow-right"
              href={path('adEdit', { kind, step: 'profile' })}
            >
              {t(`${kind}.action`)}
            </LinkButton>
          </div>
        </Card>
      ))}
    </div>
  )
}
