import type { DeviceClass } from '#contract/usage/funnel-steps.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** One thing that is counted: a page, or a step of a funnel. */
export type Counted = {
  /** A name of the path table, or `unknown`. */
  readonly route: string
  /** Both empty for a page. */
  readonly funnel: string
  readonly step: string
  readonly locale: string
  readonly device: DeviceClass
}

/** The same with who it was, of whoever agreed. */
export type Noted = Counted & {
  readonly happenedAt: Date
  readonly visitorUuid: string | null
  readonly customerId: number | null
  readonly listingId: number | null
  readonly referringHost: string | null
}

/** Who took their consent back, and when. */
export type Withdrawn = Pick<Noted, 'visitorUuid' | 'customerId'> & { readonly at: Date }

export const usageStore = {
  async addCounts(
    db: Queryable,
    counts: readonly (readonly [Counted, number])[],
    now: Date,
  ): Promise<void> {
    const column = (of: (counted: Counted) => string) => counts.map(([counted]) => of(counted))
    await db.query(
      `insert into usage_counts (day, counted_at, route, funnel, step, locale, device, count)
       select ($1::timestamptz at time zone 'Europe/Berlin')::date, $1, * from unnest(
         $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
       on conflict (day, funnel, step, route, locale, device)
         do update set count = usage_counts.count + excluded.count,
           counted_at = excluded.counted_at`,
      [
        now,
        column(({ route }) => route),
        column(({ funnel }) => funnel),
        column(({ step }) => step),
        column(({ locale }) => locale),
        column(({ device }) => device),
        counts.map(([, count]) => count),
      ],
    )
  },

  /**
   * An ad is noted only with whose it is: a report may name any number. What somebody did just before their account ended
   * is not noted any more.
   */
  async addActions(db: Queryable, actions: readonly Noted[]): Promise<void> {
    await db.query(
      `insert into visitor_actions (happened_at, visitor_uuid, customer_id, listing_id, route,
         funnel, step, locale, device, referring_host)
       select each.happened_at, each.visitor_uuid, c.customer_id, l.listing_id, each.route,
         each.funnel, each.step, each.locale, each.device, each.referring_host
       from jsonb_to_recordset($1) as each (happened_at timestamptz, visitor_uuid uuid,
         customer_id bigint, listing_id bigint, route text, funnel text, step text, locale text,
         device text, referring_host text)
       left join customers c on c.customer_id = each.customer_id and c.deactivated_at is null
       left join listings l on l.listing_id = each.listing_id
         and (l.customer_id = each.customer_id or l.visitor_uuid = each.visitor_uuid)
       where each.customer_id is null or c.customer_id is not null`,
      [
        JSON.stringify(
          actions.map((each) => ({
            happened_at: each.happenedAt,
            visitor_uuid: each.visitorUuid,
            customer_id: each.customerId,
            listing_id: each.listingId,
            referring_host: each.referringHost,
            ...{ route: each.route, funnel: each.funnel, step: each.step },
            ...{ locale: each.locale, device: each.device },
          })),
        ),
      ],
    )
  },

  async deleteActionsOf(db: Queryable, withdrawn: readonly Withdrawn[]): Promise<void> {
    await db.query(
      `delete from visitor_actions a
       using unnest($1::uuid[], $2::bigint[], $3::timestamptz[]) w(visitor_uuid, customer_id, at)
       where (a.visitor_uuid = w.visitor_uuid or a.customer_id = w.customer_id)
         and a.happened_at <= w.at`,
      [
        withdrawn.map(({ visitorUuid }) => visitorUuid),
        withdrawn.map(({ customerId }) => customerId),
        withdrawn.map(({ at }) => at),
      ],
    )
  },
}
