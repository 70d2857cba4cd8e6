import type { Output } from '#contract/endpoint.ts'
import type { translationEndpoints } from '#contract/endpoints/translation/translation.ts'
import type { Product } from '#contract/product.ts'
import type { ShownText } from '#contract/texts/translated-texts.ts'
import { placeOfDamage, translatedCodes } from '#domain/listing/words/translated-texts.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { showProduct } from './show-product.ts'

/** The two calls of the specification; whoever does not see the ad finds none. */

export async function showDescription(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Output<typeof translationEndpoints.description>> {
  const product = await showProduct(services, context, entityId)
  const asked = translatedCodes.map((attributeCode) => ({
    ...{ about: { attributeCode }, place: attributeCode, code: attributeCode },
    attributes: product.attributes,
  }))
  const { translated, texts } = shownTexts(context, product, asked)
  return { translated, texts }
}

export async function showDefects(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Output<typeof translationEndpoints.defects>> {
  const product = await showProduct(services, context, entityId)
  const asked = product.damages.map(({ sortOrder, attributes }) => ({
    ...{ about: { sortOrder }, place: placeOfDamage(sortOrder), code: 'damage_description' },
    attributes,
  }))
  const { translated, texts: damages } = shownTexts(context, product, asked)
  return { translated, damages }
}

type Asked<About> = {
  readonly about: About
  readonly place: string
  readonly code: string
  readonly attributes: Product['attributes']
}

/** Those that say anything, each with what it is about; refused with NOT_FOUND where none does. */
function shownTexts<About extends object>(
  { locale }: CallContext,
  { writtenIn, translated }: Product,
  asked: readonly Asked<About>[],
): { readonly translated: boolean; readonly texts: (About & ShownText)[] } {
  const source = writtenIn ?? locale
  const texts = asked.flatMap(({ about, place, code, attributes }) => {
    const text = attributes.others.find(({ attributeCode }) => attributeCode === code)?.value
    return text?.trim() ? [{ ...about, ...shown(text, translated?.[place]) }] : []
  })
  if (texts.length === 0) throw refuseCall('NOT_FOUND')
  return { translated: texts.every((text) => text.locale === locale), texts }

  function shown(text: string, inReaders: string | undefined): ShownText {
    if (inReaders === undefined) return { text, locale: source, original: null }
    return { text: inReaders, locale, original: { text, locale: source } }
  }
}
