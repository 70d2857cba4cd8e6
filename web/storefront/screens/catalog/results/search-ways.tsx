import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { type SearchChoice, searchRhythms } from '#domain/catalog/saved-search.ts'
import { choiceOf } from '#domain/messaging/choices/channel-choices.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Switch } from '#web/ui/fields/choices/switch.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { AddDevice } from '../../account/email-settings/add-device.tsx'
import styles from './search-ways.module.css'

export type SearchWaysProps = {
  /** Of the search where there are several, for those who do not see which row it is. */
  readonly name?: string
  readonly value: SearchChoice
  readonly onChange: (change: Partial<SearchChoice>) => void
  /** Of several searches one leads to what keeps their pushes from arriving. */
  readonly hasWayToPush: boolean
}

/** By which ways a dealer is told of what a search newly finds, each by one press, and how often. */
export function SearchWays(props: SearchWaysProps) {
  const { name, value, onChange, hasWayToPush } = props
  const t = useTranslations('account.searchWays')
  const { data: settings } = useQuery(useApiQueries().notificationSettings.show())
  const named = (what: string) => (name === undefined ? what : `${what}: ${name}`)
  const hasPush = settings !== undefined && settings.push.kind !== 'off'
  const isPushed = hasPush && value.push
  return (
    <FieldGroup label={named(t('group'))} labelHidden={name !== undefined}>
      <div className={styles.controls}>
        <div className={styles.switches}>
          <Switch
            icon="mail"
            label={named(t('mail'))}
            checked={value.mail}
            onChange={(mail) => onChange({ mail })}
          >
            {t('mail')}
          </Switch>
          {hasPush && (
            <Switch
              icon="bell"
              label={named(t('push'))}
              checked={value.push}
              onChange={(push) => onChange({ push })}
            >
              {t('push')}
            </Switch>
          )}
        </div>
        {(value.mail || isPushed) && (
          <Select
            label={t('rhythm')}
            labelHidden
            className={styles.rhythm}
            value={value.rhythm}
            onChange={(next) =>
              onChange({ rhythm: searchRhythms.find((each) => each === next) ?? 'bundled' })
            }
            options={searchRhythms.map((each) => ({ value: each, label: t(each) }))}
          />
        )}
      </div>
      {isPushed && hasWayToPush && <WayToPush settings={settings} />}
    </FieldGroup>
  )
}

/** What keeps a push from arriving, and where that ends: as in the settings of notifications. */
function WayToPush({ settings }: { readonly settings: NotificationSettings }) {
  const t = useTranslations('account.searchWays')
  const path = usePath()
  if (!choiceOf(settings.choices, 'savedSearch').push) {
    return (
      <p role="status" className={styles.hint}>
        {t('stopped')} <Link href={path('accountEmailSettings')}>{t('toSettings')}</Link>
      </p>
    )
  }
  if (settings.devices.length > 0) return null
  return (
    <div className={styles.hint}>
      <p role="status">{t('noDevice')}</p>
      <AddDevice settings={settings} />
    </div>
  )
}
