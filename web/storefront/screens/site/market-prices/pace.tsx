import { useTranslations } from 'use-intl/react'
import { quarterOfName, quarterText } from '#locales/quarters/quarter-text.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import styles from './market-prices.module.css'
import type { MarketPrices } from './market-prices.ts'

/** How auctions ended, from ten of a quarter on (rules 1). */
export function Pace({ pace }: Pick<MarketPrices, 'pace'>) {
  const t = useTranslations('market-prices')
  const locale = useLocale()
  return (
    <SectionCard title={t('pace.title')}>
      {pace.length === 0 ? (
        <p className={styles.note}>{t('pace.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('quarter')}</th>
              <th scope="col">{t('filter.kind')}</th>
              <th scope="col">{t('pace.sold')}</th>
              <th scope="col">{t('pace.days')}</th>
            </tr>
          </thead>
          <tbody>
            {pace.map(({ quarter, kind, soldTenths, medianDays }) => (
              <tr key={`${quarter}|${kind}`}>
                <th scope="row">{quarterText(locale, quarterOfName(quarter))}</th>
                <td>{t(`filter.${kind}`)}</td>
                <td>{t('pace.ofTen', { tenths: soldTenths })}</td>
                <td>{medianDays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  )
}
