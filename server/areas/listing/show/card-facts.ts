import type { ProductCard } from '#contract/product.ts'
import type { AdFacts } from '#domain/catalog/row-of-listing.ts'
import type { StoredPicture } from '../records/picture-store.ts'

/** What a card says of the vehicle, the same to everybody. */
export function cardFactsOf(facts: AdFacts) {
  return {
    productType: facts.kind,
    make: facts.makeName,
    model: facts.model,
    bodyType: facts.bodyType,
    firstRegistration: firstRegistrationOf(facts),
    mileageKm: facts.mileageKm,
    lengthMm: facts.lengthMm,
    licensedWeightKg: facts.licensedWeightKg,
    beds: facts.beds,
    axles: facts.axles,
    country: facts.country,
  } satisfies Partial<ProductCard>
}

/** Null where no picture was processed. */
export function imageOf(
  picture: Pick<StoredPicture, 'pictureKey' | 'thumbhash'> | undefined,
): ProductCard['image'] {
  return picture ? { value: picture.pictureKey, thumbhash: picture.thumbhash } : null
}

/** `YYYY-MM`, or the year alone. */
function firstRegistrationOf({
  firstRegistrationYear: year,
  firstRegistrationMonth: month,
}: AdFacts): string | null {
  if (year === null) return null
  return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}
