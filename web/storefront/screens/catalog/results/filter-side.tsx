import { useTranslations } from 'use-intl/react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { PlainFields } from '#web/ui/fields/field.tsx'
import { useUiTexts } from '#web/ui/ui-texts.ts'
import { type CatalogAddress, withoutFilters } from '../address/catalog-address.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { type FilterProps, filterFormId, filterSideId } from '../filters/filter-props.ts'
import styles from './filter-side.module.css'
import resultsStyles from './results.module.css'

type FilterSideProps = {
  readonly panel: FilterProps
  readonly total: number
  readonly hrefOf: (address: CatalogAddress) => string
}

/**
 * The filters of a page of islands: one plain form, at the side of a desktop; over the page of a phone,
 * where the platform's popover opens it without any script.
 */
export function FilterSide({ panel, total, hrefOf }: FilterSideProps) {
  const t = useTranslations('catalog.filters')
  const uiTexts = useUiTexts()
  const closing = { popoverTarget: filterSideId, popoverTargetAction: 'hide' } as const
  return (
    <aside
      id={filterSideId}
      popover="auto"
      aria-label={t('title')}
      className={[resultsStyles.side, styles.side].join(' ')}
    >
      <div className={styles.head}>
        <b>{t('title')}</b>
        <IconButton icon="x" label={uiTexts.close} {...closing} />
      </div>
      <form id={filterFormId} method="get" data-eager="" className={styles.body}>
        <PlainFields value={true}>
          <FilterPanel {...panel} />
        </PlainFields>
        <div className={styles.send}>
          <Button type="submit" look="primary" wide>
            {t('show', { count: total })}
          </Button>
        </div>
      </form>
      <div className={styles.foot}>
        <LinkButton href={hrefOf(withoutFilters(panel.address))}>{t('clear')}</LinkButton>
        <Button look="primary" {...closing}>
          {t('show', { count: total })}
        </Button>
      </div>
    </aside>
  )
}
