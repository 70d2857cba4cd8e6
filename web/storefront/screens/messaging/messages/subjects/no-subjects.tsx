import { useTranslations } from 'use-intl/react'
import { archivedAfterDays } from '#domain/messaging/archive.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import styles from './subject-list.module.css'
import type { SubjectView } from './subject-view.ts'
import { useViewPath } from './use-view-path.ts'

type NoSubjectsProps = { readonly view: SubjectView; readonly chosen: string | undefined }

/** Why there is nothing to show, and the way to what there is. */
export function NoSubjects({ view, chosen }: NoSubjectsProps) {
  const t = useTranslations('message-list.empty')
  const viewPath = useViewPath(chosen)
  const isSearch = view.text !== ''
  return (
    <div className={styles.empty} role="status">
      <p className={styles.emptyTitle}>
        {isSearch ? t('search', { text: view.text }) : t(`${view.filter}.title`)}
      </p>
      {!isSearch && (
        <p>
          {view.filter === 'archive'
            ? t('archive.text', { days: archivedAfterDays })
            : t(`${view.filter}.text`)}
        </p>
      )}
      {isSearch && (
        <LinkButton href={viewPath({ ...view, text: '' })}>{t('clearSearch')}</LinkButton>
      )}
      {!isSearch && view.filter !== 'all' && (
        <LinkButton href={viewPath({ ...view, filter: 'all' })}>{t('showAll')}</LinkButton>
      )}
    </div>
  )
}
