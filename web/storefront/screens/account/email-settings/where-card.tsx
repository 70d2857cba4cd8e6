import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailAddress } from '#web/ui/data/email-address.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { AddDevice } from './add-device.tsx'
import styles from './settings.module.css'
import { AddWhatsApp } from './whatsapp/add-whatsapp.tsx'
import { WhatsAppNumber } from './whatsapp/whatsapp-number.tsx'

const refreshes = [keysOf('notificationSettings', 'show')]

/** The address and the browsers that are told; this one is added by a press, because browsers want one. */
export function WhereCard({ settings }: { readonly settings: NotificationSettings }) {
  const t = useTranslations('channels.where')
  const { email, isEmailVerified, devices, push } = settings
  return (
    <Card as="section" aria-labelledby="where">
      <div className={styles.sideCard}>
        <h2 id="where">{t('title')}</h2>
        <ul className={styles.ways}>
          <li className={styles.way}>
            <Icon icon="mail" />
            <span className={styles.wayText}>
              <span className={styles.topicName}>
                <EmailAddress email={email} />
              </span>
              <span className="muted small">{t(isEmailVerified ? 'confirmed' : 'open')}</span>
            </span>
          </li>
          {devices.map((device) => (
            <DeviceRow key={device.pushDeviceId} device={device} />
          ))}
          {settings.whatsApp.number && <WhatsAppNumber number={settings.whatsApp.number} />}
        </ul>
        {settings.mailStop && <MailStop stop={settings.mailStop} />}
        {devices.length === 0 && push.kind !== 'off' && <p className="muted small">{t('none')}</p>}
        <AddDevice settings={settings} />
        {devices.length > 0 && <TestDevices />}
        {push.kind !== 'browser' && <p className="muted small">{t(push.kind)}</p>}
        {settings.whatsApp.kind !== 'off' && settings.whatsApp.number === null && (
          <AddWhatsApp whatsApp={settings.whatsApp} />
        )}
      </div>
    </Card>
  )
}

/** Whoever sees that mails ended can say that the address works again. */
function MailStop({ stop }: { readonly stop: NonNullable<NotificationSettings['mailStop']> }) {
  const t = useTranslations('channels.where.stop')
  const tNotify = useTranslations('channels')
  const format = useFormat()
  const show = useSnackbar()
  const lift = useCall((api) => api.notificationSettings.liftMailStop, {
    refreshes,
    onSuccess: () => show({ text: t('lifted'), tone: 'good' }),
    onError: () => show({ text: tNotify('failed'), tone: 'bad' }),
  })
  return (
    <Banner
      tone="warn"
      actions={
        <Button busy={lift.isPending} onClick={() => lift.mutate({})}>
          {t('lift')}
        </Button>
      }
    >
      {t(stop.reason, { date: format.date(stop.since) })}
    </Banner>
  )
}

function DeviceRow({ device }: { readonly device: NotificationSettings['devices'][number] }) {
  const t = useTranslations('channels.where')
  const tNotify = useTranslations('channels')
  const format = useFormat()
  const show = useSnackbar()
  const remove = useCall((api) => api.notificationSettings.removeDevice, {
    refreshes,
    onSuccess: () => show({ text: t('removed'), tone: 'good' }),
    onError: () => show({ text: tNotify('failed'), tone: 'bad' }),
  })
  const { pushDeviceId, device: name, since, isThisOne } = device
  const standing = isThisOne ? t('thisOne') : t('since', { date: format.date(since) })
  return (
    <li className={styles.way}>
      <Icon icon="bell" />
      <span className={styles.wayText}>
        <span className={styles.topicName}>{name || t('unknown')}</span>
        <span className="muted small">{standing}</span>
      </span>
      <Button
        look="quiet"
        size="dense"
        busy={remove.isPending}
        aria-label={`${t('remove')}: ${name || t('unknown')}`}
        onClick={() => remove.mutate({ params: { pushDeviceId } })}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

function TestDevices() {
  const t = useTranslations('channels.where')
  const tNotify = useTranslations('channels')
  const show = useSnackbar()
  const test = useCall((api) => api.notificationSettings.testDevices, {
    refreshes,
    onSuccess: ({ outcome }) =>
      show({ text: t(outcome), tone: outcome === 'reached' ? 'good' : 'bad' }),
    onError: () => show({ text: tNotify('failed'), tone: 'bad' }),
  })
  return (
    <Button look="secondary" wide busy={test.isPending} onClick={() => test.mutate({})}>
      {t('test')}
    </Button>
  )
}
