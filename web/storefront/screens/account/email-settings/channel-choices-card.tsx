import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { choiceOf, withChoice } from '#domain/messaging/choices/channel-choices.ts'
import {
  type ChosenChannel,
  type ChosenTopic,
  channelsToChoose,
  presets,
  topicRow,
} from '#domain/messaging/choices/notification-topics.ts'
import { Segmented } from '#web/ui/actions/segmented.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Switch } from '#web/ui/fields/choices/switch.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './settings.module.css'
import { useSaveSettings } from './use-save-settings.ts'

const icons: Readonly<Record<'account' | ChosenChannel, IconName>> = {
  account: 'message-circle',
  mail: 'mail',
  push: 'bell',
  whatsApp: 'phone',
}

const groups = ['bidding', 'ads', 'sale'] as const

export function ChannelChoicesCard({ settings }: { readonly settings: NotificationSettings }) {
  const t = useTranslations('channels')
  const { choose } = useSaveSettings(settings)
  const isOwn = Object.keys(settings.choices.changes).length > 0
  const { preset } = settings.choices
  const channels = channelsOf(settings)
  const segments = [
    ...presets.map((value) => ({ value, label: t(`presets.${value}`) })),
    ...(isOwn ? [{ value: 'own' as const, label: t('presets.own') }] : []),
  ]
  return (
    <section aria-labelledby="channels" className={styles.choices}>
      <div className={styles.head}>
        <h2 id="channels">{t('heading')}</h2>
        <Segmented
          label={t('presets.label')}
          segments={segments}
          value={isOwn ? 'own' : preset}
          onChange={(value) => {
            if (value !== 'own') choose({ preset: value, changes: {} })
          }}
        />
      </div>
      <Card padded={false}>
        <div
          className={classNames(styles.columnHeads, hasWhatsApp(settings) && styles.four)}
          aria-hidden="true"
        >
          <span>{t('columns.topic')}</span>
          {(['account', ...channels] as const).map((channel) => (
            <span key={channel} className={styles.columnHead}>
              <Icon icon={icons[channel]} />
              {t(`columns.${channel}`)}
            </span>
          ))}
        </div>
        {groups.map((group) => {
          const topics = settings.topics.filter((topic) => topicRow(topic).group === group)
          return (
            topics.length > 0 && (
              <div key={group}>
                <h3 className={styles.group}>{t(`groups.${group}`)}</h3>
                <ul>
                  {topics.map((topic) => (
                    <TopicRow key={topic} topic={topic} settings={settings} />
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </Card>
      <p className="muted small">{t('why')}</p>
    </section>
  )
}

function TopicRow({
  topic,
  settings,
}: {
  readonly topic: ChosenTopic
  readonly settings: NotificationSettings
}) {
  const t = useTranslations('channels')
  const { choose } = useSaveSettings(settings)
  const chosen = choiceOf(settings.choices, topic)
  const label = t(`topics.${topic}.label`)
  return (
    <li className={classNames(styles.row, hasWhatsApp(settings) && styles.four)}>
      <span className={styles.topic}>
        <span className={styles.topicName}>{label}</span>
        <span className="muted small">{t(`topics.${topic}.detail`)}</span>
      </span>
      {topicRow(topic).isPushAlone ? <Never channel="account" /> : <Always channel="account" />}
      {channelsOf(settings).map((channel) =>
        channel === 'mail' && topicRow(topic).isMailAlways ? (
          <Always key={channel} channel={channel} />
        ) : isNever(settings, { topic, channel }) ? (
          <Never key={channel} channel={channel} />
        ) : (
          <Switch
            key={channel}
            className={styles.cell}
            label={`${label}: ${t(`columns.${channel}`)}`}
            checked={chosen[channel]}
            onChange={(isOn) => choose(withChoice(settings.choices, { topic, channel, isOn }))}
          >
            <span className={styles.cellName}>
              <Icon icon={icons[channel]} />
              {t(`columns.${channel}`)}
            </span>
          </Switch>
        ),
      )}
    </li>
  )
}

function isNever(
  { whatsApp }: NotificationSettings,
  { topic, channel }: { readonly topic: ChosenTopic; readonly channel: ChosenChannel },
): boolean {
  if (channel === 'whatsApp') return !whatsApp.topics.includes(topic)
  return channel === 'mail' && topicRow(topic).isPushAlone === true
}

/** It goes by this way for nobody. */
function Never({ channel }: { readonly channel: 'account' | ChosenChannel }) {
  const t = useTranslations('channels')
  return (
    <span className={styles.never}>
      <span className={styles.cellName}>{t(`columns.${channel}`)}</span>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('never')}</span>
    </span>
  )
}

/** WhatsApp once there is a number: until then no switch would do anything. */
function channelsOf(settings: NotificationSettings): readonly ChosenChannel[] {
  return channelsToChoose.filter((channel) => channel !== 'whatsApp' || hasWhatsApp(settings))
}

function hasWhatsApp({ whatsApp }: NotificationSettings): boolean {
  return whatsApp.number !== null
}

function Always({ channel }: { readonly channel: 'account' | 'mail' }) {
  const t = useTranslations('channels')
  return (
    <span className={styles.locked}>
      <Icon icon="lock" />
      <span className={styles.cellName}>{t(`columns.${channel}`)}</span>
      <span className={styles.lockedWord}>{t('always')}</span>
    </span>
  )
}
