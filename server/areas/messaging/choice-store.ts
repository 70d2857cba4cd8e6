import {
  type ChannelChoices,
  completedChoices,
  type StoredChoices,
  usualChoices,
} from '#domain/messaging/choices/channel-choices.ts'
import type { Preset } from '#domain/messaging/choices/notification-topics.ts'
import { type QuietHours, usualQuietHours } from '#domain/messaging/choices/quiet-hours.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

export type NotificationChoices = {
  readonly channels: ChannelChoices
  readonly quietHours: QuietHours
}

type Row = {
  readonly preset: Preset
  readonly changes: StoredChoices['changes']
  readonly quiet_hours: QuietHours
}

const usual: NotificationChoices = { channels: usualChoices, quietHours: usualQuietHours }

export const choiceStore = {
  /** The usual for whoever has chosen nothing. */
  async load(db: Queryable, customerId: number): Promise<NotificationChoices> {
    const { rows } = await db.query<Row>(
      'select preset, changes, quiet_hours from notification_choices where customer_id = $1',
      [customerId],
    )
    const row = rows[0]
    return row ? { channels: completedChoices(row), quietHours: row.quiet_hours } : usual
  },

  /** Leaves quiet hours as they are, which another page may be saving. */
  async saveChannels(
    db: Queryable,
    saved: { customerId: number; channels: ChannelChoices; now: Date },
  ): Promise<void> {
    const { channels } = saved
    await db.query(
      `insert into notification_choices (customer_id, changed_at, preset, changes, quiet_hours)
       values ($1, $2, $3, $4, $5)
       on conflict (customer_id) do update set preset = excluded.preset, changes = excluded.changes,
         changed_at = excluded.changed_at`,
      [
        ...[saved.customerId, saved.now, channels.preset, JSON.stringify(channels.changes)],
        JSON.stringify(usual.quietHours),
      ],
    )
  },

  /** Leaves what is chosen by topic as it is. */
  async saveQuietHours(
    db: Queryable,
    saved: { customerId: number; quietHours: QuietHours; now: Date },
  ): Promise<void> {
    const { channels } = usual
    await db.query(
      `insert into notification_choices (customer_id, changed_at, preset, changes, quiet_hours)
       values ($1, $2, $3, $4, $5)
       on conflict (customer_id) do update set quiet_hours = excluded.quiet_hours,
         changed_at = excluded.changed_at`,
      [
        ...[saved.customerId, saved.now, channels.preset, JSON.stringify(channels.changes)],
        JSON.stringify(saved.quietHours),
      ],
    )
  },
}
