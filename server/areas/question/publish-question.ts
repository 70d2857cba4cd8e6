import { isOpen, type Question, type Written } from '#domain/question/question.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { JobOptions } from '../../platform/jobs/jobs.ts'
import { findSeller } from '../account/api.ts'
import { closeCallOfCause, notifyCustomer } from '../messaging/api.ts'
import { findTranslations } from '../translation/api.ts'
import { questionStore } from './question-store.ts'
import {
  queueTranslations,
  type TranslationServices,
  translateForReader,
} from './translate-question.ts'

/**
 * What follows a question or an answer: its notifications, in their reader's language where an engine is
 * set up, then the other languages. A translation that fails or hangs keeps nobody waiting: the
 * original goes out and is marked.
 */

export type PublishQuestion = {
  readonly questionId: number
  readonly what: 'asked' | 'answered'
}

export function publishJob(
  questionId: number,
  what: PublishQuestion['what'],
): [PublishQuestion, JobOptions] {
  return [
    { questionId, what },
    { key: `publish-question:${questionId}:${what}`, isUrgent: true },
  ]
}

/** The task `publish-question`. */
export function createPublishQuestion(services: TranslationServices) {
  return async ({ questionId, what }: PublishQuestion): Promise<void> => {
    const { pool, changeNotifier } = services
    const question = await questionStore.find(pool, questionId)
    const [state] = question ? await services.auctions.list(pool, [question.auctionId]) : []
    if (!question || !state || question.isHidden) return
    const { ownerCustomerId } = state
    const { askerCustomerId } = question
    const reader = what === 'asked' ? ownerCustomerId : askerCustomerId
    await translateForReader(services, question, await languageOf(pool, reader))
    await transaction(pool, async (client) => {
      // Jobs keep no order: the one of an early answer may have run before that of its question.
      const current = (await questionStore.lock(client, questionId)) ?? question
      if (what === 'asked') await notifyAsked(client, current, ownerCustomerId)
      else await notifyAnswered(client, current)
      if (!isOpen(current)) await closeCalls(services, client, questionId)
      await queueTranslations(services, client, questionId)
    })
    // Their mails may wait behind a thousand others; their pages need not.
    changeNotifier.announce('customers', [ownerCustomerId, askerCustomerId])
  }
}

export const receivedCause = (questionId: number) => `question/${questionId}/received`
export const sentCause = (questionId: number) => `question/${questionId}/sent`

/** The seller is asked to answer; the asker has a message that they wait. */
async function notifyAsked(
  client: Queryable,
  question: Question,
  ownerCustomerId: number,
): Promise<void> {
  const { questionId, entityId, auctionId, askerCustomerId } = question
  await notifyCustomer(client, {
    customerId: ownerCustomerId,
    notification: 'question_received',
    values: { ...(await readable(client, ownerCustomerId, { question: question.asked })) },
    cause: receivedCause(questionId),
    entityId,
    auctionId,
  })
  await notifyCustomer(client, {
    customerId: askerCustomerId,
    notification: 'question_sent',
    values: { question: question.asked.text },
    cause: sentCause(questionId),
    entityId,
    auctionId,
  })
}

async function closeCalls(
  { now }: TranslationServices,
  client: Queryable,
  questionId: number,
): Promise<void> {
  await closeCallOfCause(client, { cause: receivedCause(questionId), now: now() })
  await closeCallOfCause(client, { cause: sentCause(questionId), now: now() })
}

async function notifyAnswered(client: Queryable, question: Question): Promise<void> {
  const { questionId, entityId, auctionId, askerCustomerId, asked, answer } = question
  if (!answer) return
  await notifyCustomer(client, {
    customerId: askerCustomerId,
    notification: 'question_answered',
    values: { question: asked.text, ...(await readable(client, askerCustomerId, { answer })) },
    cause: `question/${questionId}/answered`,
    entityId,
    auctionId,
  })
}

/** A text in its reader's language; where it is not, the notification says which one it is. */
async function readable(
  client: Queryable,
  customerId: number,
  said: Readonly<Record<string, Written>>,
): Promise<Record<string, string>> {
  const target = await languageOf(client, customerId)
  const [[name, { text, locale }] = ['', { text: '', locale: target }]] = Object.entries(said)
  const translated = await findTranslations(client, { texts: [{ text, locale }], target })
  const shown = translated.get(text)
  if (shown !== undefined || locale === target) return { [name]: shown ?? text }
  return { [name]: text, originalLanguage: locale }
}

async function languageOf(db: Queryable, customerId: number): Promise<string> {
  return (await findSeller(db, customerId))?.languageSetting ?? defaultLocale
}
