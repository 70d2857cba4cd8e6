import type { ReleasedState } from '#domain/auction/core/state.ts'
import { hourMs, type Instant, minuteMs } from '#domain/calendar/instant.ts'
import { hashOf } from '#drawings/chance.ts'
import {
  answerQuestion,
  askQuestion,
  listQuestions,
  type QuestionServices,
} from '#server/areas/question/api.ts'
import type { AdToSeed } from '../ads/seed-ad.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import { topics } from './dealer-questions.ts'
import type { Stage } from './stage.ts'

/** Dealers ask, sellers answer most of it: two questions on some ads, one or none on others. */
export function planQuestions(
  stage: Stage,
  ad: AdToSeed & { readonly released: ReleasedState; readonly dealers: readonly SeededPerson[] },
): void {
  const seed = hashOf(`${ad.vehicle.name}|questions`)
  const count = [2, 1, 0, 1][seed % 4] ?? 0
  const from = Math.max(stage.timeline.now, ad.released.clock.startsAt - 4 * hourMs)
  for (let index = 0; index < count; index += 1) {
    const dealer = ad.dealers[(seed + index * 3) % ad.dealers.length]
    const topic = topics[(seed + index) % topics.length]
    const askedAt: Instant = from + (12 + index * 25) * minuteMs
    const isAnswered = index > 0 || seed % 3 > 0
    const answeredAt = askedAt + 9 * minuteMs
    if (!dealer || !topic || answeredAt >= stage.start) continue
    const asked = spoken(topic.questions, dealer.context.locale)
    const answer = spoken(topic.answers, ad.seller.context.locale)
    const services = questionServices(stage)
    const { auctionId } = ad.released
    stage.timeline.at(askedAt, () =>
      askQuestion(
        services,
        { ...dealer.context, idempotencyKey: `demo-question-${auctionId}-${index}` },
        { auctionId, text: asked },
      ),
    )
    if (!isAnswered) continue
    stage.timeline.at(answeredAt, async () => {
      const open = await listQuestions(services, ad.seller.context, auctionId)
      const questionId = open.find(
        ({ mayAnswer, asked: said }) => mayAnswer && said.text === asked,
      )?.questionId
      if (questionId === undefined) return
      await answerQuestion(services, ad.seller.context, { questionId, text: answer })
    })
  }
}

/** Nobody has a page open while the market is made. */
function questionServices({ services }: Stage): QuestionServices {
  return { ...services, changeNotifier: { announce: () => undefined } }
}

function spoken(textByLocale: Readonly<Record<string, string>>, locale: string): string {
  return textByLocale[locale] ?? textByLocale.de ?? ''
}
