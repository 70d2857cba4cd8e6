import { useTranslations } from 'use-intl/react'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import styles from './dealer-teaser.module.css'
import homeStyles from './home.module.css'

export function DealerTeaser() {
  const t = useTranslations('site.home.dealers')
  const path = usePath()
  return (
    <section className={homeStyles.section}>
      <div className={styles.dealers}>
        <div className={styles.dealerText}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          <ul className={styles.points}>
            {(['agent', 'list', 'journal'] as const).map((point) => (
              <li key={point}>
                <Icon icon="check" />
                <span>{t(point)}</span>
              </li>
            ))}
          </ul>
          <Cluster>
            <LinkButton look="primary" href={path('register', {}, { type: 'merchant' })}>
              {t('apply')}
            </LinkButton>
            <LinkButton href={path('merchantLanding')}>{t('more')}</LinkButton>
          </Cluster>
        </div>
        <div className={styles.dealerScene}>
          <StorefrontScene scene="dealers" />
        </div>
      </div>
    </section>
  )
}
