import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { dealerFilterCodes } from '#domain/catalog/filters.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { ChipList, FilterChip } from '#web/ui/actions/chip.tsx'
import { type CatalogAddress, withoutFilters } from '../address/catalog-address.ts'
import { choicesOf } from '../address/choices.ts'
import { useFilterTexts } from '../filters/filter-texts.ts'
import { ChangeSearch } from '../searches/change-search.tsx'
import type { SavedSearches } from '../searches/use-saved-searches.ts'
import styles from './results.module.css'
import { SaveSearch } from './save-search.tsx'

type ChosenProps = {
  readonly address: CatalogAddress
  readonly seesBids: boolean
  /** Dealers may keep what they chose. */
  readonly maySave: boolean
  readonly saved: SavedSearches
  readonly hrefOf: (address: CatalogAddress) => string
}

/** One chip for each thing chosen; each is a link, so it works before scripts arrive. */
export function Chosen({ address, seesBids, maySave, saved, hrefOf }: ChosenProps) {
  const t = useTranslations('catalog.filters')
  const section = useRef<HTMLElement>(null)
  const texts = useFilterTexts(seesBids)
  // What only dealers may filter by narrows nothing for others.
  const choices = choicesOf(address).filter(
    (choice) => seesBids || choice.kind !== 'option' || !dealerFilterCodes.includes(choice.code),
  )
  if (choices.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} aria-label={t('chosen')} className={styles.chosen}>
      <ChipList scrolling>
        {choices.map((choice) => {
          const href = hrefOf(choice.without)
          return (
            <FilterChip key={href} href={href}>
              {texts.chip(choice)}
            </FilterChip>
          )
        })}
        <LinkButton look="quiet" size="dense" href={hrefOf(withoutFilters(address))}>
          {t('clear')}
        </LinkButton>
      </ChipList>
      {maySave && (
        <div className={styles.keep}>
          {saved.open && saved.isChanged && (
            <ChangeSearch
              search={saved.open}
              address={address}
              onChanged={() => section.current?.focus({ preventScroll: true })}
            />
          )}
          <SaveSearch address={address} suggestion={choices.map(texts.chip).join(', ')} />
        </div>
      )}
    </section>
  )
}
