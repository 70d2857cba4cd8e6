import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { OptionFilterCode } from '#domain/catalog/filters.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { withOption } from '../address/catalog-address.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filters.module.css'
import { visibleOptions } from './visible-options.ts'

type OptionFilterProps = FilterProps & {
  readonly code: OptionFilterCode
  /** Only these of the filter's options, and indented below another one. */
  readonly below?: readonly string[]
  readonly isBare?: boolean
}

/** Boxes with counts; of many only the first are shown, and whatever is chosen. */
export function OptionFilter(props: OptionFilterProps) {
  const { code, address, facets, seesBids, onChange, below, isBare = false } = props
  const t = useTranslations('catalog.filters')
  const texts = useFilterTexts(seesBids)
  const [isWhole, setWhole] = useState(false)
  const chosen = address.filter.options[code] ?? []
  const all = (facets[code] ?? []).filter((option) => !below || below.includes(option.code))
  if (all.length === 0) return null
  const shown = isWhole ? all : visibleOptions(all, chosen)
  const boxes = (
    <>
      {shown.map((option) => (
        <Checkbox
          key={option.code}
          dense
          label={texts.option(code, option.code)}
          count={option.count}
          checked={chosen.includes(option.code)}
          onChange={(isChosen) =>
            onChange(withOption(address, { code, option: option.code, isChosen }))
          }
        />
      ))}
      {all.length > shown.length || isWhole ? (
        <Button
          look="quiet"
          size="dense"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('less') : t('more', { count: all.length - shown.length })}
        </Button>
      ) : null}
    </>
  )
  if (isBare) return <div className={styles.below}>{boxes}</div>
  return (
    <FieldGroup
      label={texts.name(code)}
      // A single yes says its own name.
      labelHidden={code === 'vat_reportable' || code === 'private_auction'}
      className={styles.group}
    >
      <div>{boxes}</div>
    </FieldGroup>
  )
}
