import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './subject-list.module.css'
import type { SubjectView } from './subject-view.ts'
import { useViewPath } from './use-view-path.ts'

/** Typing pauses this long before it counts. */
const typingPauseMs = 350

type SubjectSearchProps = { readonly view: SubjectView; readonly chosen: string | undefined }

/** By the vehicle's name, or by the number of an ad or an order. */
export function SubjectSearch({ view, chosen }: SubjectSearchProps) {
  const t = useTranslations('message-list.search')
  const navigate = useNavigate()
  const viewPath = useViewPath(chosen)
  const known = view.text
  const [draft, setDraft] = useState({ known, text: known })
  // The address changed by other means than this field: a filter, or the back button.
  if (draft.known !== known) {
    setDraft({ known, text: draft.text.trim() === known ? draft.text : known })
  }

  function apply() {
    const text = draft.text.trim()
    // Each pause in typing would be a step of the back button otherwise.
    if (text !== known) void navigate(viewPath({ ...view, text }), { replace: true })
  }
  const applyNewest = useEffectEvent(apply)
  const { text } = draft
  useEffect(() => {
    if (text.trim() === known) return
    const timer = setTimeout(applyNewest, typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, known])

  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <TextField
          type="search"
          name="text"
          label={t('label')}
          labelHidden
          placeholder={t('label')}
          value={text}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          dense
          // It opens by a press, and is there to be written in.
          autoFocus={known === ''}
          before={
            <span className={styles.lens}>
              <Icon icon="search" size={16} />
            </span>
          }
          onChange={(next) => setDraft({ known, text: next })}
        />
      </form>
    </search>
  )
}
