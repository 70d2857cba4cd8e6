import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { newAnswers } from './new-answers.ts'

/** Says each new answer once. It stands beside the list and is there before it has anything to say. */
export function SpokenAnswers(props: { questions: readonly QuestionView[] | undefined }) {
  const { questions } = props
  const t = useTranslations('questions')
  const before = useRef<readonly QuestionView[]>(undefined)
  const [spoken, setSpoken] = useState<readonly QuestionView[]>([])
  useEffect(() => {
    if (questions === undefined) return
    const added = newAnswers(before.current, questions)
    before.current = questions
    if (added.length > 0) setSpoken(added)
  }, [questions])
  return (
    <VisuallyHidden role="status">
      {spoken.map(({ questionId, answer }) => (
        <span key={questionId}>
          {t('answer')}: <span lang={answer?.locale}>{answer?.text}</span>
        </span>
      ))}
    </VisuallyHidden>
  )
}
