import type { DatabasePool } from '#server/platform/database/pool.ts'

/** The server's private command log since the last look: in which order it says it decided. */
export type LogRow = {
  readonly number: number
  readonly auctionId: number
  readonly kind: string
  readonly at: number
  readonly refusalCode: string | null
  readonly versionAfter: number
  readonly customerId: number | null
  readonly merchantId: number | null
  readonly body: Readonly<Record<string, unknown>>
}

const byTheClock: ReadonlySet<string> = new Set([
  'start',
  'enter_closing_phase',
  'end',
  'remind_owner',
  'pass_turn',
  'lapse',
  'settle_late_offers',
  'lapse_follow_up',
  'lapse_second_chance',
])

export async function readLog(pool: DatabasePool, after: number): Promise<LogRow[]> {
  const { rows } = await pool.query<LogRow>(
    `select command_number as number, auction_id as "auctionId", kind, command as body,
       refusal_code as "refusalCode", version_after as "versionAfter",
       (extract(epoch from decided_at) * 1000)::bigint as at,
       (command->'actor'->>'customerId')::bigint as "customerId",
       (command->>'merchantId')::bigint as "merchantId"
     from auction_commands where command_number > $1
     order by auction_id, version_after, command_number`,
    [after],
  )
  return rows
}

/** Sent by the clock, or by somebody? Opening late offers may be either. */
export function isByTheClock({ kind, customerId }: LogRow): boolean {
  return byTheClock.has(kind) || customerId === null
}
