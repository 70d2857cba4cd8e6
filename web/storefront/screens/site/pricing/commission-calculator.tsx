import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { exampleVatRate } from '#domain/pricing/vat-rates.ts'
import { localeFacts } from '#locales/locales.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/numbers/number-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Price } from '#web/ui/status/price.tsx'
import styles from './calculator.module.css'
import { CommissionChart } from './commission-chart.tsx'
import { commissionExample } from './commission-curve.ts'

const firstExampleEur = 42_000

/** The commission for any price, with the VAT of the reader's country. */
export function CommissionCalculator() {
  const t = useTranslations('site.pricing.calculator')
  const format = useFormat()
  const [hammerEur, setHammerEur] = useState<number | null>(firstExampleEur)
  const [isVatReportable, setVatReportable] = useState(false)
  const hammerPriceEur = Math.max(0, hammerEur ?? 0)
  const { region = '' } = new Intl.Locale(localeFacts[useLocale()].formatLocale)
  const vatRate = exampleVatRate(region)
  const example = commissionExample(
    { hammerPriceEur, vatRateBasisPoints: isVatReportable ? vatRate : null },
    defaultCommissionSettings,
  )
  const bounds = {
    minimum: t('minimum', { amount: format.money(defaultCommissionSettings.minCents / 100) }),
    maximum: t('maximum', { amount: format.money(defaultCommissionSettings.maxCents / 100) }),
    rate: t('share', { percent: format.percent(example.shareBasisPoints) }),
  }
  return (
    <Card as="section" aria-label={t('title')} className={styles.calculator}>
      <h2>{t('title')}</h2>
      <div className={styles.columns}>
        <div className={styles.inputs}>
          <MoneyField
            label={t('hammer')}
            value={hammerEur}
            onChange={setHammerEur}
            min={0}
            max={10_000_000}
            step={500}
          />
          <Checkbox
            label={t('vatReportable', { rate: format.percent(vatRate) })}
            checked={isVatReportable}
            onChange={setVatReportable}
          />
          <dl className={styles.outcome}>
            <div>
              <dt>{t('commission')}</dt>
              <dd>
                <Price
                  amount={format.moneyCents(example.commissionCents)}
                  size="large"
                  note={bounds[example.bound]}
                />
              </dd>
            </div>
            <div>
              <dt>{t('sellerGets')}</dt>
              <dd>
                <Price amount={format.money(hammerPriceEur)} />
              </dd>
            </div>
          </dl>
        </div>
        <CommissionChart example={example} />
      </div>
      <p className="small muted">{t('vatNote')}</p>
    </Card>
  )
}
