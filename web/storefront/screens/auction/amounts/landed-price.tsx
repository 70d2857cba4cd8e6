import { useTranslations } from 'use-intl/react'
import type { VehicleTax } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import styles from '../auction-box.module.css'
import { landedPriceOf } from './amounts.ts'

type LandedPriceProps = {
  amountEur: number
  tax: VehicleTax
  note?: 'notBidding' | null
}

/** The landed price as a part of the box. */
export function LandedPricePart(props: LandedPriceProps) {
  return (
    <section className={styles.part} aria-live="off">
      <LandedPrice {...props} />
    </section>
  )
}

/** What the vehicle would cost in the end, reckoned as the amount is typed (rules 10). */
export function LandedPrice({ amountEur, tax, note }: LandedPriceProps) {
  const t = useTranslations('auction.landed')
  const format = useFormat()
  const landed = landedPriceOf(amountEur, tax)
  const { rateBasisPoints, minCents, maxCents } = tax.commission
  const cents = format.moneyCents
  const isExempt = landed.payableCents !== landed.hammerPriceEur * 100
  const facts: Fact[] = [
    { term: t('hammer'), value: cents(landed.hammerPriceEur * 100) },
    ...(landed.shownVatCents > 0
      ? [
          {
            term: t('shownVat', { rate: format.percent(tax.vatRateBasisPoints) }),
            value: cents(landed.shownVatCents),
          },
        ]
      : []),
    ...(isExempt ? [{ term: t('payable'), value: cents(landed.payableCents) }] : []),
    {
      term: t('commission', { rate: format.percent(rateBasisPoints) }),
      value: cents(landed.commissionCents),
    },
    { term: t('commissionVat'), value: cents(landed.commissionVatCents) },
    { term: t('total'), value: cents(landed.totalCents), look: 'strong' },
    ...(landed.afterInputTaxCents < landed.totalCents
      ? [
          {
            term: t(landed.isRefundedAfterProof ? 'afterProof' : 'afterInputTax'),
            value: cents(landed.afterInputTaxCents),
          },
        ]
      : []),
  ]
  return (
    <>
      <h3 className={styles.partTitle}>{t('title', { amount: format.money(amountEur) })}</h3>
      {note && <p className={styles.fine}>{t(note)}</p>}
      <FactList facts={facts} className={classNames(styles.landed)} />
      <p className={styles.fine}>
        {t('bounds', { min: cents(minCents), max: cents(maxCents) })}{' '}
        {t(`vehicleCase.${landed.vehicleVatCase}`)}{' '}
        {t(`commissionCase.${landed.commissionVatCase}`)}
      </p>
    </>
  )
}
