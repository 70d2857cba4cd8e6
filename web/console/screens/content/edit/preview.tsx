import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { EntryKind, EntryText } from '#domain/publishing/entry-kinds.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { GuideDrawing } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import styles from './edit.module.css'

/** Long enough that a word is finished, short enough that the eye still sits on it. */
const restMilliseconds = 400

type Previewed = { kind: EntryKind; text: EntryText; locale: string }

export function Preview(props: Previewed) {
  const t = useTranslations('console-content')
  return (
    <Card as="section" className={styles.preview} aria-label={t('preview')}>
      <p className="muted tiny">{t('preview')}</p>
      <TextAsShown {...props} />
    </Card>
  )
}

/** The text as its page draws it. The server reads it, so that what is shown here is what readers will see. */
export function TextAsShown({ kind, text, locale }: Previewed) {
  const { client } = useWholeApi()
  const asked = useRested(text)
  const { data, error } = useQuery({
    queryKey: ['content-preview', kind, locale, asked],
    queryFn: () =>
      client.publishing.preview({ params: { kind }, body: { locale, text: { ...asked } } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ProblemBanner error={error} />
      <div lang={locale}>
        <h2 className={styles.previewTitle}>{text.title}</h2>
        {text.summary && <p className="muted">{text.summary}</p>}
        {data && (
          <RichText
            blocks={data.blocks}
            drawing={(name, label) => <GuideDrawing name={name} label={label} />}
          />
        )}
      </div>
    </>
  )
}

function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
