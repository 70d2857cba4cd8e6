import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import type { Title } from '../../../page/screen.ts'
import { readAddress } from '../address/catalog-address.ts'
import { CatalogView } from '../results/catalog-view.tsx'
import { loadCatalog } from '../results/use-catalog.ts'

export const load = loadCatalog
export { canonicalQuery } from '../address/canonical-query.ts'

const titleKeys = {
  motorhome: 'catalog.titleOf.motorhome',
  trailer: 'catalog.titleOf.trailer',
} as const

/** The list of one kind of vehicle is a page of its own, so it has a title of its own. */
export const title: Title<'catalog'> = ({ texts, search }) => {
  const kinds = readAddress(search).filter.options.product_type ?? []
  const kind = kinds.length === 1 ? vehicleKinds.find((each) => each === kinds[0]) : undefined
  return texts(kind ? titleKeys[kind] : 'shell.titles.catalog')
}

export function Screen() {
  return <CatalogView route="catalog" />
}
