import { type ReactNode, type Ref, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { isMerchant } from '#web/storefront/visitor/visitor.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { withoutFilters } from '../address/catalog-address.ts'
import { choicesOf } from '../address/choices.ts'
import { groupStatusCounts } from '../address/status-groups.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Facets, FilterProps } from '../filters/filter-props.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { SavedSearchList, SavedSearchMenu } from '../searches/saved-searches.tsx'
import { useSavedSearches } from '../searches/use-saved-searches.ts'
import { Chosen } from './chosen.tsx'
import { FilterSide } from './filter-side.tsx'
import styles from './results.module.css'
import { Results } from './results.tsx'
import { ResultsHead } from './results-head.tsx'
import { type Catalog, type CatalogRoute, useCatalog } from './use-catalog.ts'

type CatalogViewProps = {
  readonly route: CatalogRoute
  /** What stands there where there is nothing, whatever is chosen. */
  readonly none?: ReactNode
  /** The search page: words stand above the results, and the keyboard starts there. */
  readonly textField?: Ref<HTMLInputElement>
}

/** Filters, what is chosen, and the vehicles; a dealer may have them as a list. */
export function CatalogView({ route, textField, none }: CatalogViewProps) {
  const t = useTranslations('catalog')
  const tTitle = useTranslations('shell.titles')
  const visitor = useVisitor()
  const isIslands = useIsIslands()
  const catalog = useCatalog(route)
  const { chosen, found, goTo, hrefOf } = catalog
  const isWatchlist = route === 'merchantWatchlist'
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const seesBids = visitor.kind === 'merchant' || visitor.kind === 'operator'
  const maySave = isMerchant(visitor) && !isWatchlist
  const saved = useSavedSearches(chosen, {
    isDealer: maySave,
    isShown: found.data !== undefined && !catalog.isLoadingNext,
  })
  const isList = seesBids && chosen.view === 'list'
  const panel: FilterProps = {
    address: chosen,
    facets: facetsOf(catalog),
    seesBids,
    isPlaceKnown: found.data?.isPlaceKnown ?? null,
    onChange: goTo,
    isWithoutText: route === 'search',
  }
  return (
    <Page
      as="main"
      id="main"
      width={isList ? 'full' : 'content'}
      className={classNames(styles.page, isList && styles.asList)}
    >
      {route === 'search' && (
        <TextFilter
          address={chosen}
          onChange={goTo}
          isLarge
          {...(textField && { ref: textField })}
        />
      )}
      <div className={styles.columns}>
        {isIslands ? (
          <FilterSide panel={panel} total={found.data?.total ?? 0} hrefOf={hrefOf} />
        ) : (
          <aside aria-label={t('filters.title')} className={styles.side}>
            <SavedSearchList {...saved} />
            <FilterPanel {...panel} />
          </aside>
        )}
        <div className={styles.main}>
          <ResultsHead
            {...(isWatchlist && { title: tTitle('merchantWatchlist') })}
            address={chosen}
            total={found.data?.total}
            endingToday={found.data?.endingToday ?? 0}
            choices={choicesOf(chosen).length}
            mayList={seesBids}
            maySortByPlace={found.data?.isPlaceKnown === true}
            onChange={goTo}
            onOpenFilters={() => setDrawerOpen(true)}
            {...(saved.searches.length > 0 && { menu: <SavedSearchMenu {...saved} /> })}
          />
          {!seesBids && <p className={styles.note}>{t('results.startPricesOnly')}</p>}
          <Chosen
            address={chosen}
            seesBids={seesBids}
            maySave={maySave}
            saved={saved}
            hrefOf={hrefOf}
          />
          <div className={styles.found}>
            <Results catalog={catalog} isList={isList} none={none} />
          </div>
        </div>
      </div>
      {!isIslands && (
        <Drawer
          title={t('filters.title')}
          open={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          actions={
            <>
              <Button onClick={() => goTo(withoutFilters(chosen))}>{t('filters.clear')}</Button>
              <Button look="primary" onClick={() => setDrawerOpen(false)}>
                {t('filters.show', { count: found.data?.total ?? 0 })}
              </Button>
            </>
          }
        >
          <FilterPanel {...panel} />
        </Drawer>
      )}
    </Page>
  )
}

function facetsOf({ found }: Catalog): Facets {
  const attributes = found.data?.filterAttributes ?? []
  return Object.fromEntries(
    attributes.map(({ code, options }) => [
      code,
      code === 'status' ? groupStatusCounts(options) : options,
    ]),
  )
}
