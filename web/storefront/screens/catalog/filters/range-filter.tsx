import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { NumberRange, RangeFilterCode } from '#domain/catalog/filters.ts'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { NumberField } from '#web/ui/fields/numbers/number-field.tsx'
import { withRange } from '../address/catalog-address.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filters.module.css'

type RangeFilterProps = FilterProps & {
  readonly code: Exclude<RangeFilterCode, 'first_registration'>
  readonly unit: string
  /** How many of the filter's own unit make one of the shown. */
  readonly factor?: number
  readonly decimals?: number
  readonly step: number
}

/** Two figures; they count when the field is left or Enter is pressed, not while typing. */
export function RangeFilter(props: RangeFilterProps) {
  const { code, unit, factor = 1, decimals = 0, step, address, seesBids, onChange } = props
  const t = useTranslations('catalog.filters')
  const texts = useFilterTexts(seesBids)
  const known = address.filter.ranges[code] ?? {}
  const [draft, setDraft] = useState<{ readonly known: NumberRange; readonly range: NumberRange }>({
    known,
    range: known,
  })
  // Another address, by a chip or the back button: the fields follow it.
  if (draft.known.from !== known.from || draft.known.to !== known.to) {
    setDraft({ known, range: known })
  }
  const { range } = draft

  function apply() {
    if (range.from === known.from && range.to === known.to) return
    onChange(withRange(address, code, range))
  }
  function applyOnEnter({ key }: KeyboardEvent) {
    if (key === 'Enter') apply()
  }

  const field = (end: 'from' | 'to') => {
    const value = range[end]
    return (
      <NumberField
        dense
        label={t(end)}
        unit={unit}
        decimals={decimals}
        step={step}
        min={0}
        value={value === undefined ? null : value / factor}
        onChange={(next) => {
          const { [end]: _before, ...rest } = range
          const changed =
            next === null || next < 0 ? rest : { ...rest, [end]: Math.round(next * factor) }
          setDraft({ known, range: changed })
        }}
        onBlur={apply}
        onKeyDown={applyOnEnter}
      />
    )
  }
  return (
    <FieldGroup label={texts.name(code)} className={styles.group}>
      <div className={styles.two}>
        {field('from')}
        {field('to')}
      </div>
    </FieldGroup>
  )
}
