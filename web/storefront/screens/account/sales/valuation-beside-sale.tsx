import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import styles from './compared.module.css'

/** What was estimated, what was wanted and what was paid, beside each other; nothing where nobody valued the vehicle. */
export function ValuationBesideSale({ entityId }: { entityId: number }) {
  const t = useTranslations('order.sales.compared')
  const format = useFormat()
  const { data } = useQueryAnswer(
    useApiQueries().valuationQuality.afterSale({ params: { entityId } }),
  )
  if (!data?.valuation) return null
  const { valuation, targetEur, hammerEur } = data
  const { fromEur, toEur } = valuation
  return (
    <section className={styles.compared} aria-label={t('title')}>
      <FactList
        form="columns"
        facts={[
          { term: t('valuation'), value: `${format.money(fromEur)} – ${format.money(toEur)}` },
          ...(targetEur === null ? [] : [{ term: t('target'), value: format.money(targetEur) }]),
          { term: t('hammer'), value: format.money(hammerEur), look: 'strong' as const },
        ]}
      />
      <p className="muted small">{t(placeOf(hammerEur, valuation))}</p>
    </section>
  )
}

function placeOf(hammerEur: number, range: { fromEur: number; toEur: number }) {
  if (hammerEur < range.fromEur) return 'below'
  return hammerEur > range.toEur ? 'above' : 'within'
}
