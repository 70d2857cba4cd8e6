/** What the rest of the server may use of this area. */

export { registerLiveRoutes } from './live-routes.ts'
export { type Live, startLive } from './start-live.ts'
