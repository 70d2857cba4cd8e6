/** What the rest of the server may use of this area. */

export { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'
export { registerCatalogRoutes } from './catalog-routes.ts'
export { catalogSource } from './catalog-source.ts'
export { importPoints, type PointImport } from './places/import-points.ts'
export { createFindForSearches } from './searches/find-for-searches.ts'
export { listFittingSearches } from './searches/fitting-searches.ts'
export { createMailSearches } from './searches/search-mails.ts'
export { createPushSearch, listPushedSearches } from './searches/search-pushes.ts'
export { createShowVehicle } from './show-vehicle.ts'
