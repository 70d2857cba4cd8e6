import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  type CatalogSort,
  catalogSorts,
  defaultCatalogSort,
  isPlaceSort,
  namedSorts,
} from '#domain/catalog/sorting.ts'
import { headOfSort } from '#web/storefront/cards/head-sorts.ts'
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
  /** The page's name, where it is more than how many there are. */
  readonly title?: string
  readonly address: CatalogAddress
  readonly total: number | undefined
  readonly endingToday: number
  readonly choices: number
  readonly mayList: boolean
  readonly maySortByPlace: boolean
  readonly onChange: (address: CatalogAddress) => void
  readonly onOpenFilters: () => void
  /** What else the results can be reached by. */
  readonly menu?: ReactNode
}

/** How many there are, and in which order and form they are shown. */
export function ResultsHead(props: ResultsHeadProps) {
  const {
    title,
    address,
    total,
    endingToday,
    choices,
    mayList,
    maySortByPlace,
    onChange,
    onOpenFilters,
    menu,
  } = props
  const t = useTranslations('catalog')
  const isIslands = useIsIslands()
  const nameOf = useSortName()
  // What was chosen by the head of a column stands in the list too.
  const shownSorts = catalogSorts.filter(
    (sort) =>
      sort === address.sort ||
      (namedSorts.includes(sort) && (maySortByPlace || !isPlaceSort(sort))),
  )
  const Count = title === undefined ? 'h1' : 'span'
  return (
    <header className={styles.head}>
      <div className={styles.count} {...useDayMark()}>
        {title !== undefined && <h1>{title}</h1>}
        <Count aria-live="polite" className={title !== undefined ? 'muted' : undefined}>
          {total === undefined ? '\u00a0' : t('results.count', { count: total })}
        </Count>
        {endingToday > 0 && (
          <span className="muted">{t('results.endingToday', { count: endingToday })}</span>
        )}
      </div>
      <div className={styles.tools}>
        {menu && <div className={styles.searches}>{menu}</div>}
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
          options={shownSorts.map((sort) => ({ value: sort, label: nameOf(sort) }))}
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

function useSortName(): (sort: CatalogSort) => string {
  const t = useTranslations('catalog')
  return (sort) => {
    switch (sort) {
      case 'ending':
      case 'newest':
      case 'price_low':
      case 'price_high':
      case 'mileage':
      case 'distance':
        return t(`sort.${sort}`)
      default: {
        const { head = 'time', direction = 'ascending' } = headOfSort(sort) ?? {}
        return t('sort.byHead', { head: t(`table.${head}`), direction })
      }
    }
  }
}
