import type { QuestionView } from '#contract/endpoints/questions.ts'
import { mayBeWritten } from '#domain/free-text/text-filter.ts'
import { mayAnswer } from '#domain/question/may.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../platform/http/refused-call.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { findLook, presentOne } from './present-questions.ts'
import { publishJob } from './publish-question.ts'
import type { QuestionServices } from './question-services.ts'
import { questionStore } from './question-store.ts'

/** The seller answers, for all dealers (rules 8). The same answer sent again changes nothing. */
export async function answerQuestion(
  services: QuestionServices,
  context: CallContext,
  answer: { readonly questionId: number; readonly text: string },
): Promise<QuestionView> {
  const { questionId, text } = answer
  const isNew = await transaction(services.pool, async (client) => {
    const question = await questionStore.lock(client, questionId)
    // By the connection that holds the lock: waiting for another one could be waiting for each other.
    const look =
      question &&
      (await findLook(client, services, { viewer: context.viewer, auctionId: question.auctionId }))
    if (!question || !look) throw refuseCall('NOT_FOUND')
    const isRepeat = look.role === 'owner' && question.answer?.text === text
    if (isRepeat) return false
    const may = mayAnswer(question, look)
    if (!may.isAllowed) throw new RefusedCall(may.refusal)
    const mayText = mayBeWritten(text)
    if (!mayText.isAllowed) throw new RefusedCall(mayText.refusal)
    await questionStore.saveAnswer(client, questionId, { text, locale: context.locale })
    await addJob(client, 'publish-question', ...publishJob(questionId, 'answered'))
    return true
  })
  if (isNew) services.changeNotifier.announce('questions', [questionId])
  return presentOne(services, context, questionId)
}
