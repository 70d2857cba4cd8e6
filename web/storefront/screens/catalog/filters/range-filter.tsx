import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { NumberRange, RangeFilterCode } from '#domain/catalog/filters.ts'
import { localeFacts } from '#locales/locales.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { NumberField } from '#web/ui/fields/numbers/number-field.tsx'
import { formatNumberText } from '#web/ui/fields/numbers/number-text.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
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
  const isIslands = useIsIslands()
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
    if (isIslands) return <FigureField {...props} key={end} end={end} />
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

/** As it is typed; the page's script and the server read the figure. */
function FigureField({ code, unit, factor = 1, decimals = 0, address, end }: FigureFieldProps) {
  const t = useTranslations('catalog.filters')
  const { formatLocale } = localeFacts[useLocale()]
  const known = address.filter.ranges[code]?.[end]
  return (
    <TextField
      dense
      numeric
      name={`${code}_${end}`}
      label={t(end)}
      unit={unit}
      defaultValue={
        known === undefined
          ? ''
          : formatNumberText(known / factor, { locale: formatLocale, decimals })
      }
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      data-factor={factor}
      data-decimals={decimals}
    />
  )
}

type FigureFieldProps = RangeFilterProps & { readonly end: 'from' | 'to' }
