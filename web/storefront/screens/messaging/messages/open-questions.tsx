import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { QuestionItem } from '../../auction/questions/question-item.tsx'

/** What dealers have asked about the subject's vehicle and its owner has not answered, with the answer on the spot. */
export function OpenQuestions({ auctionId }: { readonly auctionId: number }) {
  const t = useTranslations('messages')
  const { data } = useQuery(useApiQueries().questions.list({ params: { auctionId } }))
  const open = data?.questions.filter(({ mayAnswer }) => mayAnswer) ?? []
  if (open.length === 0) return null
  return (
    <section aria-label={t('standing.open')}>
      <ul>
        {open.map((question) => (
          <QuestionItem key={question.questionId} question={question} />
        ))}
      </ul>
    </section>
  )
}
