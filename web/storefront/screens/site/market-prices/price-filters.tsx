import { type FormEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { ageClasses } from '#domain/valuation/market-prices/age-classes.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { type AskedPrices, askedText, shownKinds, switched } from './asked-prices.ts'
import { LineSample } from './line-sample.tsx'
import type { MarketPrices } from './market-prices.ts'
import styles from './price-filters.module.css'

type FiltersProps = {
  readonly asked: AskedPrices
  readonly prices: Pick<MarketPrices, 'countries' | 'bodyTypes'>
}

/** A plain form, so that each view has an address of its own, with a script or without. */
export function PriceFilters({ asked, prices: { countries, bodyTypes } }: FiltersProps) {
  const t = useTranslations('market-prices.filter')
  const format = useFormat()
  const change = useChange()
  return (
    <Card className={styles.card}>
      <form
        method="get"
        data-eager=""
        aria-label={t('label')}
        className={styles.filters}
        onChange={change}
      >
        <Bar
          name="kind"
          label={t('kind')}
          value={asked.kind ?? ''}
          options={shownKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
        <Bar
          name="age"
          label={t('age')}
          value={asked.age ?? ''}
          options={ageClasses.map((age) => ({ value: age, label: t(age) }))}
        />
        <Select
          key={asked.country}
          dense
          name="country"
          label={t('country')}
          value={asked.country ?? ''}
          onChange={() => undefined}
          options={[
            { value: '', label: t('all') },
            ...countries.map((code) => ({ value: code, label: format.country(code) })),
          ]}
        />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </form>
      <Bodies asked={asked} bodyTypes={bodyTypes} />
    </Card>
  )
}

/** One of a few, side by side. */
function Bar(props: {
  name: string
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
}) {
  const { name, label, value, options } = props
  const t = useTranslations('market-prices.filter')
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <span id={id}>{label}</span>
      <div className={styles.bar}>
        {[{ value: '', label: t('all') }, ...options].map((option) => (
          <label key={option.value}>
            <input
              key={String(option.value === value)}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

/** A switch for each line, as links: with all of them off everything is shown again. */
function Bodies({ asked, bodyTypes }: { asked: AskedPrices; bodyTypes: readonly string[] }) {
  const t = useTranslations('market-prices.table')
  const labels = useAttributeLabels()
  const path = usePath()
  const id = useId()
  if (bodyTypes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are links.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id}>{t('body')}</span>
      <ChipList>
        {bodyTypes.map((bodyType, index) => (
          <Chip
            key={bodyType}
            href={path('marketPrices') + askedText(switched(asked, { bodyType, bodyTypes }))}
            pressed={asked.body?.includes(bodyType) ?? true}
          >
            <LineSample index={index} /> {labels.bodyType(bodyType)}
          </Chip>
        ))}
      </ChipList>
    </div>
  )
}

/** In a whole application the form is not sent: the address changes by the router. */
function useChange() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (event: FormEvent<HTMLFormElement>) => {
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') next.append(name, value)
    }
    if (next.toString() !== search.slice(1)) {
      void navigate({ search: next.toString() }, { preventScrollReset: true })
    }
  }
}
