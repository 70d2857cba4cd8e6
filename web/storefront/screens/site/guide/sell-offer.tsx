import { useTranslations } from 'use-intl/react'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import styles from './guide.module.css'

/** The one offer of the guide: at the side of an article, at the end of the list. */
export function SellOffer() {
  const t = useTranslations('site.guide.offer')
  const path = usePath()
  return (
    <section className={styles.offer} aria-labelledby="guide-offer">
      <h2 id="guide-offer">{t('title')}</h2>
      <p>{t('text')}</p>
      <div>
        <LinkButton look="primary" href={path('sell')}>
          {t('action')}
        </LinkButton>
      </div>
    </section>
  )
}
