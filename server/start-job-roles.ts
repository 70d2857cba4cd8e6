import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import type { Hosts } from '#locales/hosts.ts'
import { createCheckVatId } from './areas/account/api.ts'
import {
  createEndAgents,
  createRemindOfFailedAuction,
  createSendPostponedNotifications,
  sendAuctionNotifications,
} from './areas/auction/api.ts'
import {
  createFindForSearches,
  createMailSearches,
  createPushSearch,
  listPushedSearches,
} from './areas/catalog/api.ts'
import {
  createMakePictureSizes,
  createRemindOfAd,
  createWithdrawSoldVehicle,
  describeVehicles,
  listWatchers,
  type MakeSizes,
} from './areas/listing/api.ts'
import { saveMail } from './areas/mailbox/api.ts'
import { createSendMail, type MessagingServices } from './areas/messaging/api.ts'
import {
  createPrintContractWithAccount,
  createWriteOrderDocuments,
  type OrderDocumentServices,
  type OrderServices,
  queueUndecidedInvoices,
} from './areas/order/api.ts'
import { createPublishContent } from './areas/publishing/api.ts'
import { createPublishQuestion, type TranslationServices } from './areas/question/api.ts'
import {
  createRemindOfValuation,
  createTrainValuationModel,
  isValuation,
  queueTraining,
} from './areas/valuation/api.ts'
import { createDocumentKey } from './integrations/image-store/port.ts'
import { startMailCatcher } from './integrations/mail/catcher.ts'
import { createSmtpMailSender } from './integrations/mail/client.ts'
import type { MailSender } from './integrations/mail/port.ts'
import type { PushSender } from './integrations/push/port.ts'
import type { WhatsAppService } from './integrations/whatsapp/port.ts'
import { createDeleteFiles } from './lifetimes/delete-files.ts'
import { openTranslator } from './outside/open-translator.ts'
import { openVatRegistry } from './outside/open-vat-registry.ts'
import { startOutsideJobs } from './outside/start-outside-jobs.ts'
import { startPushJobs } from './outside/start-push-jobs.ts'
import { createPdfWorker } from './pdf-worker.ts'
import { createDeleteDataExport, createWriteDataExport } from './personal-data/data-export.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import type { ChangeNotifier } from './platform/live/change-notifier.ts'
import { startOutboxReader } from './platform/outbox/outbox-reader.ts'
import type { Services } from './platform/services.ts'
import { needsTls } from './platform/settings/read-smtp-url.ts'
import { StartRefused } from './platform/start-refused.ts'

export type JobRoles = {
  readonly services: Services
  readonly changeNotifier: ChangeNotifier
  readonly orderServices: OrderServices
  readonly hosts: Hosts
  /** Null where nobody is told by push. */
  readonly push: PushSender | null
  /** Null where nothing goes by WhatsApp. */
  readonly whatsApp: WhatsAppService | null
  /** Makes the sizes of a drawn picture; absent where no demo pictures are. */
  readonly pictureSizes?: MakeSizes
  /** What a demo's valuations learn from, as it has too few sales of its own; absent where they learn from sales alone. */
  readonly inventedSales?: () => Promise<readonly SoldVehicle[]>
}

const concurrency = 4

function documentTasks(services: OrderDocumentServices) {
  return {
    'write-order-documents': createWriteOrderDocuments(services),
    'print-contract-with-account': createPrintContractWithAccount(services),
  }
}

/**
 * Everything that follows a transaction: the outbox of the auctions, notifications, documents, pictures. It
 * may run in the web's process or in one of its own, and in several at once.
 */
