import { isChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import { notificationRow } from '#domain/messaging/notification-table.ts'
import { readStopWord } from '#domain/messaging/whatsapp/stop-words.ts'
import { laterStatus } from '#domain/messaging/whatsapp/whatsapp-status.ts'
import type { WhatsAppEvent } from '#server/integrations/whatsapp/port.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { addJob } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { lockCustomer } from '../../account/api.ts'
import { mailInstead } from '../channel/mail-instead.ts'
import { choiceStore } from '../choice-store.ts'
import { knownNotification } from '../known-notification.ts'
import { messageStore } from '../message-store.ts'
import { answerStopWordTask, type HeardStopWord } from './answer-stop-word.ts'
import { type OptIn, optInStore } from './opt-in-store.ts'
import { type SentWhatsApp, sentStore } from './sent-store.ts'

type WebhookServices = Pick<Services, 'pool' | 'now'> & {
  readonly announceRead: (messageIds: readonly number[]) => void
}

/** What WhatsApp reports. It may come twice, late and in any order. */
export async function takeWhatsAppEvents(
  services: WebhookServices,
  events: readonly WhatsAppEvent[],
): Promise<void> {
  for (const event of events) {
    if (event.kind === 'status') await takeStatus(services, event)
    else await takeText(services, event)
  }
}

async function takeStatus(
  services: WebhookServices,
  event: Extract<WhatsAppEvent, { readonly kind: 'status' }>,
): Promise<void> {
  const { wamid, reference, cause: failure } = event
  const whatsAppId = reference !== null && /^\d{1,15}$/.test(reference) ? Number(reference) : null
  const read = await transaction(services.pool, async (client) => {
    const message = await sentStore.lock(client, { wamid, whatsAppId })
    const status = message && laterStatus(message.status, event.status)
    if (!message || !status) return []
    const saved = { whatsAppId: message.whatsAppId, status, wamid, failure, now: services.now() }
    await sentStore.saveStatus(client, saved)
    if (status === 'failed') await mailInsteadOf(client, message)
    return status === 'read' ? saveRead(client, message, services.now()) : []
  })
  services.announceRead(read)
}

async function mailInsteadOf(client: DatabaseClient, { job }: SentWhatsApp): Promise<void> {
  if (!job || (await sentStore.wasPushed(client, job.cause))) return
  const { topic } = notificationRow(knownNotification(job.notification))
  if (!isChosenTopic(topic)) return
  const { channels } = await choiceStore.load(client, job.customerId)
  await mailInstead(client, { job, topic, channels })
}

/** That one message alone: nobody has seen the others of its subject. */
function saveRead(
  client: DatabaseClient,
  { customerId, cause }: SentWhatsApp,
  now: Date,
): Promise<readonly number[]> {
  return messageStore.saveRead(client, { customerId, cause, now })
}

/** STOP ends messages to the number; START brings back what STOP had ended. Either is answered once. */
async function takeText(
  services: WebhookServices,
  event: Extract<WhatsAppEvent, { readonly kind: 'text' }>,
): Promise<void> {
  const meaning = readStopWord(event.text)
  if (meaning === null) return
  const change = meaning === 'stop' ? stop : start
  for (const optIn of await optInStore.listLatestOfNumber(services.pool, event.from)) {
    await transaction(services.pool, async (client) => {
      const hasChanged = await change(client, { optIn, event, now: services.now() })
      if (hasChanged) await queueAnswer(client, { ...optIn, meaning, writtenAt: event.writtenAt })
    })
  }
}

function queueAnswer(
  client: DatabaseClient,
  answered: Pick<OptIn, 'customerId' | 'telephone'> & {
    readonly meaning: 'stop' | 'start'
    readonly writtenAt: Date
  },
): Promise<void> {
  const { customerId, telephone, meaning } = answered
  const writtenAtMs = answered.writtenAt.getTime()
  const cause = `whatsapp-${meaning}/${telephone}/${writtenAtMs}`
  const heard: HeardStopWord = { customerId, telephone, meaning, writtenAtMs, cause }
  return addJob(client, answerStopWordTask, heard, { key: cause })
}

type Written = {
  readonly optIn: OptIn
  readonly event: Extract<WhatsAppEvent, { readonly kind: 'text' }>
  readonly now: Date
}

/** The service tells whole seconds. */
const precisionMs = 1000

/** One that is posted again must not end what was given since. True where it ended something. */
async function stop(client: DatabaseClient, { optIn, event, now }: Written): Promise<boolean> {
  const { customerId, telephone } = optIn
  await lockCustomer(client, customerId)
  const open = await optInStore.findOpen(client, customerId)
  const isOfNumber = open?.telephone === telephone && open.confirmedAt !== null
  if (!isOfNumber || event.writtenAt.getTime() + precisionMs <= open.confirmedAt.getTime())
    return false
  await optInStore.end(client, { customerId, endedBy: 'stop', now })
  return true
}

/** Only where nothing has happened since the STOP, so that one that is posted again begins nothing. True where it did. */
async function start(client: DatabaseClient, { optIn, event, now }: Written): Promise<boolean> {
  const { customerId, telephone } = optIn
  await lockCustomer(client, customerId)
  const latest = await optInStore.findLatest(client, { customerId, isConfirmed: true })
  const wasStopped = latest?.optInId === optIn.optInId && latest.endedBy === 'stop'
  const endedAt = latest?.endedAt?.getTime() ?? Number.POSITIVE_INFINITY
  if (!wasStopped || event.writtenAt.getTime() + precisionMs <= endedAt) return false
  await optInStore.add(client, {
    ...{ customerId, telephone, agreedText: event.text.trim(), givenBy: 'start' },
    ...{ askedAt: event.writtenAt, confirmedAt: now },
  })
  return true
}
