import type { AuctionView } from '#contract/auction-view.ts'
import type { Viewer } from '#domain/auction/house/views/viewer.ts'
import { mayBeWritten } from '#domain/free-text/text-filter.ts'
import { askedBy, type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../platform/http/refused-call.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { presentOutcome } from '../auction/api.ts'
import { publishJob } from './publish-question.ts'
import type { QuestionServices } from './question-services.ts'
import { questionStore } from './question-store.ts'

/**
 * A dealer asks the seller (rules 8). A market command like a bid: the rule is decided under the
 * auction's lock, and the question is written in the same transaction.
 */
export async function askQuestion(
  services: QuestionServices,
  context: CallContext,
  ask: { readonly auctionId: number; readonly text: string },
): Promise<AuctionView> {
  const { auctionId, text } = ask
  const may = mayBeWritten(text)
  if (!may.isAllowed) throw new RefusedCall(may.refusal)
  const customerId = customerIdOf(context)
  let questionId: number | undefined
  const outcome = await services.auctions.execute({
    auctionId,
    actor: context.viewer.isOperator
      ? { kind: 'operator', customerId }
      : { kind: 'customer', customerId },
    ...askedBy(context),
    body: { type: 'ask_question', text },
    idempotencyKey: context.idempotencyKey,
    inTransaction: async (client, { state }) => {
      questionId = await questionStore.add(client, {
        entityId: state.entityId,
        auctionId,
        askerCustomerId: customerId,
        asked: { text, locale: context.locale },
      })
      // Two of one dealer in the same batch: both were allowed, one is kept.
      if (questionId === undefined) throw refuseCall('QUESTION_STILL_OPEN')
      await addJob(client, 'publish-question', ...publishJob(questionId, 'asked'))
    },
  })
  if (questionId !== undefined) services.changeNotifier.announce('questions', [questionId])
  const { state, viewer, now } = outcome
  const view = viewer && presentOutcome(state, waiting(viewer, state.entityId), now)
  if (!view) throw refuseCall('NOT_FOUND')
  return view
}

/** The asker as they stand now: they were loaded before the question was there. */
function waiting(viewer: Viewer, entityId: number): Viewer {
  if (viewer.kind !== 'merchant') return viewer
  return { ...viewer, openQuestionEntityIds: [...viewer.openQuestionEntityIds, entityId] }
}
