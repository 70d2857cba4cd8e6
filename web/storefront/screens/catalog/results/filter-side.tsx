import { useTranslations } from 'use-intl/react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { closingPopover, PopoverWindow } from '#web/ui/overlays/popover-window.tsx'
import { type CatalogAddress, withoutFilters } from '../address/catalog-address.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { type FilterProps, filterFormId, filterSideId } from '../filters/filter-props.ts'
import styles from './filter-side.module.css'

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
  const foot = (
    <>
      <LinkButton href={hrefOf(withoutFilters(panel.address))}>{t('clear')}</LinkButton>
      <Button look="primary" {...closingPopover(filterSideId)}>
        {t('show', { count: total })}
      </Button>
    </>
  )
  return (
    <PopoverWindow id={filterSideId} title={t('title')} side="left" isColumn foot={foot}>
      <form id={filterFormId} method="get" data-eager="">
        <FilterPanel {...panel} />
        <div className={styles.send}>
          <Button type="submit" look="primary" wide>
            {t('show', { count: total })}
          </Button>
        </div>
      </form>
    </PopoverWindow>
  )
}
