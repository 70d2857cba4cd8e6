/** What the rest of the server may use of this area. */

export { answerQuestion } from './answer-question.ts'
export { askQuestion } from './ask-question.ts'
export { countOpenQuestions } from './count-open-questions.ts'
export { listQuestionsByIds } from './list-questions-by-ids.ts'
export { listQuestions } from './present-questions.ts'
export { createPublishQuestion } from './publish-question.ts'
export { registerQuestionRoutes } from './question-routes.ts'
export type { QuestionServices } from './question-services.ts'
export { createTranslateQuestion, type TranslationServices } from './translate-question.ts'
export { warmTextFilter } from './warm-text-filter.ts'
