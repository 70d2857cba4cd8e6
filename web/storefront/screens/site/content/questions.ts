import type { ContentBlock, ContentPage } from '#contract/endpoints/content.ts'

export type Question = {
  readonly question: string
  readonly answer: readonly ContentBlock[]
  /** Where it is not the page's. */
  readonly language: string | undefined
}

/** Each heading is a question, and what follows it the answer. */
export function questionsOf({ blocks }: Pick<ContentPage, 'blocks'>): readonly Question[] {
  const questions: (Question & { answer: ContentBlock[] })[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      questions.push({ question: block.text, answer: [], language: block.language })
    } else questions.at(-1)?.answer.push(block)
  }
  return questions
}
