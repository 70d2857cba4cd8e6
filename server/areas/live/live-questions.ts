import type { Logger } from 'pino'
import type { AuctionState } from '#domain/auction/core/state.ts'
import { viewerRole } from '#domain/auction/house/views/status-seen.ts'
import type { Question } from '#domain/question/question.ts'
import { seesQuestion, seesQuestions } from '#domain/question/question-seen.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import { encodeEvent, type Stream, type StreamHub } from '../../platform/live/stream-hub.ts'
import type { Services } from '../../platform/services.ts'
import { listMarketViewers, type MarketViewer } from '../account/api.ts'
import type { AuctionUseCases } from '../auction/api.ts'
import { listQuestionsByIds } from '../question/api.ts'

type LiveServices = Pick<Services, 'pool' | 'now'> & {
  readonly auctions: AuctionUseCases
  readonly hub: StreamHub<Viewer>
  readonly termsValidFrom: Date
  readonly log: Logger
}

/**
 * A question was asked, answered, translated or hidden: the pages that follow its auction load what
 * they may see. Who may not see a question is sent nothing, so that no event shows rivals that
 * somebody asked (rules 8).
 */
export function createLiveQuestions(services: LiveServices) {
  return (questionIds: readonly number[]): void => {
    announceQuestions(services, questionIds).catch((err: unknown) =>
      services.log.warn({ err }, 'questions were not announced to open pages'),
    )
  }
}

async function announceQuestions(
  services: LiveServices,
  questionIds: readonly number[],
): Promise<void> {
  const { pool, hub, auctions } = services
  const questions = await listQuestionsByIds(pool, questionIds)
  const newest = await auctions.listNewest(pool, [
    ...new Set(questions.map(({ entityId }) => entityId)),
  ])
  const followed = questions.flatMap((question) => {
    const state = newest.find(({ entityId }) => entityId === question.entityId)
    if (!state) return []
    return { question, state, streams: [...hub.all()].filter(isFollowing(question, state)) }
  })
  // Everybody who listens is looked up with one query.
  const viewerOf = await listMarketViewers(
    pool,
    followed.flatMap(({ streams }) => streams.map(({ listener }) => listener)),
    {
      ownerCustomerIds: newest.map(({ ownerCustomerId }) => ownerCustomerId),
      termsValidFrom: services.termsValidFrom,
      now: services.now(),
    },
  )
  for (const { question, state, streams } of followed) {
    for (const stream of streams) announceTo(stream, { question, state, viewerOf })
  }
}

function isFollowing(question: Question, state: AuctionState) {
  return ({ followed }: Stream<Viewer>) =>
    followed.has(state.auctionId) || followed.has(question.auctionId)
}

function announceTo(
  stream: Stream<Viewer>,
  about: {
    readonly question: Question
    readonly state: AuctionState
    readonly viewerOf: (viewer: Viewer) => MarketViewer
  },
): void {
  const { question, state, viewerOf } = about
  const { auctionId, entityId, ownerCustomerId } = state
  const role = viewerRole(state, viewerOf(stream.listener).towards(ownerCustomerId))
  const { customerId } = stream.listener
  // Who saw it before it was hidden has to learn that it is gone.
  const sawIt = question.isHidden && question.answer !== null && seesQuestions(role)
  const isGone = sawIt || (question.isHidden && role === 'owner')
  if (isGone || seesQuestion(question, { role, customerId })) {
    stream.send(encodeEvent({ type: 'questions', auctionId, entityId }))
  }
}
