import { useTranslations } from 'use-intl/react'
import { useDeviceKeeps } from '#web/api/device/use-device-keeps.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import styles from './progress.module.css'

const fiveSecondsMs = 5000

/** Whether what is typed is safe. Spoken only when it is not. */
export function SaveStatus({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations('editor.save')
  const format = useFormat()
  const now = useServerNow(fiveSecondsMs)
  const { save, differing } = useAd().state
  const deviceKeeps = useDeviceKeeps()
  // Without a net nothing is wrong: it is kept here and sent by itself as soon as there is one.
  if (save.kind === 'failed' && save.problem === undefined) {
    return (
      <span role="status" className={styles.save}>
        <Icon icon="cloud-upload" size={16} />
        <span>{t(deviceKeeps ? 'onDevice' : 'notSent')}</span>
      </span>
    )
  }
  if (save.kind === 'failed' || differing.length > 0) {
    return (
      <span role="status" className={classNames(styles.save, styles.saveFailed)}>
        <Icon icon="cloud-exclamation-point" size={16} />
        <span>{t(differing.length > 0 ? 'choose' : 'notSaved')}</span>
      </span>
    )
  }
  if (isShort && save.kind === 'new') return null
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
    if (isShort) return t('savedShort')
    if (save.at === null) return t('saved')
    // The two clocks differ by a tick: nothing was saved in the future.
    return t('savedAgo', { ago: format.relative(Math.min(save.at, now), now) })
  }
}
