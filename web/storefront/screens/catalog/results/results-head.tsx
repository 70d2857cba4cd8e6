import { useTranslations } from 'use-intl/react'
import { catalogSorts, defaultCatalogSort } from '#domain/catalog/sorting.ts'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { useDayMark } from '#web/storefront/page/use-day.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Segmented } from '#web/ui/actions/segmented.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import type { CatalogAddress } from '../address/catalog-address.ts'
import { filterFormId, filterSideId } from '../filters/filter-props.ts'
import styles from './results.module.css'

/** A part of the form of filters. */
const sortField = { name: 'sort', form: filterFormId, 'data-usual': defaultCatalogSort }

type ResultsHeadProps = {
  readonly address: CatalogAddress
  readonly total: number | undefined
  readonly endingToday: number
  readonly choices: number
  readonly mayList: boolean
  readonly onChange: (address: CatalogAddress) => void
  readonly onOpenFilters: () => void
}

/** How many there are, and in which order and form they are shown. */
export function ResultsHead(props: ResultsHeadProps) {
  const { address, total, endingToday, choices, mayList, onChange, onOpenFilters } = props
  const t = useTranslations('catalog')
  const isIslands = useIsIslands()
  return (
    <header className={styles.head}>
      <div className={styles.count} {...useDayMark()}>
        <h1 aria-live="polite">
          {total === undefined ? '\u00a0' : t('results.count', { count: total })}
        </h1>
        {endingToday > 0 && (
          <span className="muted">{t('results.endingToday', { count: endingToday })}</span>
        )}
      </div>
      <div className={styles.tools}>
        <Button
          icon="list-filter"
          aria-haspopup="dialog"
          className={styles.openFilters}
          {...(isIslands ? { popoverTarget: filterSideId } : { onClick: onOpenFilters })}
        >
          {t('filters.title')}
          {choices > 0 && <Badge count={choices} label={`${choices} ${t('filters.chosen')}`} />}
        </Button>
        <Select
          dense
          label={t('sort.label')}
          labelHidden
          className={styles.sort}
          {...(isIslands && sortField)}
          value={address.sort}
          options={catalogSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={(value) => {
            const sort = catalogSorts.find((each) => each === value)
            if (sort) onChange({ ...address, sort, page: 1 })
          }}
        />
        {mayList && (
          <div className={styles.views}>
            <Segmented
              label={t('view.label')}
              value={address.view}
              onChange={(view) => onChange({ ...address, view })}
              segments={[
                { value: 'cards', label: t('view.cards'), icon: 'layout-grid', iconOnly: true },
                { value: 'list', label: t('view.list'), icon: 'list', iconOnly: true },
              ]}
            />
          </div>
        )}
      </div>
    </header>
  )
}
