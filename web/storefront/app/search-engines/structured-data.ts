import type { Product } from '#contract/product.ts'
import { openStatuses } from '#domain/catalog/sorting.ts'
import { describeListing, makeNameOf } from '#domain/listing/describe-listing.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { valuesOf } from '../../auction/vehicle-facts.ts'
import type { Question } from '../../screens/site/content/questions.ts'

/**
 * What search engines read of a page, in the words of schema.org. All of it comes from the answers that a visitor is
 * given, so it holds nothing that the page does not show them (rules 1).
 */

type Thing = Readonly<Record<string, unknown>>

export type ShownVehicle = Pick<Product, 'entityId' | 'attributes' | 'auction' | 'gallery'>

/** The vehicle with its public prices: the start price, and the price at which it may be bought at once. */
export function vehicleData(product: ShownVehicle, at: { address: string; origin: string }): Thing {
  const values = valuesOf(product)
  const { title } = describeListing(values)
  const km = numberOf(values, 'mileage')
  const year = numberOf(values, 'first_registration_year')
  const month = textOf(values, 'first_registration_month')
  const offers = offersOf(product, at.address)
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Vehicle'],
    '@id': `${at.address}#vehicle`,
    url: at.address,
    name: title,
    sku: String(product.entityId),
    brand: { '@type': 'Brand', name: makeNameOf(values) },
    model: textOf(values, 'model'),
    itemCondition: 'https://schema.org/UsedCondition',
    ...(year !== undefined && { vehicleModelDate: String(year) }),
    ...(year !== undefined && {
      dateVehicleFirstRegistered: month ? `${year}-${month.padStart(2, '0')}` : String(year),
    }),
    ...(km !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' },
    }),
    image: product.gallery
      .slice(0, 6)
      .map(({ value }) => `${at.origin}/pictures/${value}/1600.jpeg`),
    ...(offers.length > 0 && { offers }),
  }
}

function offersOf({ auction }: ShownVehicle, address: string): Thing[] {
  if (!auction || !openStatuses.includes(auction.status)) return []
  const offer = (name: string, price: number | null): Thing[] =>
    price === null
      ? []
      : [
          {
            '@type': 'Offer',
            '@id': `${address}#${name}`,
            url: address,
            price,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            itemCondition: 'https://schema.org/UsedCondition',
            ...(auction.endsAt !== null && { availabilityEnds: auction.endsAt }),
          },
        ]
  return [
    ...offer('start-price', auction.startPriceEur),
    ...offer('buy-now', auction.buyNowPriceEur),
  ]
}

/** The pages above a page, the page itself last. */
export function breadcrumbData(crumbs: readonly { name: string; address: string }[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  }
}

export function questionsData(questions: readonly Question[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(textOfBlock).join('\n') },
    })),
  }
}

function textOfBlock(block: Question['answer'][number]): string {
  if (block.kind === 'paragraph') return block.lines.join('\n')
  return block.kind === 'list' ? block.entries.join('\n') : block.text
}

/** The operator; without a company only the name of the site. */
export function organizationData(site: {
  readonly name: string
  readonly origin: string
  readonly company:
    | { readonly name: string; readonly phone: string; readonly email: string }
    | undefined
}): Thing {
  const { name, origin, company } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(company && { legalName: company.name, telephone: company.phone, email: company.email }),
  }
}
