/** What the rest of the server may use of this area. */

export { listAnnouncedMessages } from './list-announced-messages.ts'
export type { SendMail } from './mail-job.ts'
export { listRecordedCauses } from './message-lists.ts'
export { registerMessagingRoutes } from './messaging-routes.ts'
export type { MessagingServices } from './messaging-services.ts'
export { notifyCustomer } from './notify-customer.ts'
export { closeCallOfCause, closeCallsToAction, recordMessage } from './record-message.ts'
export { createSendMail } from './send-mail.ts'
