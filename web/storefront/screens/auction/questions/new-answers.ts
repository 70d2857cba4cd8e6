import type { QuestionView } from '#contract/endpoints/questions.ts'

/**
 * The questions whose answer came while the reader was on the page. An answer counts once, also when
 * its translation follows it; the person who may answer has written it.
 */
export function newAnswers(
  before: readonly QuestionView[] | undefined,
  now: readonly QuestionView[],
): readonly QuestionView[] {
  if (before === undefined) return []
  const known = new Map(before.map((question) => [question.questionId, question]))
  return now.filter(({ questionId, answer }) => {
    const earlier = known.get(questionId)
    return answer !== null && (earlier?.answer ?? null) === null && earlier?.mayAnswer !== true
  })
}
