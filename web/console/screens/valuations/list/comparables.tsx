import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '../../../components/picture.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import styles from './valuation.module.css'
import type { FoundValuation } from './valuation.ts'

type Comparable = FoundValuation['comparables'][number]

/** The sales behind a range, the latest first: single prices are for operators alone (rules 1). */
export function Comparables({ comparables }: Pick<FoundValuation, 'comparables'>) {
  const t = useTranslations('console-valuations.comparables')
  if (comparables.length === 0) return null
  return (
    <PanelSection title={t('title')} note={comparables.length}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <ul className={styles.comparables} tabIndex={0} aria-label={t('title')}>
        {comparables.map((each) => (
          <li key={each.saleId}>
            <Sale sale={each} />
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function Sale({ sale }: { sale: Comparable }) {
  const t = useTranslations('console-valuations.comparables')
  const format = useFormat()
  const month = (each: number) => format.month(Math.floor(each / 12), (each % 12) + 1)
  return (
    <>
      <span className={styles.thumb}>
        {sale.picture === null ? (
          <Icon icon="camera" />
        ) : (
          <Picture picture={{ value: sale.picture, thumbhash: '' }} alt="" sizes="132px" />
        )}
      </span>
      <strong className={styles.price}>{format.money(sale.hammerEur)}</strong>
      <span>{sale.vehicle}</span>
      <small>
        {t('facts', {
          registered: month(sale.registeredInMonth),
          mileage: sale.mileageKm === null ? '–' : format.kilometres(sale.mileageKm),
          sold: month(sale.soldInMonth),
        })}
      </small>
    </>
  )
}
