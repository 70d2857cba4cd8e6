import { useTranslations } from 'use-intl/react'
import { quarterOfName, shortQuarterText } from '#locales/quarters/quarter-text.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { type AskedPrices, askedText } from './asked-prices.ts'
import styles from './market-prices.module.css'
import type { MarketPrices, PriceRow } from './market-prices.ts'

const shownQuarters = 8

export function PriceTable({ prices, asked }: { prices: MarketPrices; asked: AskedPrices }) {
  const t = useTranslations('market-prices')
  const labels = useAttributeLabels()
  const locale = useLocale()
  const quarters = prices.quarters.slice(-shownQuarters)
  return (
    <SectionCard
      title={t('table.title')}
      lead={t('table.note')}
      beside={<Downloads asked={asked} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <section className={styles.scrolling} aria-label={t('table.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('table.body')}</th>
              {quarters.map((quarter) => (
                <th key={quarter} scope="col">
                  {shortQuarterText(locale, quarterOfName(quarter))}
                </th>
              ))}
              <th scope="col">{t('table.year')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.rows.map((row) => (
              <tr key={`${row.kind}|${row.bodyType}`}>
                <th scope="row">{labels.bodyType(row.bodyType)}</th>
                <Points row={row} />
                <td>{<Change row={row} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionCard>
  )
}

function Points({ row: { points } }: { row: PriceRow }) {
  const t = useTranslations('market-prices.table')
  const format = useFormat()
  return points.slice(-shownQuarters).map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the quarters are a row of fixed places.
    <td key={index}>
      {point ? (
        <>
          {format.number(point.medianEur)}
          <small>{point.sales}</small>
        </>
      ) : (
        <span title={t('few')}>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{t('few')}</span>
        </span>
      )}
    </td>
  ))
}

/** Beside the same quarter of the year before. */
function Change({ row: { points } }: { row: PriceRow }) {
  const format = useFormat()
  const now = points.at(-1)
  const before = points.at(-5)
  if (!now || !before) return '–'
  const share = now.medianEur / before.medianEur - 1
  const text = format.percent(Math.round(Math.abs(share) * 1000) * 10)
  if (share === 0) return text
  return share > 0 ? `\u2191 +${text}` : `\u2193 \u2212${text}`
}

function Downloads({ asked }: { asked: AskedPrices }) {
  const t = useTranslations('market-prices')
  const suffix = askedText(asked)
  return (
    <span className={styles.downloads}>
      <LinkButton size="dense" icon="download" href={`/api/public/market-prices.csv${suffix}`}>
        {t('csv')}
      </LinkButton>
      <LinkButton size="dense" look="quiet" href={`/api/public/market-prices${suffix}`}>
        {t('json')}
      </LinkButton>
    </span>
  )
}
