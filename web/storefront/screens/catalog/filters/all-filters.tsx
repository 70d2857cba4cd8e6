import { useTranslations } from 'use-intl/react'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { PlainBox, PlainBoxes } from '#web/ui/fields/choices/plain-boxes.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './filters.module.css'

/** A box of the form as the filters are, so that it works without a script too. */
export function AllFilters(props: FilterProps & { readonly isShown: boolean }) {
  const { address, isShown, onChange } = props
  const t = useTranslations('catalog.filters')
  const isIslands = useIsIslands()
  return (
    <div className={styles.group}>
      {isIslands ? (
        <PlainBoxes>
          <PlainBox name="filters" value="all" label={t('all')} isChecked={isShown} />
        </PlainBoxes>
      ) : (
        <Checkbox
          dense
          label={t('all')}
          checked={isShown}
          onChange={(showsAllFilters) => onChange({ ...address, showsAllFilters })}
        />
      )}
    </div>
  )
}
