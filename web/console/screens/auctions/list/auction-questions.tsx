import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import type { ShownText } from '#contract/texts/translated-texts.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguageName } from '#web/language/language-name.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { May } from '../../../operator-roles/may.tsx'
import styles from './auction.module.css'

/** What dealers ask and the seller answers; what leads around the market is taken off (rules 8). */
export function AuctionQuestions({ auctionId }: { auctionId: number }) {
  const t = useTranslations('console-auctions.questions')
  const { data } = useQuery(useApiQueries().questions.list({ params: { auctionId } }))
  if (!data || data.questions.length === 0) return null
  return (
    <PanelSection title={t('title')} note={data.questions.length}>
      <ol className={styles.questions}>
        {data.questions.map((question) => (
          <Question key={question.questionId} question={question} />
        ))}
      </ol>
    </PanelSection>
  )
}

function Question({ question }: { question: QuestionView }) {
  const t = useTranslations('console-auctions.questions')
  const format = useFormat()
  const { questionId, asked, askedAt, answer, isHidden } = question
  const change = useCall((api) => api.questions.setVisibility, {
    refreshes: [keysOf('questions')],
  })
  return (
    <li>
      <p className="muted">
        <time dateTime={askedAt}>{format.dateTime(askedAt)}</time>
      </p>
      <AsWritten text={asked} />
      {answer ? (
        <div className={styles.questionAnswer}>
          <AsWritten text={answer} />
        </div>
      ) : (
        <StatusChip tone="warn">{t('waiting')}</StatusChip>
      )}
      {isHidden && <StatusChip tone="bad">{t('hidden')}</StatusChip>}
      <May call="questions.setVisibility">
        <Button
          size="dense"
          look={isHidden ? 'secondary' : 'danger'}
          busy={change.isPending}
          onClick={() => change.mutate({ params: { questionId }, body: { isHidden: !isHidden } })}
        >
          {isHidden ? t('show') : t('hide')}
        </Button>
      </May>
      <ProblemBanner error={change.error} />
    </li>
  )
}

/** What was written itself, not a translation of it: that is what the operator judges. */
function AsWritten({ text }: { text: ShownText }) {
  const t = useTranslations('questions')
  const locale = useLocale()
  const language = useLanguageName()
  const written = text.original ?? text
  return (
    <>
      <p lang={written.locale}>{written.text}</p>
      {written.locale !== locale && (
        <p className="muted small">{t('originalIn', { language: language(written.locale) })}</p>
      )}
    </>
  )
}
