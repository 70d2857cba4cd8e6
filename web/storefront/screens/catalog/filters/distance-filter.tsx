import { useTranslations } from 'use-intl/react'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Link } from '#web/ui/link.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { OptionFilter } from './option-filter.tsx'

/** How far a dealer would drive; where their address is not found, that and what to do about it. */
export function DistanceFilter(props: FilterProps) {
  const t = useTranslations('catalog.distance')
  const path = usePath()
  if (props.isPlaceKnown === null) return null
  if (props.isPlaceKnown) return <OptionFilter {...props} code="distance" note={t('note')} />
  return (
    <p className={styles.note}>
      {t('unknown')} <Link href={path('account')}>{t('check')}</Link>
    </p>
  )
}
