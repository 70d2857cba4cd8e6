import { useTranslations } from 'use-intl/react'
import styles from './changes.module.css'

export type OldAndNewLine = {
  readonly code: string
  readonly label: string
  readonly after: string
  /** Undefined where nobody needs it any more. */
  readonly before: string | undefined
}

/** Answers as they stand and as they are wanted. */
export function OldAndNew({ lines }: { lines: readonly OldAndNewLine[] }) {
  const t = useTranslations('ad-changes')
  return (
    <dl className={styles.versions}>
      {lines.map(({ code, label, before, after }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>
            <strong>{after}</strong>
            {before !== undefined && <small>{t('before', { value: before })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
