/** What the rest of the server may use of this area. */

export { createPassOnSubscription } from './pass-on-subscription.ts'
export { isPossibleCode } from './referral/referral-code.ts'
export { registerReferralRoutes } from './referral/referral-routes.ts'
export { createSendReferral } from './referral/send-referral.ts'
export { registerSiteRoutes } from './site-routes.ts'
export { createPageNotes } from './usage/note-pages.ts'
export { createUsageRecorder, type UsageRecorder } from './usage/usage-recorder.ts'
export { registerUsageRoutes } from './usage/usage-routes.ts'
