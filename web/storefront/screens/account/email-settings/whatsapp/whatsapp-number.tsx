import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import styles from '../settings.module.css'

const refreshes = [keysOf('notificationSettings', 'show')]

/** The number that is told, with a message to try it and the end of it. */
export function WhatsAppNumber({
  number,
}: {
  readonly number: NonNullable<NotificationSettings['whatsApp']['number']>
}) {
  const t = useTranslations('channels.whatsApp')
  const tNotify = useTranslations('channels')
  const format = useFormat()
  const show = useSnackbar()
  const failed = () => show({ text: tNotify('failed'), tone: 'bad' })
  const test = useCall((api) => api.notificationSettings.testWhatsApp, {
    onSuccess: ({ outcome }) =>
      show({ text: t(outcome), tone: outcome === 'reached' ? 'good' : 'bad' }),
    onError: failed,
  })
  const end = useCall((api) => api.notificationSettings.endWhatsApp, {
    refreshes,
    onSuccess: () => show({ text: t('ended'), tone: 'good' }),
    onError: failed,
  })
  return (
    <li className={styles.way}>
      <Icon icon="phone" />
      <span className={styles.wayText}>
        <span className={styles.topicName}>WhatsApp</span>
        <span className="muted small">
          {number.shown.replaceAll(' ', '\u00a0')} ·{' '}
          {t('since', { date: format.date(number.since) })}
        </span>
        <span className={styles.wayActions}>
          <Button
            look="quiet"
            size="dense"
            busy={test.isPending}
            aria-label={`${t('test')}: WhatsApp`}
            onClick={() => test.mutate({})}
          >
            {t('test')}
          </Button>
          <Button
            look="quiet"
            size="dense"
            busy={end.isPending}
            aria-label={`${t('end')}: WhatsApp`}
            onClick={() => end.mutate({})}
          >
            {t('end')}
          </Button>
        </span>
      </span>
    </li>
  )
}