export async function startJobRoles(roles: JobRoles): Promise<{ stop: () => Promise<void> }> {
  const { services, changeNotifier, orderServices, pictureSizes } = roles
  const { pool, log } = services
  const notifications = auctionNotificationsOf(roles)
  const post = await openPost(services)
  const vat = await openVatRegistry(services.config, services.now)
  const pdfWorker = createPdfWorker()
  const engine = await openTranslator(services.config)
  const stopping = new AbortController()
  const documents: OrderDocumentServices = {
    ...orderServices,
    pdfWorker,
    newStorageKey: createDocumentKey,
  }
  const { translator } = engine
  const questions: TranslationServices = { ...orderServices, changeNotifier, translator }
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
      ...documentTasks(documents),
      'withdraw-sold-vehicle': createWithdrawSoldVehicle(orderServices),
      'publish-question': createPublishQuestion(questions),
      'write-data-export': createWriteDataExport({ ...services, images: orderServices.images }),
      'publish-content': createPublishContent(services),
      'delete-files': createDeleteFiles({ pool, images: orderServices.images }),
      'delete-data-export': createDeleteDataExport({ ...services, images: orderServices.images }),
      ...searchesOf(services),
      ...remindersOf(services),
      // Computes in a thread of its own, so it holds up no other job.
      'train-valuation-model': createTrainValuationModel(trainingOf(roles, stopping.signal)),
    },
  })
  const outside = await startOutsideJobs(roles, questions)
  const pushes = await startPushJobs(pushServicesOf(roles))
  // Apart and one at a time: pictures cost seconds of computing, and nobody waits for them.
  const pictures =
    pictureSizes &&
    (await startJobs({
      pool,
      log,
      concurrency: 1,
      tasks: { 'make-picture-sizes': createMakePictureSizes(orderServices.images, pictureSizes) },
    }))
  await queueTraining(pool)
  const outbox = startOutboxReader({ log, read: () => sendAuctionNotifications(notifications) })
  changeNotifier.listen('auctions', outbox.readSoon)
  return {
    stop: async () => {
      stopping.abort()
      await outbox.stop()
      await Promise.all([jobs.stop(), outside.stop(), pushes.stop(), pictures?.stop()])
      await pdfWorker.stop()
      await post.close()
      await vat.close()
      await engine.close()
    },
  }
}

/** What a saved search newly finds, and how it is told. */
function searchesOf(services: Services) {
  return {
    'find-for-searches': createFindForSearches(services),
    'mail-searches': createMailSearches(services),
    'push-search': createPushSearch(services),
  }
}

/** What somebody left lying, each asked for when its day comes. */
function remindersOf(services: Services) {
  return {
    'remind-of-valuation': createRemindOfValuation(services),
    'remind-of-ad': createRemindOfAd({ ...services, isValuation }),
    'remind-of-failed-auction': createRemindOfFailedAuction({
      pool: services.pool,
      describeVehicles,
    }),
  }
}

function auctionNotificationsOf({ services, changeNotifier }: JobRoles) {
  const announceSettled = (messageIds: readonly number[]) =>
    changeNotifier.announce('messages', messageIds)
  return { ...services, announceSettled, describeVehicles, listWatchers }
}

function trainingOf({ services, inventedSales }: JobRoles, stopping: AbortSignal) {
  return { ...services, stopping, ...(inventedSales && { inventedSales }) }
}

function pushServicesOf({ services, hosts, push, whatsApp }: JobRoles) {
  return { ...services, hosts, push, whatsApp, describeVehicles, listPushedSearches }
}

function messagingServices(
  { services, orderServices, hosts, changeNotifier, push, whatsApp }: JobRoles,
  mail: MailSender,
): MessagingServices {
  return {
    ...services,
    hosts,
    mail,
    push,
    whatsApp,
    images: orderServices.images,
    describeVehicles,
    listPushedSearches,
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
    const mail = createSmtpMailSender({
      smtpUrl: config.smtpUrl,
      from,
      needsTls: needsTls(config.smtpUrl),
    })
    return { mail, close: async () => mail.close() }
  }
  if (!config.isDemo)
    throw new StartRefused('SMTP_URL is missing: notifications need a mail server')
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
