/** What the rest of the server may use of this area. */

export { createPublishContent } from './edit/change-entry.ts'
export { listGuidePages } from './guide/show-guide.ts'
export { registerPublishingRoutes } from './publishing-routes.ts'
export { listQuestions } from './show-questions.ts'
