import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import { isCallRefused } from '#contract/problem.ts'
import { answerLength } from '#domain/question/question.ts'
import { keptAcrossReload } from '#web/api/build-of-page/old-page.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useSessionText } from '#web/storefront/forms/use-session-text.ts'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import styles from './questions.module.css'
import { sendByKey } from './send-by-key.ts'

/** The seller's answer, for all dealers; the typed text stays until it was accepted. */
export function AnswerForm({ question }: { question: QuestionView }) {
  const t = useTranslations('questions')
  const { questionId } = question
  const submitType = useSubmitType()
  const [text, setText] = useSessionText(`answer/${questionId}`)
  const answer = useCall((api) => api.questions.answer, {
    onSuccess: () => setText(''),
    refreshes: [keysOf('questions'), keysOf('listing', 'listMine'), keysOf('messages')],
  })
  const { error } = answer
  const problem = error && (isCallRefused(error) ? error.problem.detail : t('notSent'))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim().length < answerLength.min || answer.isPending) return
    answer.mutate({ params: { questionId }, body: { text: text.trim() } })
  }

  return (
    <form {...keptAcrossReload} className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={t('yourAnswer')}
        rows={3}
        value={text}
        maxLength={answerLength.max}
        readOnly={answer.isPending}
        onChange={(next) => {
          if (answer.isError) answer.reset()
          setText(next)
        }}
        onKeyDown={sendByKey}
        help={t('answerHelp')}
        error={problem ?? undefined}
        counter={t('counter', { count: text.length, max: answerLength.max })}
      />
      <div className={styles.formFoot}>
        <Button
          type={submitType}
          look="primary"
          busy={answer.isPending}
          disabled={text.trim().length < answerLength.min}
        >
          {t('sendAnswer')}
        </Button>
      </div>
    </form>
  )
}
