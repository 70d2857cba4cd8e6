/** What the rest of the server may use of this area. */

export { registerSiteRoutes } from './site-routes.ts'
