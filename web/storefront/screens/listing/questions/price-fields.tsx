import { laterPart } from '../later/later-part.tsx'
import { LaterPriceHelp } from '../price-help/later-price-help.tsx'
import { usePriceExtras } from '../steps/price-extras.tsx'
import { AskedFields, type QuestionFieldsProps } from './question-fields.tsx'

const FoldedPriceFields = laterPart(
  'folded price fields',
  async () => (await import('./folded-price-fields.tsx')).FoldedPriceFields,
)

/** The help stands beside the price, the rest below both. The price itself is there at once, since it takes the focus. */
export function PriceFields(props: QuestionFieldsProps) {
  const extras = usePriceExtras()
  return (
    <>
      <AskedFields {...props} extras={extras} />
      <LaterPriceHelp />
      <FoldedPriceFields {...props} extras={extras} />
    </>
  )
}
