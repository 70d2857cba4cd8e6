import type { QuestionView } from '#contract/endpoints/questions.ts'
import type { ShownText } from '#contract/texts/translated-texts.ts'
import { isVisibleTo } from '#domain/auction/core/permissions.ts'
import { viewerRole } from '#domain/auction/house/views/status-seen.ts'
import { actorTowards } from '#domain/auction/house/views/viewer.ts'
import { mayAnswer, takesAnswers } from '#domain/question/may.ts'
import type { Question, Written } from '#domain/question/question.ts'
import { type QuestionViewer, seesQuestion, seesQuestions } from '#domain/question/question-seen.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import type { CallContext, Viewer } from '../../platform/http/call-context.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { findMarketViewer } from '../account/api.ts'
import { findBoundRound } from '../auction/api.ts'
import { findTranslations } from '../translation/api.ts'
import type { QuestionServices } from './question-services.ts'
import { questionStore } from './question-store.ts'

/** Questions as one viewer may see them, in their language where they were translated. */

export type Look = QuestionViewer & {
  readonly takesAnswers: boolean
  readonly entityId: number
}

/** Questions of the ad, all rounds; NOT_FOUND for whoever may see none (rules 1). */
export async function listQuestions(
  services: QuestionServices,
  context: CallContext,
  auctionId: number,
): Promise<QuestionView[]> {
  const look = await findLook(services.pool, services, { viewer: context.viewer, auctionId })
  if (!look || !seesQuestions(look.role)) throw refuseCall('NOT_FOUND')
  const questions = await questionStore.listOfListing(services.pool, look.entityId)
  return present(services, questions, { look, locale: context.locale })
}

export async function presentOne(
  services: QuestionServices,
  context: CallContext,
  questionId: number,
): Promise<QuestionView> {
  const question = await questionStore.find(services.pool, questionId)
  const { viewer } = context
  const look =
    question && (await findLook(services.pool, services, { viewer, auctionId: question.auctionId }))
  const [view] =
    question && look ? await present(services, [question], { look, locale: context.locale }) : []
  if (!view) throw refuseCall('NOT_FOUND')
  return view
}

/** What the caller is to the ad of an auction, by the round that they see of it; null: there is no such ad. */
export async function findLook(
  db: Queryable,
  services: Pick<QuestionServices, 'auctions' | 'termsValidFrom' | 'now'>,
  { viewer, auctionId }: { readonly viewer: Viewer; readonly auctionId: number },
): Promise<Look | null> {
  const [asked] = await services.auctions.list(db, [auctionId])
  if (!asked) return null
  const [newest = asked] = await services.auctions.listNewest(db, [asked.entityId])
  const marketViewer = await findMarketViewer(db, viewer, {
    ownerCustomerIds: [newest.ownerCustomerId],
    termsValidFrom: services.termsValidFrom,
    now: services.now(),
  })
  const towards = marketViewer.towards(newest.ownerCustomerId)
  const { merchantId } = marketViewer
  const isSeen = isVisibleTo(newest, actorTowards(towards))
  const state = isSeen
    ? newest
    : await findBoundRound(db, services.auctions, { newest, merchantId })
  if (!state) return null
  const { customerId } = viewer
  const { entityId } = state
  return {
    ...{ role: viewerRole(state, towards), customerId, entityId },
    takesAnswers: takesAnswers(state),
  }
}

async function present(
  services: QuestionServices,
  questions: readonly Question[],
  { look, locale }: { readonly look: Look; readonly locale: string },
): Promise<QuestionView[]> {
  const seen = questions.filter((question) => seesQuestion(question, look))
  const texts = seen.flatMap(({ asked, answer }) => (answer ? [asked, answer] : [asked]))
  const translations = await findTranslations(services.pool, { texts, target: locale })
  const shown = ({ text, locale: source }: Written): ShownText => {
    const translated = source === locale ? undefined : translations.get(text)
    return translated === undefined
      ? { text, locale: source, original: null }
      : { text: translated, locale, original: { text, locale: source } }
  }
  return seen.map((question) => ({
    questionId: question.questionId,
    auctionId: question.auctionId,
    asked: shown(question.asked),
    askedAt: new Date(question.askedAt).toISOString(),
    isOwn: question.askerCustomerId === look.customerId,
    answer: question.answer && shown(question.answer),
    answeredAt: question.answer && new Date(question.answer.answeredAt).toISOString(),
    isHidden: question.isHidden,
    mayAnswer: mayAnswer(question, look).isAllowed,
  }))
}
