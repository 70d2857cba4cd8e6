import type { TranslatedTexts } from '#contract/texts/translated-texts.ts'
import { translatedCodes, translatedTexts } from '#domain/listing/words/translated-texts.ts'
import { textOf } from '#domain/vehicle/values.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { findTranslations } from '../../translation/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { StoredListing } from '../records/listing-store.ts'

/** Of the texts as they stand in the ad now; null where they are the caller's language or none was translated. */
export async function findTranslatedTexts(
  { pool }: Pick<ListingServices, 'pool'>,
  { locale: target }: Pick<CallContext, 'locale'>,
  listing: Pick<StoredListing, 'values' | 'damages' | 'consent'>,
): Promise<TranslatedTexts | null> {
  const locale = listing.consent?.locale
  if (locale === undefined || locale === target) return null
  const written = translatedTexts(listing).map((text) => ({ text, locale }))
  if (written.length === 0) return null
  const known = await findTranslations(pool, { texts: written, target })
  if (known.size === 0) return null
  const places = [
    ...translatedCodes.map((code) => [code, textOf(listing.values, code)] as const),
    ...listing.damages.map(
      ({ sortOrder, values }) =>
        [`damage/${sortOrder}`, textOf(values, 'damage_description')] as const,
    ),
  ]
  return Object.fromEntries(
    places.flatMap(([place, text]) => {
      const translated = known.get(text ?? '')
      return translated === undefined ? [] : [[place, translated]]
    }),
  )
}
