import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { mayBeNewVehicle } from '#domain/listing/review.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { MoneyField } from '#web/ui/fields/numbers/number-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { isPointDone, needsReason, startPriceFault } from './checklist.ts'
import type { Reviewed } from './reviewed.ts'
import type { ReviewWork } from './use-review-draft.ts'
import { reviewFieldIds } from './use-review-keys.ts'

/** Out of a field by Enter or Escape, so that keys are shortcuts again. */
function leaveField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.blur()
}

export function VinField({ work }: { work: ReviewWork }) {
  const t = useTranslations('console-ads.fields')
  const { vin } = work.draft
  const [isTyping, setTyping] = useState(false)
  const isWrong = vin.trim() !== '' && !isPointDone('vin', work)
  return (
    <TextField
      id={reviewFieldIds.vin}
      dense
      label={t('vin')}
      labelHidden
      placeholder={t('vinPlace')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      value={vin}
      onChange={(next) => work.change({ vin: next.toUpperCase() })}
      onKeyDown={leaveField}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      error={isWrong && !isTyping ? t('vinWrong') : undefined}
    />
  )
}

export function VatFields({ review, work }: { review: Reviewed; work: ReviewWork }) {
  const t = useTranslations('console-ads.fields')
  const tRegime = useTranslations('console-ads.regime')
  const { suggestedVatRegime, possibleVatRegimes } = review
  return (
    <>
      <RadioGroup
        dense
        inRow
        label={t('vat')}
        labelHidden
        options={possibleVatRegimes.map((regime) => ({
          value: regime,
          label:
            regime === suggestedVatRegime
              ? t('suggested', { name: tRegime(regime) })
              : tRegime(regime),
        }))}
        value={work.draft.vatRegime}
        onChange={(value) => {
          const regime = possibleVatRegimes.find((each) => each === value)
          if (regime) work.change({ vatRegime: regime })
        }}
      />
      {mayBeNewVehicle(review.product.productType) && (
        <>
          <Checkbox
            dense
            label={t('newVehicle')}
            detail={t('newVehicleMeaning')}
            checked={work.draft.isNewVehicle}
            onChange={(isNewVehicle) => work.change({ isNewVehicle })}
          />
          {work.draft.isNewVehicle !== review.looksNew && (
            <Banner tone="warn">{t(review.looksNew ? 'newByAd' : 'notNewByAd')}</Banner>
          )}
        </>
      )}
    </>
  )
}

/** Never suggested from the target: a fixed share of it would give the target away (rules 4). */
export function StartPriceField({ review, work }: { review: Reviewed; work: ReviewWork }) {
  const t = useTranslations('console-ads.fields')
  const format = useFormat()
  const { comparableSales, suggestedStartPriceEur, leastStartPriceEur, mostStartPriceEur } = review
  const source =
    suggestedStartPriceEur === null
      ? t('noComparables')
      : t('comparables', { amount: format.money(suggestedStartPriceEur), count: comparableSales })
  const rule =
    leastStartPriceEur === null
      ? `${source} ${t('neverFromTarget')}`
      : t('leastStartPrice', { amount: format.money(leastStartPriceEur) })
  const most =
    mostStartPriceEur === null
      ? undefined
      : t('mostStartPrice', { amount: format.money(mostStartPriceEur) })
  const fault = startPriceFault(work.draft, work.facts)
  const errors = { missing: undefined, too_low: rule, too_high: most }
  return (
    <>
      <MoneyField
        id={reviewFieldIds.startPrice}
        dense
        label={t('startPrice')}
        labelHidden
        help={rule}
        error={fault === null ? undefined : errors[fault]}
        step={100}
        min={leastStartPriceEur ?? 100}
        value={work.draft.startPriceEur}
        onChange={(next) => work.change({ startPriceEur: next })}
        onKeyDown={leaveField}
      />
      {needsReason(work.draft, work.facts) && (
        <TextField
          dense
          label={t('startPriceReason')}
          help={t('startPriceReasonHelp')}
          maxLength={500}
          value={work.draft.startPriceReason}
          onChange={(startPriceReason) => work.change({ startPriceReason })}
          onKeyDown={leaveField}
        />
      )}
    </>
  )
}
