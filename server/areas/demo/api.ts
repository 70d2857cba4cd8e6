/** What the rest of the server may use of this area. */

export { clearMarket } from './clear-market.ts'
export { createDemoMarket, type DemoMarket } from './demo-market.ts'
export { registerDemoRoutes } from './demo-routes.ts'
export type { DemoServices } from './demo-services.ts'
export { pauseMarketClock, resumeMarketClock, setMarketClock } from './market-clock.ts'
export { refuseForeignHosts } from './refuse-foreign-hosts.ts'
