import type { HandlerInput, Output } from '#contract/endpoint.ts'
import type { usageEndpoints } from '#contract/endpoints/usage/usage.ts'
import type { DeviceClass } from '#contract/usage/funnel-steps.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'

type Asked = HandlerInput<typeof usageEndpoints.readFunnel>['query']
type Found = Output<typeof usageEndpoints.readFunnel>

/** Today counts as one of the days. */
const firstDay = `((now() at time zone 'Europe/Berlin')::date - ($2::int - 1))`
const firstInstant = `(${firstDay}::timestamp at time zone 'Europe/Berlin')`

/** How the funnel of an ad is called in what its page said of it (spec 3, tracking). */
const trackedFunnels = { selling: ['vstepper', 'ad_intake'], valuation: ['vmm'] } as const

/** How far people came, summed by the database. */
export async function readFunnel(pool: DatabasePool, asked: Asked): Promise<Found> {
  const { funnel, days } = asked
  const narrowed = [days, asked.device ?? null, asked.language ?? null]
  const chosen = [funnel, ...narrowed]
  const [counts, people, sources] = await Promise.all([
    pool.query<{
      step: string
      device: DeviceClass | null
      language: string | null
      count: number
    }>(
      `select step, device, locale as language, sum(count)::int as count
       from usage_counts
       where funnel = $1 and day >= ${firstDay}
         and ($3::text is null or device = $3) and ($4::text is null or locale = $4)
       group by grouping sets ((step), (step, device), (step, locale))
       order by step, device nulls first, locale nulls first`,
      chosen,
    ),
    pool.query<{ step: string; count: number }>(
      `select step, count(distinct coalesce(customer_id::text, visitor_uuid::text))::int as count
       from visitor_actions
       where funnel = $1 and happened_at >= ${firstInstant}
         and ($3::text is null or device = $3) and ($4::text is null or locale = $4)
       group by step order by step`,
      chosen,
    ),
    pool.query<{ source: string; count: number }>(
      `select tracking ->> 'source' as source, count(*)::int as count from listings
       where tracking ->> 'funnel' = any($1) and created_at >= ${firstInstant}
         and $3::text is null and $4::text is null
       group by 1 order by count(*) desc, 1`,
      [trackedFunnels[funnel], ...narrowed],
    ),
  ])
  const { rows } = await pool.query<{ from: string }>(
    `select ((now() at time zone 'Europe/Berlin')::date - ($1::int - 1))::text as from`,
    [days],
  )
  return {
    funnel,
    from: rows[0]?.from ?? '',
    counts: counts.rows,
    people: people.rows,
    sources: sources.rows,
  }
}
