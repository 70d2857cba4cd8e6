import type { Logger } from 'pino'
import type { LiveEvent } from '#contract/live.ts'
import { viewerRole } from '#domain/auction/status-seen.ts'
import type { Question } from '#domain/question/question.ts'
import { seesQuestion, seesQuestions } from '#domain/question/question-seen.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import type { StreamHub } from '../../platform/live/stream-hub.ts'
import type { Services } from '../../platform/services.ts'
import { findMarketViewer } from '../account/market-viewer.ts'
import type { AuctionUseCases } from '../auction/auction-use-cases.ts'
import { listQuestionsByIds } from '../question/list-questions-by-ids.ts'

type LiveServices = Pick<Services, 'pool' | 'now'> & {
  readonly auctions: AuctionUseCases
  readonly hub: StreamHub<Viewer>
  readonly termsValidFrom: Date
  readonly log: Logger
}

/**
 * A question was asked, answered, translated or hidden: the pages that follow its auction load what
 * they may see. Who is not told of a question is sent nothing, so that no event tells rivals that
 * somebody asked (rules 8).
 */
export function createLiveQuestions(services: LiveServices) {
  return (questionIds: readonly number[]): void => {
    tell(services, questionIds).catch((err: unknown) =>
      services.log.warn({ err }, 'live questions were lost'),
    )
  }
}

async function tell(services: LiveServices, questionIds: readonly number[]): Promise<void> {
  const questions = await listQuestionsByIds(services.pool, questionIds)
  for (const question of questions) await tellOne(services, question)
}

async function tellOne(services: LiveServices, question: Question): Promise<void> {
  const { auctionId, entityId } = question
  const [state] = await services.auctions.listNewest(services.pool, [entityId])
  if (!state) return
  const { ownerCustomerId } = state
  const event: Omit<Extract<LiveEvent, { type: 'questions' }>, 'number'> = {
    type: 'questions',
    auctionId: state.auctionId,
    entityId,
  }
  for (const stream of services.hub.all()) {
    if (!stream.followed.has(state.auctionId) && !stream.followed.has(auctionId)) continue
    const viewer = await findMarketViewer(services.pool, stream.listener, {
      ownerCustomerIds: [ownerCustomerId],
      termsValidFrom: services.termsValidFrom,
      now: services.now(),
    })
    const role = viewerRole(state, viewer.towards(ownerCustomerId))
    const { customerId } = stream.listener
    // Who saw it before it was hidden has to learn that it is gone.
    const sawIt = question.isHidden && question.answer !== null && seesQuestions(role)
    const isGone = sawIt || (question.isHidden && role === 'owner')
    if (isGone || seesQuestion(question, { role, customerId })) stream.send(event)
  }
}
