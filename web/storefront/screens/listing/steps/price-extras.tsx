import { useTranslations } from 'use-intl/react'
import { numberOf } from '#domain/vehicle/values.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import type { FieldExtra } from '../fields/block-fields.tsx'

/** Below this a wish is more often a slip of the finger than a vehicle to be had for it. */
const seldomBelowEur = 5000
const seldomAboveEur = 250_000

/** Who collects offers names an expectation, not a minimum. */
export function usePriceExtras(): Readonly<Record<string, FieldExtra>> {
  const t = useTranslations('editor.auction')
  const isCollection = useAd().state.draft.values.sale_mode === 'offer_collection'
  return {
    target_price: {
      ...(isCollection && { ownTexts: { label: t('expectation'), help: t('expectationHelp') } }),
      warning: <TargetWarning />,
    },
  }
}

/** The softer warning (spec 5.1): asked once for each figure. */
function TargetWarning() {
  const t = useTranslations('validation')
  const own = useTranslations('editor')
  const { editor, state, faults } = useAd()
  const priceEur = numberOf(state.draft.values, 'target_price')
  if (priceEur === undefined || faults.has('target_price')) return null
  if (priceEur >= seldomBelowEur && priceEur <= seldomAboveEur) return null
  if (state.confirmed.target_price === priceEur) return null
  return (
    <Banner
      tone="warn"
      role="status"
      actions={
        <Button size="dense" onClick={() => editor.confirm('target_price', priceEur)}>
          {own('priceIsRight')}
        </Button>
      }
    >
      {t('target_price_warning', { priceEur })}
    </Banner>
  )
}
