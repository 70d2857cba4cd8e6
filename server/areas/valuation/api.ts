/** What the rest of the server may use of this area. */

export { createRemindOfValuation } from './queue-valuation-mail.ts'
export { createKnownModel } from './training/known-model.ts'
export { createTrainValuationModel, queueTraining } from './training/train-job.ts'
export { registerValuationRoutes } from './valuation-routes.ts'
export type { ReportPress } from './valuation-services.ts'
export { isValuation } from './valuation-store.ts'
