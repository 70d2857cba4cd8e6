import { useTranslations } from 'use-intl/react'
import { useServerClock } from '#web/api/server-clock.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { withRange } from '../address/catalog-address.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filters.module.css'

const oldestYear = 1985

/** Years are picked, not typed. */
export function YearFilter({ address, seesBids, onChange }: FilterProps) {
  const t = useTranslations('catalog.filters')
  const texts = useFilterTexts(seesBids)
  const { renderedAt } = useServerClock()
  const newestYear = new Date(renderedAt).getUTCFullYear()
  const years = Array.from({ length: newestYear - oldestYear + 1 }, (_, back) =>
    String(newestYear - back),
  )
  const range = address.filter.ranges.first_registration ?? {}
  const field = (end: 'from' | 'to') => {
    const chosen = range[end]
    const known = chosen === undefined || years.includes(String(chosen)) ? [] : [String(chosen)]
    return (
      <Select
        dense
        name={`first_registration_${end}`}
        label={t(end)}
        value={chosen === undefined ? '' : String(chosen)}
        options={[
          { value: '', label: '–' },
          ...[...known, ...years].map((year) => ({ value: year, label: year })),
        ]}
        onChange={(year) => {
          const { [end]: _before, ...rest } = range
          const changed = year === '' ? rest : { ...rest, [end]: Number(year) }
          onChange(withRange(address, 'first_registration', changed))
        }}
      />
    )
  }
  return (
    <FieldGroup label={texts.name('first_registration')} className={styles.group}>
      <div className={styles.two}>
        {field('from')}
        {field('to')}
      </div>
    </FieldGroup>
  )
}
