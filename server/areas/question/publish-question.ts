import { isOpen, type Question, type Written } from '#domain/question/question.ts'
import { locales } from '#locales/locales.ts'
import { TranslationFailure, type Translator } from '../../integrations/translation/port.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { addJob, type JobOptions } from '../../platform/jobs/jobs.ts'
import { findSeller } from '../account/find-people.ts'
import { closeCallOfCause, recordMessage } from '../messaging/record-message.ts'
import { tellCustomer } from '../messaging/tell-customer.ts'
import { findTranslations, translateTexts } from '../translation/translate-texts.ts'
import type { QuestionServices } from './question-services.ts'
import { type Queryable, questionStore } from './question-store.ts'

/**
 * What follows a question or an answer: its translations, where an engine is set up, then the
 * letters. A translation that fails keeps nobody waiting: the original goes out and is marked.
 */

export type PublishServices = QuestionServices & { readonly translator: Translator | null }

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
export function createPublishQuestion(services: PublishServices) {
  return async ({ questionId, what }: PublishQuestion): Promise<void> => {
    const question = await questionStore.find(services.pool, questionId)
    const [state] = question
      ? await services.auctions.list(services.pool, [question.auctionId])
      : []
    if (!question || !state || question.isHidden) return
    await translateOrPostpone(services, question)
    const { ownerCustomerId } = state
    await transaction(services.pool, async (client) => {
      // Jobs keep no order: the one of an early answer may have run before that of its question.
      const current = (await questionStore.lock(client, questionId)) ?? question
      if (what === 'asked') await tellAsked(client, current, ownerCustomerId)
      else await tellAnswered(client, current)
      if (!isOpen(current)) await closeCalls(services, client, questionId)
    })
    // Their mails may wait behind a thousand others; their pages need not.
    services.wake.announce('customers', [ownerCustomerId, question.askerCustomerId])
  }
}

/** The task `translate-question`: tried again by the queue while the service is busy. */
export function createTranslateQuestion(services: PublishServices) {
  return async ({ questionId }: { readonly questionId: number }): Promise<void> => {
    const question = await questionStore.find(services.pool, questionId)
    if (question && !question.isHidden) await translate(services, question)
  }
}

async function translateOrPostpone(services: PublishServices, question: Question): Promise<void> {
  const { questionId } = question
  try {
    await translate(services, question)
  } catch (error) {
    services.log.warn({ err: error, questionId }, 'a question stays in its own language')
    const isWorthwhile = error instanceof TranslationFailure && error.kind === 'retry'
    if (!isWorthwhile) return
    const key = `translate-question:${questionId}`
    await addJob(services.pool, 'translate-question', { questionId }, { key })
  }
}

async function translate(services: PublishServices, question: Question): Promise<void> {
  const { translator, pool } = services
  if (translator === null) return
  const texts = question.answer ? [question.asked, question.answer] : [question.asked]
  await translateTexts({ pool, translator }, { texts, targets: locales })
  services.wake.announce('questions', [question.questionId])
}

export const receivedCause = (questionId: number) => `question/${questionId}/received`
export const sentCause = (questionId: number) => `question/${questionId}/sent`

/** The seller is asked to answer; the asker has it on record that he waits. */
async function tellAsked(
  client: Queryable,
  question: Question,
  ownerCustomerId: number,
): Promise<void> {
  const { questionId, entityId, auctionId, askerCustomerId } = question
  await tellCustomer(client, {
    customerId: ownerCustomerId,
    letter: 'question_received',
    values: { ...(await readable(client, ownerCustomerId, { question: question.asked })) },
    cause: receivedCause(questionId),
    entityId,
    auctionId,
    callToAction: 'answer_question',
  })
  await recordMessage(client, {
    customerId: askerCustomerId,
    letter: 'question_sent',
    values: { question: question.asked.text },
    cause: sentCause(questionId),
    entityId,
    auctionId,
    callToAction: 'waiting_for_owner_to_answer_question',
  })
}

async function closeCalls(
  { now }: PublishServices,
  client: Queryable,
  questionId: number,
): Promise<void> {
  await closeCallOfCause(client, { cause: receivedCause(questionId), now: now() })
  await closeCallOfCause(client, { cause: sentCause(questionId), now: now() })
}

async function tellAnswered(client: Queryable, question: Question): Promise<void> {
  const { questionId, entityId, auctionId, askerCustomerId, asked, answer } = question
  if (!answer) return
  await tellCustomer(client, {
    customerId: askerCustomerId,
    letter: 'question_answered',
    values: { question: asked.text, ...(await readable(client, askerCustomerId, { answer })) },
    cause: `question/${questionId}/answered`,
    entityId,
    auctionId,
    callToAction: 'read_me',
  })
}

/** A text in its reader's language; where it is not, the letter says which one it is. */
async function readable(
  client: Queryable,
  customerId: number,
  said: Readonly<Record<string, Written>>,
): Promise<Record<string, string>> {
  const target = (await findSeller(client, customerId))?.languageSetting ?? 'de'
  const [[name, { text, locale }] = ['', { text: '', locale: target }]] = Object.entries(said)
  const translated = await findTranslations(client, { texts: [{ text, locale }], target })
  const shown = translated.get(text)
  if (shown !== undefined || locale === target) return { [name]: shown ?? text }
  return { [name]: text, originalLanguage: locale }
}
