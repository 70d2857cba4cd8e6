import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { isAskedOfSeller } from '#domain/vehicle/required.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { FoldedPart } from '#web/ui/layout/folded.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { AdField } from '../fields/block-fields.tsx'
import { SaleModeCards, WhatDealersSee } from '../steps/auction-step.tsx'
import { FoldedFields, type QuestionFieldsProps } from './question-fields.tsx'

/** What else can be said of the sale, and what of it dealers see. */
export function FoldedPriceFields(props: QuestionFieldsProps) {
  const saleMode = { group: 'auction', content: <SaleMode /> } as const
  return (
    <>
      <FoldedFields {...props} first={saleMode} />
      <WhatDealersSee />
    </>
  )
}

/** An auction until the owner chooses otherwise. */
function SaleMode() {
  const texts = useAttributeTexts()
  const { state, seller } = useAd()
  const saleMode = textOf(state.draft.values, 'sale_mode') ?? 'auction'
  return (
    <FoldedPart title={texts.group('auction')} text={texts.option('sale_mode', saleMode)}>
      <Stack gap={6}>
        <SaleModeCards />
        {isAskedOfSeller('private_auction', seller) && (
          <AdField definition={attribute('private_auction')} />
        )}
      </Stack>
    </FoldedPart>
  )
}
