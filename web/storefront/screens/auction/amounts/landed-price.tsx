import { useTranslations } from 'use-intl/react'
import type { VehicleTax } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import styles from '../auction-box.module.css'
import { landedPriceOf } from './amounts.ts'

type LandedPriceProps = {
  amountEur: number
  tax: VehicleTax
  note?: 'notBidding' | null
}

/** With more the box is higher than a desk's window. */
const mostRows = 5

/** The landed price as a part of the box: its sum is always seen, how it comes about unfolds where the box is full. */
export function LandedPricePart(props: LandedPriceProps & { isFolded?: boolean }) {
  const { title, totalCents, facts, fine } = useLanded(props)
  const format = useFormat()
  const isOpen = !props.isFolded && facts.length <= mostRows
  return (
    <details className={styles.fold} open={isOpen || undefined} aria-live="off">
      <summary className={classNames(styles.foldHead, styles.landedHead)}>
        <b>{title}</b>
        <b className="tabular">{format.moneyCents(totalCents)}</b>
        <Icon icon="chevron-down" className={styles.arrow} />
      </summary>
      <div className={styles.foldBody}>
        <FactList
          facts={facts.filter(({ look }) => look !== 'strong')}
          className={classNames(styles.landed)}
        />
        {fine}
      </div>
    </details>
  )
}

/** What the vehicle would cost in the end, reckoned as the amount is typed (rules 10). */
export function LandedPrice(props: LandedPriceProps) {
  const { title, facts, fine } = useLanded(props)
  return (
    <>
      <h3 className={styles.partTitle}>{title}</h3>
      <FactList facts={facts} className={classNames(styles.landed)} />
      {fine}
    </>
  )
}

function useLanded({ amountEur, tax, note }: LandedPriceProps) {
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
  return {
    title: t('title', { amount: format.money(amountEur) }),
    totalCents: landed.totalCents,
    facts,
    fine: (
      <p className={styles.fine}>
        {note && `${t(note)} `}
        {t('bounds', { min: cents(minCents), max: cents(maxCents) })}{' '}
        {t(`vehicleCase.${landed.vehicleVatCase}`)}{' '}
        {t(`commissionCase.${landed.commissionVatCase}`)}
      </p>
    ),
  }
}
