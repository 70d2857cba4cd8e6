import type { Queryable } from '#server/platform/database/queryable.ts'

/** Settings, the market's offset and newsletter addresses. */
export const siteStore = {
  async findSetting(
    db: Queryable,
    key: string,
  ): Promise<{ value: string; description: string } | undefined> {
    const { rows } = await db.query<{ value: string; description: string }>(
      'select value, description from settings where key = $1',
      [key],
    )
    return rows[0]
  },

  async saveSetting(
    db: Queryable,
    setting: { key: string; value: string; description: string; now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      'update settings set value = $2, description = $3, updated_at = $4 where key = $1',
      [setting.key, setting.value, setting.description, setting.now],
    )
    return rowCount === 1
  },

  async loadMarketTime(db: Queryable): Promise<{ now: Date; offsetMs: number }> {
    const { rows } = await db.query<{ now: Date; offset_ms: number }>(
      'select market_now() as now, offset_ms from market_clock',
    )
    const row = rows[0]
    if (!row) throw new Error('The market has no clock')
    return { now: row.now, offsetMs: row.offset_ms }
  },

  /** Whether the address still has to be confirmed; asked again and again it is one row. */
  async addSubscription(
    db: Queryable,
    subscription: { email: string; locale: string; now: Date },
  ): Promise<boolean> {
    const { rows } = await db.query<{ is_open: boolean }>(
      `insert into newsletter_subscriptions (email, locale, requested_at) values ($1, $2, $3)
       on conflict (email) do update set
         locale = excluded.locale, requested_at = excluded.requested_at
       returning confirmed_at is null as is_open`,
      [subscription.email, subscription.locale, subscription.now],
    )
    return rows[0]?.is_open ?? false
  },

  /** When an address was confirmed that the outside service has neither taken nor refused. */
  async findToPassOn(db: Queryable, email: string): Promise<Date | undefined> {
    const { rows } = await db.query<{ confirmed_at: Date }>(
      `select confirmed_at from newsletter_subscriptions
       where email = $1 and confirmed_at is not null and passed_on_at is null and refused is null`,
      [email],
    )
    return rows[0]?.confirmed_at
  },

  async savePassedOn(
    db: Queryable,
    passed: { email: string; passedOnAt: Date | null; refused: string | null },
  ): Promise<void> {
    await db.query(
      'update newsletter_subscriptions set passed_on_at = $2, refused = $3 where email = $1',
      [passed.email, passed.passedOnAt, passed.refused],
    )
  },

  async saveSubscriptionConfirmed(
    db: Queryable,
    confirmed: { email: string; now: Date },
  ): Promise<void> {
    await db.query(
      `update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, $2)
       where email = $1`,
      [confirmed.email, confirmed.now],
    )
  },
}
