import { useTranslations } from 'use-intl/react'
import { describeListing } from '#domain/listing/describe-listing.ts'
import { attribute, type ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'

const shown = [
  'mileage',
  'fuel',
  'length',
  'licensed_weight',
  'beds',
  'sale_mode',
  'target_price',
  'start_price',
  'buy_now_price',
  'availability',
  'location_zip',
] as const satisfies readonly ListingAttributeCode[]

/** What is about to be submitted, in a dozen lines. */
export function Summary() {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const { draft } = useAd().state
  const { values, gallery, damages } = draft
  const facts: Fact[] = shown.flatMap((code) => {
    const value = values[code]
    if (value === undefined) return []
    const isExpectation = code === 'target_price' && values.sale_mode === 'offer_collection'
    return [
      {
        term: isExpectation ? t('auction.expectation') : texts.label(code),
        value: texts.value(attribute(code), value),
      },
    ]
  })
  return (
    <FactList
      facts={[
        { term: t('vehicle'), value: describeListing(values).title || t('previewMissing') },
        ...facts,
        { term: texts.group('images'), value: t('pictureCount', { count: gallery.length }) },
        { term: texts.group('damage'), value: t('damageCount', { count: damages.length }) },
      ]}
    />
  )
}
