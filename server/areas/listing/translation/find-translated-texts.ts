import type { TranslatedTexts } from '#contract/texts/translated-texts.ts'
import { placedTexts } from '#domain/listing/words/translated-texts.ts'
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
  const placed = placedTexts(listing)
  const written = placed.map(({ text }) => ({ text, locale }))
  if (written.length === 0) return null
  const known = await findTranslations(pool, { texts: written, target })
  if (known.size === 0) return null
  return Object.fromEntries(
    placed.flatMap(({ place, text }) => {
      const translated = known.get(text)
      return translated === undefined ? [] : [[place, translated]]
    }),
  )
}
