import type { Output } from '#contract/endpoint.ts'
import type { translationEndpoints } from '#contract/endpoints/translation/translation.ts'
import type { Product } from '#contract/product.ts'
import type { ShownText } from '#contract/texts/translated-texts.ts'
import { translatedCodes } from '#domain/listing/words/translated-texts.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { showProduct } from './show-product.ts'

/** The two calls of the specification; whoever does not see the ad finds none. */

type Shown = (text: string, translated: string | undefined) => ShownText

export async function showDescription(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Output<typeof translationEndpoints.description>> {
  const product = await showProduct(services, context, entityId)
  const shown = shownIn(context.locale, product)
  const texts = translatedCodes.flatMap((attributeCode) => {
    const text = product.attributes.others.find(
      (each) => each.attributeCode === attributeCode,
    )?.value
    return text ? [{ attributeCode, ...shown(text, product.translated?.[attributeCode]) }] : []
  })
  if (texts.length === 0) throw refuseCall('NOT_FOUND')
  return { translated: areTranslated(texts, context.locale), texts }
}

export async function showDefects(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<Output<typeof translationEndpoints.defects>> {
  const product = await showProduct(services, context, entityId)
  const shown = shownIn(context.locale, product)
  const damages = product.damages.flatMap(({ sortOrder, attributes }) => {
    const text = attributes.others.find(
      ({ attributeCode }) => attributeCode === 'damage_description',
    )?.value
    return text ? [{ sortOrder, ...shown(text, product.translated?.[`damage/${sortOrder}`]) }] : []
  })
  if (damages.length === 0) throw refuseCall('NOT_FOUND')
  return { translated: areTranslated(damages, context.locale), damages }
}

function shownIn(locale: string, { writtenIn }: Product): Shown {
  const source = writtenIn ?? locale
  return (text, translated) =>
    translated === undefined
      ? { text, locale: source, original: null }
      : { text: translated, locale, original: { text, locale: source } }
}

function areTranslated(texts: readonly ShownText[], reader: string): boolean {
  return texts.every(({ locale }) => locale === reader)
}
