import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { SimilarSales as Found } from '#contract/endpoints/valuation/similar-sales.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { ClassPlot } from '#web/storefront/sales/class-plot.tsx'
import { ClassTable } from '#web/storefront/sales/class-table.tsx'
import { FoldedTable } from '#web/storefront/sales/folded-table.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import styles from './similar-sales.module.css'

/** What comparable vehicles were sold for here, by classes (rules 1). Without them the page is whole as well. */
export function SimilarSales({ entityId }: { entityId: number }) {
  const { data } = useQuery(useApiQueries().similarSales.read({ params: { entityId } }))
  return data?.found ? <Sold found={data.found} /> : null
}

function Sold({ found }: { found: Found }) {
  const t = useTranslations('auction.sold')
  const format = useFormat()
  const { classes, likelyEur, comparedCount, firstRegisteredInMonth } = found
  return (
    <Section title={t('title')} id="sold">
      <p className={styles.lead}>
        {t('lead', { count: format.number(comparedCount), likely: format.money(likelyEur) })}{' '}
        <span className="muted">{t('note')}</span>
      </p>
      <ClassPlot classes={classes} own={{ name: t('own'), firstRegisteredInMonth, likelyEur }} />
      <FoldedTable label={t('table')}>
        <ClassTable
          classes={classes}
          words={{
            ...{ year: t('year'), mileage: t('mileage'), allMileages: t('allMileages') },
            ...{ sales: t('sales'), price: t('price') },
          }}
        />
      </FoldedTable>
      {found.isInvented && <p className="muted small">{t('invented')}</p>}
    </Section>
  )
}
