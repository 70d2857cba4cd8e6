import { useTranslations } from 'use-intl/react'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import styles from '../account.module.css'

const screens = ['secondFactor', 'personalData'] as const

/** What has a page of its own, since few people need it and it is more than a field. */
export function MoreSettings() {
  const t = useTranslations('account.settings')
  const path = usePath()
  return (
    <Card as="section" aria-labelledby="more">
      <div className={styles.heading}>
        <h2 id="more">{t('more')}</h2>
        <p className="muted small">{t('moreText')}</p>
      </div>
      <ul className={styles.rows}>
        {screens.map((screen) => (
          <li key={screen}>
            <Link href={path(screen)}>{t(screen)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
