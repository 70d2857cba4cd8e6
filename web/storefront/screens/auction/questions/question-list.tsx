import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { QuestionItem } from './question-item.tsx'
import styles from './questions.module.css'
import { SpokenAnswers } from './spoken-answers.tsx'

type QuestionListProps = { auctionId: number; none: string; isOpenOnly?: true }

/** What there is to read and to answer; `isOpenOnly` leaves what is answered out. */
export function QuestionList(props: QuestionListProps) {
  const { auctionId, isOpenOnly } = props
  const asked = useQuery(useApiQueries().questions.list({ params: { auctionId } }))
  return (
    <>
      {isOpenOnly !== true && <SpokenAnswers questions={asked.data?.questions} />}
      <ShownQuestions {...props} asked={asked} />
    </>
  )
}

type Asked = Pick<
  UseQueryResult<{ questions: readonly QuestionView[] }>,
  'data' | 'isError' | 'refetch'
>

function ShownQuestions({ asked, none, isOpenOnly }: QuestionListProps & { asked: Asked }) {
  const t = useTranslations('questions')
  const { data, isError, refetch } = asked
  if (isError && !data) {
    return (
      <Banner
        tone="bad"
        role="alert"
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        {t('failed')}
      </Banner>
    )
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  const shown = data.questions.filter(({ mayAnswer }) => mayAnswer || isOpenOnly !== true)
  if (shown.length === 0) return <p className="muted">{none}</p>
  return (
    <ol className={styles.list}>
      {shown.map((question) => (
        <QuestionItem key={question.questionId} question={question} />
      ))}
    </ol>
  )
}
