import { useTranslations } from 'use-intl/react'
import { defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import styles from './calculator.module.css'
import { type CommissionExample, commissionBendsEur } from './commission-curve.ts'

const settings = defaultCommissionSettings
const { lowerEur, upperEur } = commissionBendsEur(settings)

/** The drawing's own units; it is as wide as its place. */
const width = 640
const height = 240
const floor = 200
const ceiling = 28
const rightmostEur = 260_000

const xOf = (priceEur: number) => (Math.min(priceEur, rightmostEur) / rightmostEur) * width
const yOf = (cents: number) => floor - (cents / settings.maxCents) * (floor - ceiling)

const curve = [
  `M0 ${yOf(settings.minCents)}`,
  `H${xOf(lowerEur)}`,
  `L${xOf(upperEur)} ${yOf(settings.maxCents)}`,
  `H${width}`,
].join('')

/** The commission over the price: flat, rising, flat, and the reader's own purchase on it. */
export function CommissionChart({ example }: { example: CommissionExample }) {
  const t = useTranslations('site.pricing.calculator')
  const format = useFormat()
  const x = xOf(example.netHammerCents / 100)
  const y = yOf(example.commissionCents)
  const rate = format.percent(settings.rateBasisPoints)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.chart}
      role="img"
      aria-label={t('chart', {
        lower: format.money(lowerEur),
        upper: format.money(upperEur),
        rate,
      })}
    >
      <path className={styles.area} d={`${curve}V${floor}H0Z`} />
      <path className={styles.axis} d={`M0 ${floor}H${width}`} />
      <path
        className={styles.bend}
        d={`M${xOf(lowerEur)} ${floor}v6M${xOf(upperEur)} ${floor}v6`}
      />
      <path className={styles.curve} d={curve} />
      <text className={styles.tick} x={xOf(lowerEur)} y={floor + 26} textAnchor="middle">
        {format.money(lowerEur)}
      </text>
      <text className={styles.tick} x={xOf(upperEur)} y={floor + 26} textAnchor="middle">
        {format.money(upperEur)}
      </text>
      <path className={styles.bend} d={`M12 106V${yOf(settings.minCents) - 4}`} />
      <text className={styles.bound} x={4} y={96}>
        {t('minimum', { amount: format.money(settings.minCents / 100) })}
      </text>
      <text className={styles.bound} x={width - 4} y={ceiling - 10} textAnchor="end">
        {t('maximum', { amount: format.money(settings.maxCents / 100) })}
      </text>
      <path className={styles.own} d={`M${x} ${floor}V${y}`} />
      <circle className={styles.point} cx={x} cy={y} r={8} />
    </svg>
  )
}
