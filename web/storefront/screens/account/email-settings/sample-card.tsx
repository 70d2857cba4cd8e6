import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { countByChannel } from '#domain/messaging/choices/channel-choices.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './settings.module.css'

const sample = { bidEur: 41_000, nextEur: 41_250 }

/** A notification as a device shows it, and what these settings would have sent yesterday. */
export function SampleCard({ settings }: { readonly settings: NotificationSettings }) {
  const t = useTranslations('channels.sample')
  const format = useFormat()
  const tWhatsApp = useTranslations('channels.whatsApp')
  const { yesterday: counts, choices, devices, whatsApp } = settings
  const hasNumber = whatsApp.number !== null
  const goes = countByChannel(choices, { counts, hasDevice: devices.length > 0, hasNumber })
  return (
    <Card as="section" aria-labelledby="sample">
      <div className={styles.sideCard}>
        <h2 id="sample">{t('title')}</h2>
        <div className={styles.sample}>
          <span className="muted small">
            <Icon icon="bell" /> {t('now')}
          </span>
          <strong>{t('subject')}</strong>
          <span>
            {t('body', { bid: format.money(sample.bidEur), next: format.money(sample.nextEur) })}
          </span>
        </div>
        <p className="muted small">
          {t('yesterday', {
            count: counts.reduce((total, { count }) => total + count, 0),
            mails: goes.mail,
            pushes: goes.push,
          })}{' '}
          {hasNumber && tWhatsApp('yesterday', { count: goes.whatsApp })}
        </p>
      </div>
    </Card>
  )
}
