import { useTranslations } from 'use-intl/react'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { Link } from '#web/ui/link.tsx'
import type { FilterProps } from './filter-props.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filters.module.css'
import { OptionFilter } from './option-filter.tsx'

/** How far a dealer would drive; where their address is not found, that and what to do about it. */
export function DistanceFilter(props: FilterProps) {
  const t = useTranslations('catalog.distance')
  const path = usePath()
  const texts = useFilterTexts(props.seesBids)
  if (props.isPlaceKnown === null) return null
  if (props.isPlaceKnown) return <OptionFilter {...props} code="distance" note={t('note')} />
  return (
    <FieldGroup label={texts.name('distance')} className={styles.group}>
      <p className={styles.note}>
        {t('unknown')} <Link href={path('account')}>{t('check')}</Link>
      </p>
    </FieldGroup>
  )
}
