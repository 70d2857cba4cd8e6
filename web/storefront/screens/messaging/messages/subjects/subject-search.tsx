import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useTypedText } from '#web/ui/fields/use-typed-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './subject-list.module.css'
import type { SubjectView } from './subject-view.ts'
import { useViewPath } from './use-view-path.ts'

type SubjectSearchProps = { readonly view: SubjectView; readonly chosen: string | undefined }

/** By the vehicle's name, or by the number of an ad or an order. */
export function SubjectSearch({ view, chosen }: SubjectSearchProps) {
  const t = useTranslations('message-list.search')
  const navigate = useNavigate()
  const viewPath = useViewPath(chosen)
  const known = view.text
  const { text, setText, submit } = useTypedText(known, (typed) => {
    void navigate(viewPath({ ...view, text: typed }), { replace: true })
  })
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
          onChange={setText}
        />
      </form>
    </search>
  )
}
