import { describeListing } from '#domain/listing/describe-listing.ts'
import { addressName } from '#domain/listing/naming/address-name.ts'
import { matchPath } from '#locales/match-path.ts'
import { pathTo } from '#locales/paths.ts'
import { valuesOf } from '../../auction/vehicle-facts.ts'
import type { PageContext } from '../../page/page-context.ts'
import { contentQuery } from '../../screens/site/content/content-query.ts'
import { questionsOf } from '../../screens/site/content/questions.ts'
import { articleData } from './article-data.ts'
import { breadcrumbData, organizationData, questionsData, vehicleData } from './structured-data.ts'

/** The structured data of a page that a visitor is shown, from the answers that it was loaded with; often none. */
export function dataOfPage(page: PageContext, pathname: string): readonly object[] {
  const { locale, origin, texts } = page
  const { query, queryClient, auctions } = page.api
  const route = matchPath(locale, pathname)
  const catalog = {
    name: texts('auction.crumbs.catalog'),
    address: origin + pathTo('catalog', locale),
  }
  switch (route?.name) {
    case 'home': {
      const company = queryClient.getQueryData(query.content.readCompany().queryKey)
      return [organizationData({ name: texts('shell.brand'), origin, company })]
    }
    case 'faq': {
      const found = queryClient.getQueryData(contentQuery(query, 'faq', locale).queryKey)
      return found ? [questionsData(questionsOf(found))] : []
    }
    case 'sellGuideArticle': {
      const asked = query.guide.readArticle({ params: { locale, slug: route.params.slug ?? '' } })
      const article = queryClient.getQueryData(asked.queryKey)
      if (!article) return []
      const guide = {
        name: texts('site.guide.crumb'),
        address: origin + pathTo('sellGuide', locale),
      }
      const address = origin + pathname
      const { author } = article
      return [
        articleData(article, {
          address,
          publisher: texts('shell.brand'),
          authorAddress: author && origin + pathTo('blogAuthor', locale, { slug: author.slug }),
        }),
        breadcrumbData([guide, { name: article.title, address }]),
      ]
    }
    case 'product': {
      const id = route.params.id ?? ''
      const asked = query.catalog.get({ params: { entityId: id }, query: {} })
      const product = auctions.join(asked.queryKey, queryClient.getQueryData(asked.queryKey))
      if (!product) return []
      const { title } = describeListing(valuesOf(product))
      const address = origin + pathTo('product', locale, { id, name: addressName(title) })
      return [
        vehicleData(product, { address, origin }),
        breadcrumbData([
          catalog,
          {
            name: texts(`auction.crumbs.${product.productType}`),
            address: origin + pathTo('catalog', locale, {}, { product_type: product.productType }),
          },
          { name: title, address },
        ]),
      ]
    }
    default:
      return []
  }
}
