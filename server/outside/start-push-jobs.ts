import {
  createAnswerStopWord,
  createSendPush,
  createSendPushSummary,
  createSendWhatsApp,
  createSendWhatsAppSummary,
  type PushServices,
} from '../areas/messaging/api.ts'
import { startJobs } from '../platform/jobs/jobs.ts'

const pushesAtOnce = 8

/** Apart from everything that takes long: whoever was outbid wants to know within a second. */
export function startPushJobs(services: PushServices) {
  return startJobs({
    pool: services.pool,
    log: services.log,
    concurrency: pushesAtOnce,
    tasks: {
      'send-push': createSendPush(services),
      'send-push-summary': createSendPushSummary(services),
      'send-whatsapp': createSendWhatsApp(services),
      'send-whatsapp-summary': createSendWhatsAppSummary(services),
      'answer-whatsapp-stop-word': createAnswerStopWord(services),
    },
  })
}
