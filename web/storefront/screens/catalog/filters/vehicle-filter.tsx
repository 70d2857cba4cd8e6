import { useTranslations } from 'use-intl/react'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { PlainBox, PlainBoxes } from '#web/ui/fields/choices/plain-boxes.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { withOption } from '../address/catalog-address.ts'
import { bodyTypesOf } from './body-types.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filters.module.css'
import { OptionFilter } from './option-filter.tsx'

/** What kind of vehicle, with the bodies of each kind below it. */
export function VehicleFilter(props: FilterProps) {
  const { address, facets, seesBids, onChange } = props
  const t = useTranslations('catalog.table')
  const texts = useFilterTexts(seesBids)
  const isIslands = useIsIslands()
  const chosen = address.filter.options.product_type ?? []
  const kinds = facets.product_type ?? []
  if (kinds.length === 0) return null
  return (
    <FieldGroup label={t('vehicle')} className={styles.group}>
      <div>
        {kinds.map(({ code, count }) => (
          <div key={code}>
            {isIslands ? (
              <PlainBoxes>
                <PlainBox
                  name="product_type"
                  value={code}
                  label={texts.option('product_type', code)}
                  count={count}
                  isChecked={chosen.includes(code)}
                />
              </PlainBoxes>
            ) : (
              <Checkbox
                dense
                label={texts.option('product_type', code)}
                count={count}
                checked={chosen.includes(code)}
                onChange={(isChosen) =>
                  onChange(withOption(address, { code: 'product_type', option: code, isChosen }))
                }
              />
            )}
            <OptionFilter {...props} code="body_type" below={bodyTypesOf(code)} isBare />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
