import { useTranslations } from 'use-intl/react'
import { type OddsStep, tenthsOf } from '#domain/pricing/odds/price-odds.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useOddsText } from '#web/language/odds-text.ts'
import styles from './price-help.module.css'

type OddsScaleProps = {
  readonly steps: readonly OddsStep[]
  readonly priceEur: number | undefined
  readonly onChoose: (priceEur: number) => void
}

/** A bar for each price of the grid, as high as it is likely; below it the price is led along them. */
export function OddsScale({ steps, priceEur, onChoose }: OddsScaleProps) {
  const t = useTranslations('ad-help.price')
  const odds = useOddsText()
  const format = useFormat()
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last) return null
  const reached = steps.findIndex((step) => step.priceEur >= (priceEur ?? 0))
  const at = reached === -1 ? steps.length - 1 : reached
  const description = t('drawing', {
    most: odds(first.tenths),
    least: odds(last.tenths),
    from: format.money(first.priceEur),
    to: format.money(last.priceEur),
  })
  const chosenText =
    priceEur === undefined
      ? t('notChosen')
      : `${format.money(priceEur)}, ${odds(tenthsOf(steps, priceEur))}`
  return (
    <div className={styles.scale}>
      <div role="img" aria-label={description} className={styles.bars}>
        {steps.map((step, index) => (
          <svg key={step.priceEur} aria-hidden="true">
            <rect
              width="100%"
              y={`${100 - step.tenths * 10}%`}
              height={`${step.tenths * 10}%`}
              rx="2"
              data-chosen={priceEur !== undefined && index === at}
              data-above={priceEur === undefined || index >= at}
            />
          </svg>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={at}
        aria-label={t('slider')}
        aria-valuetext={chosenText}
        data-empty={priceEur === undefined}
        onChange={(event) => {
          const step = steps[Number(event.currentTarget.value)]
          if (step) onChoose(step.priceEur)
        }}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{format.money(first.priceEur)}</span>
        <span>{format.money(last.priceEur)}</span>
      </div>
    </div>
  )
}
