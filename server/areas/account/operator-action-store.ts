import type { Queryable } from '../../platform/database/queryable.ts'

/** What operators did; rows are only added (rules 11). */

/** What it was done to or looked at; the last are whole lists. */
export type ActionSubject =
  | {
      readonly kind:
        | 'auction'
        | 'bank_line'
        | 'customer'
        | 'listing'
        | 'merchant'
        | 'order'
        | 'question'
      readonly id: number
    }
  | { readonly kind: 'content' | 'content_picture' | 'setting'; readonly id: string }
  | { readonly kind: 'bank' | 'merchants' | 'orders' | 'security_log' }

export type OperatorAction = {
  /** Verb and object in snake case, for example `accept_merchant`. */
  readonly action: string
  readonly subject: ActionSubject
  readonly facts?: Readonly<Record<string, unknown>>
}

export type OperatorActionRow = {
  readonly action: string
  readonly operatorEmail: string
  readonly actedAt: Date
  readonly facts: Readonly<Record<string, unknown>>
}

export const operatorActionStore = {
  async add(db: Queryable, operatorId: number, entry: OperatorAction): Promise<void> {
    await db.query(
      'insert into operator_actions (operator_id, action, subject, facts) values ($1, $2, $3, $4)',
      [operatorId, entry.action, textOf(entry.subject), JSON.stringify(entry.facts ?? {})],
    )
  },

  /** The latest first. */
  async list(
    db: Queryable,
    search: { readonly subject: ActionSubject; readonly limit: number },
  ): Promise<OperatorActionRow[]> {
    const { rows } = await db.query<OperatorActionRow>(
      `select action, c.email as "operatorEmail", acted_at as "actedAt", facts
       from operator_actions join customers c on c.customer_id = operator_id
       where subject = $1 order by action_id desc limit $2`,
      [textOf(search.subject), search.limit],
    )
    return rows
  },

  /** Seconds since each of them, by the market's clock as the rows are; the longest first. */
  async listAges(
    db: Queryable,
    of: {
      readonly action: string
      readonly subject: ActionSubject
      readonly withinSeconds: number
    },
  ): Promise<readonly number[]> {
    const { rows } = await db.query<{ age: number }>(
      `select extract(epoch from market_now() - acted_at)::float8 as age from operator_actions
       where subject = $1 and action = $2 and acted_at > market_now() - make_interval(secs => $3)
       order by acted_at`,
      [textOf(of.subject), of.action, of.withinSeconds],
    )
    return rows.map(({ age }) => age)
  },

  /** Who did this last to each of these, by its id. */
  async listLastActors(
    db: Queryable,
    of: {
      readonly action: string
      readonly kind: ActionSubject['kind']
      readonly ids: readonly number[]
    },
  ): Promise<ReadonlyMap<number, string>> {
    const { rows } = await db.query<{ id: string; email: string }>(
      `select distinct on (subject) split_part(subject, ':', 2) as id, c.email
       from operator_actions join customers c on c.customer_id = operator_id
       where action = $1 and subject = any($2) order by subject, action_id desc`,
      [of.action, of.ids.map((id) => `${of.kind}:${id}`)],
    )
    return new Map(rows.map(({ id, email }) => [Number(id), email]))
  },
}

/** As the column has it, the one form of all: kind and id, for example `merchant:12`. */
function textOf(subject: ActionSubject): string {
  return 'id' in subject ? `${subject.kind}:${subject.id}` : subject.kind
}
