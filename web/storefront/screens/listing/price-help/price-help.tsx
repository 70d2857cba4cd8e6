import { useTranslations } from 'use-intl/react'
import type { PriceStep } from '#contract/endpoints/valuation/price-help.ts'
import { nextGridPrice } from '#domain/pricing/odds/price-grid.ts'
import { pricesToOffer, stepOfPrice } from '#domain/pricing/odds/price-odds.ts'
import { numberOf } from '#domain/vehicle/values.ts'
import { useDemandText } from '#web/language/demand-text.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useOddsText } from '#web/language/odds-text.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { StepButtons } from '#web/ui/actions/step-buttons.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { Block } from '../fields/block-fields.tsx'
import { WhatIsComparable } from './comparable-dialog.tsx'
import { OddsScale } from './odds-scale.tsx'
import styles from './price-help.module.css'
import { type PriceHelp as Help, usePriceHelp } from './use-price-help.ts'

/** What the market knows about the owner's price; it never stands in the way of one (rules 1). */
export function PriceHelp() {
  const t = useTranslations('ad-help.price')
  const help = usePriceHelp()
  if (!help) return null
  return (
    <Block title={t('title')} {...(help.kind === 'odds' && { lead: t('lead') })}>
      <HelpOfKind help={help} />
    </Block>
  )
}

function HelpOfKind({ help }: { help: Help }) {
  const t = useTranslations('ad-help.price')
  const texts = useAttributeTexts()
  const demand = useDemandText()
  const format = useFormat()
  if (help.kind === 'not_described') {
    return <p>{t('needs', { fields: format.list(help.missing.map(texts.label)) })}</p>
  }
  const { comparable } = help
  if (help.kind === 'too_few') {
    return (
      <p className={styles.fewer}>
        {t('tooFew')} {demand.atAnyPrice(help)} <WhatIsComparable comparable={comparable} />
      </p>
    )
  }
  const { fromEur, toEur } = help.middleHalf
  return (
    <div className={styles.help}>
      {help.kind === 'odds' && <Odds steps={help.steps} />}
      <p className={styles.fewer}>
        <b>{t(`certainty.${help.certainty}`)}</b>{' '}
        {t('range', { from: format.money(fromEur), to: format.money(toEur) })}{' '}
        {demand.atAnyPrice(help)} <WhatIsComparable comparable={comparable} />
      </p>
    </div>
  )
}

function Odds({ steps }: { steps: readonly PriceStep[] }) {
  const t = useTranslations('ad-help.price')
  const odds = useOddsText()
  const format = useFormat()
  const { editor, state, faults } = useAd()
  const named = numberOf(state.draft.values, 'target_price')
  const priceEur = faults.has('target_price') ? undefined : named
  const step = priceEur === undefined ? undefined : stepOfPrice(steps, priceEur)
  const choose = (target_price: number) => editor.change({ values: { target_price } })
  return (
    <>
      <div className={styles.card}>
        <Chosen steps={steps} priceEur={priceEur} onChoose={choose} />
        <OddsScale steps={steps} priceEur={priceEur} onChoose={choose} />
      </div>
      {priceEur !== undefined && step && <Outlook step={step} priceEur={priceEur} />}
      <StepButtons
        label={t('offers')}
        value={priceEur ?? null}
        onChoose={choose}
        steps={pricesToOffer(steps).map((step) => ({
          value: step.priceEur,
          label: odds(step.tenths),
          amount: format.money(step.priceEur),
        }))}
      />
    </>
  )
}

const nearStepEur = 250

/** The price in large, with a step down and a step up; the first press takes the middle of the scale. */
function Chosen(props: {
  steps: readonly PriceStep[]
  priceEur: number | undefined
  onChoose: (priceEur: number) => void
}) {
  const { steps, priceEur, onChoose } = props
  const t = useTranslations('ad-help.price')
  const format = useFormat()
  const middle = steps[Math.floor(steps.length / 2)]?.priceEur ?? 0
  const stepEur = (priceEur ?? middle) < 20_000 ? nearStepEur : 500
  const amount = format.money(stepEur)
  const least = steps[0]?.priceEur ?? nextGridPrice(0)
  const by = (change: number) => () =>
    onChoose(priceEur === undefined ? middle : Math.max(1000, priceEur + change))
  return (
    <div className={styles.chosen}>
      <IconButton
        icon="minus"
        look="secondary"
        label={t('less', { amount })}
        disabled={priceEur !== undefined && priceEur <= Math.min(1000, least)}
        onClick={by(-stepEur)}
      />
      <output className={styles.amount} data-empty={priceEur === undefined}>
        {priceEur === undefined ? t('notChosen') : format.money(priceEur)}
      </output>
      <IconButton
        icon="plus"
        look="secondary"
        label={t('more', { amount })}
        onClick={by(stepEur)}
      />
    </div>
  )
}

const fewTenths = 3

function Outlook({ step, priceEur }: { step: PriceStep; priceEur: number }) {
  const t = useTranslations('ad-help.price')
  const odds = useOddsText()
  const demand = useDemandText()
  const format = useFormat()
  const price = format.money(priceEur)
  const isSeldom = step.tenths <= fewTenths
  return (
    <Banner tone={isSeldom ? 'warn' : 'good'} role="status">
      <b>{odds(step.tenths)}</b> {t('reached', { price })} {demand.atPrice(step)}{' '}
      {isSeldom && t('patience')}
    </Banner>
  )
}
