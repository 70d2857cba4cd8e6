import { Accordion } from '#web/ui/navigation/accordion.tsx'
import styles from './content.module.css'
import { ContentBlocks } from './content-blocks.tsx'
import type { Question } from './questions.ts'

/** Questions that open where they stand. */
export function QuestionList({
  questions,
  isFirstOpen = false,
}: {
  questions: readonly Question[]
  isFirstOpen?: boolean
}) {
  return (
    <Accordion
      items={questions.map(({ question, answer }, index) => ({
        id: `question-${index + 1}`,
        title: question,
        open: isFirstOpen && index === 0,
        content: (
          <div className={styles.answer}>
            <ContentBlocks blocks={answer} />
          </div>
        ),
      }))}
    />
  )
}
