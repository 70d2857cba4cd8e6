import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Switch } from '#web/ui/fields/choices/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './settings.module.css'
import { useSaveSettings } from './use-save-settings.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

export function QuietHoursCard({ settings }: { readonly settings: NotificationSettings }) {
  const t = useTranslations('channels.quiet')
  const tWhatsApp = useTranslations('channels.whatsApp')
  const { setQuietHours } = useSaveSettings(settings)
  const { quietHours } = settings
  const { isOn, fromHour, toHour, hasWeekends } = quietHours
  return (
    <Card as="section" aria-labelledby="quiet">
      <div className={styles.sideCard}>
        <div className={styles.head}>
          <h2 id="quiet">{t('title')}</h2>
          <Switch
            label={t('switch')}
            checked={isOn}
            onChange={(next) => setQuietHours({ ...quietHours, isOn: next })}
          />
        </div>
        {isOn && (
          <>
            <div className={styles.hours}>
              <Select
                label={t('from')}
                options={hours}
                value={String(fromHour)}
                onChange={(hour) => setQuietHours({ ...quietHours, fromHour: Number(hour) })}
              />
              <Select
                label={t('to')}
                options={hours}
                value={String(toHour)}
                onChange={(hour) => setQuietHours({ ...quietHours, toHour: Number(hour) })}
              />
            </div>
            <Checkbox
              dense
              label={t('weekends')}
              checked={hasWeekends}
              onChange={(next) => setQuietHours({ ...quietHours, hasWeekends: next })}
            />
          </>
        )}
        <p className="muted small">
          {t('text')} {settings.whatsApp.number && tWhatsApp('quiet')}
        </p>
      </div>
    </Card>
  )
}
