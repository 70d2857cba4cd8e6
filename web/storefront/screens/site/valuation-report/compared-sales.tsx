import { useTranslations } from 'use-intl/react'
import { ClassPlot } from '#web/storefront/sales/class-plot.tsx'
import { ClassTable } from '#web/storefront/sales/class-table.tsx'
import { FoldedTable } from '#web/storefront/sales/folded-table.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import type { Explained } from './report.ts'

/** Comparable sales of a report, with their figures in a table. */
export function ComparedSales({ explained }: { explained: Explained }) {
  const t = useTranslations('valuation.report')
  const { classes = [], vehicle, likelyEur } = explained
  if (classes.length === 0) return null
  const { firstRegisteredInMonth } = vehicle ?? {}
  return (
    <SectionCard title={t('plot.title')} lead={t('plot.lead')}>
      <ClassPlot
        classes={classes}
        own={{ name: t('plot.own'), firstRegisteredInMonth, likelyEur }}
      />
      <FoldedTable label={t('table')}>
        <ClassTable
          classes={classes}
          words={{
            ...{ year: t('plot.year'), mileage: t('plot.mileage'), sales: t('plot.sales') },
            ...{ allMileages: t('plot.allMileages'), price: t('plot.price') },
          }}
        />
      </FoldedTable>
    </SectionCard>
  )
}
