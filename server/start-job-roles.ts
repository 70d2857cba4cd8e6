import type { Hosts } from '#locales/hosts.ts'
import { createCheckVatId } from './areas/account/api.ts'
import {
  createEndAgents,
  createSendPostponedNotifications,
  sendAuctionNotifications,
} from './areas/auction/api.ts'
import {
  createMakePictureSizes,
  createWithdrawSoldVehicle,
  describeVehicles,
  listWatchers,
  type MakeSizes,
} from './areas/listing/api.ts'
import { saveMail } from './areas/mailbox/api.ts'
import { createSendMail, type MessagingServices } from './areas/messaging/api.ts'
import {
  createWriteOrderDocuments,
  type OrderDocumentServices,
  type OrderServices,
  queueUndecidedInvoices,
} from './areas/order/api.ts'
import {
  createPublishQuestion,
  createTranslateQuestion,
  type TranslationServices,
} from './areas/question/api.ts'
import type { Config } from './config.ts'
import { createDocumentKey } from './integrations/image-store/port.ts'
import { startMailCatcher } from './integrations/mail/catcher.ts'
import { createSmtpMailSender } from './integrations/mail/client.ts'
import type { MailSender } from './integrations/mail/port.ts'
import { createDeeplTranslator } from './integrations/translation/deepl-client.ts'
import type { Translator } from './integrations/translation/port.ts'
import { openVatRegistry } from './open-vat-registry.ts'
import { createPdfWorker } from './pdf-worker.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import type { ChangeNotifier } from './platform/live/change-notifier.ts'
import { startOutboxReader } from './platform/outbox/outbox-reader.ts'
import type { Services } from './platform/services.ts'

export type JobRoles = {
  readonly services: Services
  readonly changeNotifier: ChangeNotifier
  readonly orderServices: OrderServices
  readonly hosts: Hosts
  /** Makes the sizes of a drawn picture; absent where no demo pictures are. */
  readonly pictureSizes?: MakeSizes
}

const concurrency = 4
const translatedAtOnce = 2

/**
 * Everything that follows a transaction: the outbox of the auctions, notifications, documents, pictures. It
 * may run in the web's process or in one of its own, and in several at once.
 */
export async function startJobRoles(roles: JobRoles): Promise<{ stop: () => Promise<void> }> {
  const { services, changeNotifier, orderServices, pictureSizes } = roles
  const { pool, log } = services
  const announceSettled = (messageIds: readonly number[]) =>
    changeNotifier.announce('messages', messageIds)
  const notifications = { ...services, announceSettled, describeVehicles, listWatchers }
  const post = await openPost(services)
  const vat = await openVatRegistry(services.config, services.now)
  const pdfWorker = createPdfWorker()
  const documents: OrderDocumentServices = {
    ...orderServices,
    pdfWorker,
    newStorageKey: createDocumentKey,
  }
  const questions: TranslationServices = {
    ...orderServices,
    changeNotifier,
    translator: translatorOf(services.config),
  }
  const jobs = await startJobs({
    pool,
    log,
    concurrency,
    tasks: {
      'send-mail': createSendMail(messagingServices(roles, post.mail)),
      'check-vat-id': createCheckVatId({
        ...services,
        vatRegistry: vat.registry,
        settleInvoices: (merchantId) => queueUndecidedInvoices(services, merchantId),
        announceCustomer: orderServices.announceCustomer,
      }),
      'end-agents': createEndAgents(orderServices),
      'send-auction-notifications': createSendPostponedNotifications(notifications),
      'write-order-documents': createWriteOrderDocuments(documents),
      'withdraw-sold-vehicle': createWithdrawSoldVehicle(orderServices),
      'publish-question': createPublishQuestion(questions),
    },
  })
  // Apart: it waits for a foreign service that may hang, and notifications do not wait behind it.
  const translations = await startJobs({
    pool,
    log,
    concurrency: translatedAtOnce,
    tasks: { 'translate-question': createTranslateQuestion(questions) },
  })
  // Apart and one at a time: pictures cost seconds of computing, and nobody waits for them.
  const pictures =
    pictureSizes &&
    (await startJobs({
      pool,
      log,
      concurrency: 1,
      tasks: { 'make-picture-sizes': createMakePictureSizes(orderServices.images, pictureSizes) },
    }))
  const outbox = startOutboxReader({ log, read: () => sendAuctionNotifications(notifications) })
  changeNotifier.listen('auctions', outbox.readSoon)
  return {
    stop: async () => {
      await outbox.stop()
      await Promise.all([jobs.stop(), translations.stop(), pictures?.stop()])
      await pdfWorker.stop()
      await post.close()
      await vat.close()
    },
  }
}

/** Without an engine texts stay in the language they were written in, and pages say which. */
function translatorOf({ translation }: Config): Translator | null {
  return translation && createDeeplTranslator(translation)
}

function messagingServices(
  { services, orderServices, hosts, changeNotifier }: JobRoles,
  mail: MailSender,
): MessagingServices {
  return {
    ...services,
    hosts,
    mail,
    images: orderServices.images,
    describeVehicles,
    announceMessage: async ({ messageId }) => changeNotifier.announce('messages', [messageId]),
  }
}

/** A demo catches its mails and shows them in a mailbox; nothing it writes ever leaves the machine. */
async function openPost(
  services: Services,
): Promise<{ readonly mail: MailSender; readonly close: () => Promise<void> }> {
  const { config, pool } = services
  const from = config.mailFrom
  if (config.smtpUrl !== null) {
    const mail = createSmtpMailSender({ smtpUrl: config.smtpUrl, from })
    return { mail, close: async () => mail.close() }
  }
  if (!config.isDemo) throw new Error('SMTP_URL is missing: notifications need a mail server')
  const catcher = await startMailCatcher({ saveMail: (caught) => saveMail(pool, caught) })
  const mail = createSmtpMailSender({ smtpUrl: catcher.smtpUrl, from })
  return {
    mail,
    close: async () => {
      mail.close()
      await catcher.stop()
    },
  }
}
