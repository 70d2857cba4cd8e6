/** What the rest of the server may use of this area. */

export { type ContentStore, openContentStore } from './content-store.ts'
export { createPublishContent } from './edit/change-entry.ts'
export { countMarket } from './figures/count-market.ts'
export { loadMarketFigures } from './figures/market-figures-store.ts'
export { listGuidePages } from './guide/show-guide.ts'
export { followLandingPage, type LandingPage } from './landing/follow-landing-page.ts'
export { readOutsideTexts } from './outside/read-outside.ts'
export { registerPublishingRoutes } from './publishing-routes.ts'
export { listQuestions } from './show-questions.ts'
