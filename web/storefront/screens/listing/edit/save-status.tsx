import { useTranslations } from 'use-intl/react'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import styles from '../progress/progress.module.css'

const fiveSecondsMs = 5000

/** Whether what is typed is safe. Spoken only when it is not. */
export function SaveStatus() {
  const t = useTranslations('editor.save')
  const format = useFormat()
  const now = useServerNow(fiveSecondsMs)
  const { save } = useAd().state
  if (save.kind === 'failed' || save.kind === 'conflict') {
    return (
      <span role="status" className={classNames(styles.save, styles.saveFailed)}>
        <Icon icon="cloud-exclamation-point" size={16} />
        <span>{t('notSaved')}</span>
      </span>
    )
  }
  const isSaved = save.kind === 'saved'
  return (
    <span className={classNames(styles.save, isSaved && styles.saveDone)}>
      <Icon icon={isSaved ? 'cloud-check' : 'cloud-upload'} size={16} />
      <span>{text()}</span>
    </span>
  )

  function text(): string {
    if (save.kind === 'new') return t('new')
    if (save.kind !== 'saved') return t('saving')
    if (save.at === null) return t('saved')
    // The two clocks differ by a tick: nothing was saved in the future.
    return t('savedAgo', { ago: format.relative(Math.min(save.at, now), now) })
  }
}
