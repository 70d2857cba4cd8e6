/** What the rest of the server may use of this area. */

export { guardStreams } from './end-streams.ts'
export { createLiveAuctions, type LiveAuctions } from './live-auctions.ts'
export { tellCustomers } from './live-customers.ts'
export { createLiveMessages } from './live-messages.ts'
export { createLiveQuestions } from './live-questions.ts'
export { registerLiveRoutes } from './live-routes.ts'
