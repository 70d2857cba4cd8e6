import { questionsEndpoints } from '#contract/endpoints/questions.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { setQuestionVisibility } from './hide-question.ts'
import { listQuestions } from './present-questions.ts'
import type { QuestionServices } from './question-services.ts'

export function registerQuestionRoutes(
  endpoints: EndpointServer,
  services: QuestionServices,
): void {
  const calls = questionsEndpoints
  endpoints.on(calls.list, async ({ params }, context) => ({
    questions: await listQuestions(services, context, params.auctionId),
  }))
  endpoints.on(calls.ask, ({ params, body }, context) =>
    askQuestion(services, context, { ...params, ...body }),
  )
  endpoints.on(calls.answer, ({ params, body }, context) =>
    answerQuestion(services, context, { ...params, ...body }),
  )
  endpoints.on(calls.setVisibility, ({ params, body }, context) =>
    setQuestionVisibility(services, context, { ...params, ...body }),
  )
}
