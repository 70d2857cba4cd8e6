import type { Question } from '#domain/question/question.ts'
import { locales } from '#locales/locales.ts'
import { TranslationFailure, type Translator } from '../../integrations/translation/port.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { translateTexts } from '../translation/api.ts'
import type { QuestionServices } from './question-services.ts'
import { questionStore } from './question-store.ts'

/** Question and answer in the languages of their readers, where an engine is set up. */

export type TranslationServices = QuestionServices & { readonly translator: Translator | null }

/** A notification waits for its own language alone, and no longer than this. */
const mailPatienceMs = 4000
/** The queue goes on with what is missing then; well below the time after which a job counts as abandoned. */
const jobPatienceMs = 60_000
const askAgainMs = 3_600_000
/** A used-up quota is given anew within a month. */
const triedForMs = 31 * 86_400_000

/** The task `translate-question`: tried again by the queue while the service is busy. */
export function createTranslateQuestion(services: TranslationServices) {
  return async ({ questionId }: { readonly questionId: number }): Promise<void> => {
    const question = await questionStore.find(services.pool, questionId)
    if (!question || question.isHidden) return
    const signal = AbortSignal.timeout(jobPatienceMs)
    try {
      await translate(services, question, { targets: locales, signal })
    } catch (error) {
      await retryOrEnd(services, question, error)
    }
  }
}

/** Before a notification goes out: in its reader's language, if that can be had soon. */
export async function translateForReader(
  services: TranslationServices,
  question: Question,
  target: string,
): Promise<void> {
  const signal = AbortSignal.timeout(mailPatienceMs)
  await translate(services, question, { targets: [target], signal }).catch((err: unknown) => {
    const { questionId } = question
    services.log.warn(
      { err, questionId },
      'a notification goes out in the language of its question',
    )
  })
}

/** The other languages, and what the notification could not wait for, in the caller's transaction. */
export async function queueTranslations(
  { translator }: TranslationServices,
  client: Queryable,
  questionId: number,
): Promise<void> {
  if (translator === null) return
  const key = `translate-question:${questionId}`
  await addJob(client, 'translate-question', { questionId }, { key })
}

async function translate(
  services: TranslationServices,
  question: Question,
  wanted: { readonly targets: readonly string[]; readonly signal: AbortSignal },
): Promise<void> {
  const { translator, pool } = services
  if (translator === null) return
  const texts = question.answer ? [question.asked, question.answer] : [question.asked]
  try {
    await translateTexts({ pool, translator }, { ...wanted, texts })
  } finally {
    // Also after a failure: what could be had in the other languages is there.
    services.changeNotifier.announce('questions', [question.questionId])
  }
}

async function retryOrEnd(
  { pool, log, now }: TranslationServices,
  question: Question,
  error: unknown,
): Promise<void> {
  if (!(error instanceof TranslationFailure)) throw error
  const { questionId } = question
  switch (error.kind) {
    case 'retry':
      throw error
    case 'later': {
      if (now().getTime() - question.askedAt > triedForMs) return
      const again = { key: `translate-question:${questionId}:later`, runAt: inAnHour() }
      log.warn({ err: error, questionId }, 'a question stays in its own language for now')
      return addJob(pool, 'translate-question', { questionId }, again)
    }
    case 'final':
      log.warn({ err: error, questionId }, 'a question stays in its own language')
  }
}

/** By real time, which the service's quota goes by. */
function inAnHour(): Date {
  return new Date(Date.now() + askAgainMs)
}
