import type { QuestionView } from '#contract/endpoints/questions.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../account/api.ts'
import { closeCallOfCause } from '../messaging/api.ts'
import { presentOne } from './present-questions.ts'
import { receivedCause, sentCause } from './publish-question.ts'
import type { QuestionServices } from './question-services.ts'
import { questionStore } from './question-store.ts'

/** The operator takes a question with its answer off the pages, or puts it back; logged (rules 8). */
export async function setQuestionVisibility(
  services: QuestionServices,
  context: CallContext,
  change: { readonly questionId: number; readonly isHidden: boolean },
): Promise<QuestionView> {
  const { questionId, isHidden } = change
  await transaction(services.pool, async (client) => {
    const question = await questionStore.lock(client, questionId)
    if (!question) throw refuseCall('NOT_FOUND')
    if (question.isHidden === isHidden) return
    // Shown again it would be the asker's second open one.
    if (!isHidden && !question.answer && (await questionStore.hasOtherOpen(client, question))) {
      throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    }
    await questionStore.saveHidden(client, questionId, isHidden)
    if (isHidden) {
      const now = services.now()
      await closeCallOfCause(client, { cause: receivedCause(questionId), now })
      await closeCallOfCause(client, { cause: sentCause(questionId), now })
    }
    await recordOperatorAction(client, context, {
      action: isHidden ? 'hide_question' : 'show_question',
      subject: { kind: 'question', id: questionId },
      facts: { entityId: question.entityId },
    })
  })
  services.changeNotifier.announce('questions', [questionId])
  return presentOne(services, context, questionId)
}
