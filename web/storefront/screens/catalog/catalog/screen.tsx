import { CatalogView } from '../results/catalog-view.tsx'
import { loadCatalog } from '../results/use-catalog.ts'

export const load = loadCatalog
export { canonicalQuery } from '../address/canonical-query.ts'

export function Screen() {
  return <CatalogView route="catalog" />
}
