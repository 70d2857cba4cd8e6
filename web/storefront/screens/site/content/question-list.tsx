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
      items={questions.map(({ question, answer, language }, index) => ({
        id: `question-${index + 1}`,
        title: language === undefined ? question : <span lang={language}>{question}</span>,
        open: isFirstOpen && index === 0,
        content: (
          <div className={styles.answer} lang={language}>
            <ContentBlocks blocks={answer} />
          </div>
        ),
      }))}
    />
  )
}
