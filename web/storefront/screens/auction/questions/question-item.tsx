import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import type { ShownText } from '#contract/texts/translated-texts.ts'
import { useLanguageName } from '#web/language/language-name.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { AnswerForm } from './answer-form.tsx'
import styles from './questions.module.css'

export function QuestionItem({ question }: { question: QuestionView }) {
  const t = useTranslations('questions')
  const { asked, askedAt, isOwn, answer, answeredAt, isHidden, mayAnswer } = question
  return (
    <li className={styles.question}>
      <Said by={isOwn ? t('yourQuestion') : t('question')} at={askedAt} text={asked} />
      {isHidden && <StatusChip tone="bad">{t('hidden')}</StatusChip>}
      {answer && answeredAt && (
        <div className={styles.answer}>
          <Said by={t('answer')} at={answeredAt} text={answer} />
        </div>
      )}
      {!answer && !isHidden && !mayAnswer && <StatusChip tone="neutral">{t('waiting')}</StatusChip>}
      {mayAnswer && <AnswerForm question={question} />}
    </li>
  )
}

function Said({ by, at, text }: { by: string; at: string; text: ShownText }) {
  const format = useFormat()
  return (
    <div className={styles.said}>
      <p className={styles.by}>
        <b>{by}</b>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
      <TextWithOriginal text={text} />
    </div>
  )
}

/** In the reader's language, or marked as the original; a translation shows it on demand. */
function TextWithOriginal({ text }: { text: ShownText }) {
  const t = useTranslations('questions')
  const locale = useLocale()
  const [isOriginal, setOriginal] = useState(false)
  const { original } = text
  const shown = original && isOriginal ? original : text
  const language = useLanguageName()
  const isForeign = shown.locale !== locale
  return (
    <>
      <p className={styles.text} lang={shown.locale}>
        {shown.text}
      </p>
      {(isForeign || original) && (
        <p className={styles.note}>
          <span>
            {isForeign
              ? t('originalIn', { language: language(shown.locale) })
              : t('translatedFrom', { language: language(original?.locale ?? locale) })}
          </span>
          {original && (
            <Button look="quiet" size="dense" flush onClick={() => setOriginal(!isOriginal)}>
              {isOriginal ? t('showTranslation') : t('showOriginal')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
