import type { Queryable } from '#server/platform/database/queryable.ts'

/** What a login has left behind, by ids of its own; an archive is whose who asked for it. */
const tablesByOwnId = [
  'passkeys',
  'outside_logins',
  'sessions',
  'security_events',
  'data_exports',
] as const

/** What a login is made of, at most once for each account: those rows are taken out before they change hands. */
const tablesByAccount = ['second_factors', 'recovery_codes', 'known_devices'] as const

/** Gives each of two accounts what the other logs in with; runs in the caller's transaction, under both accounts' locks. */
export async function exchangeLogins(
  client: Queryable,
  ids: { readonly customerId: number; readonly personId: number },
): Promise<void> {
  const both = [ids.customerId, ids.personId]
  await client.query(
    'update passkeys set handle_of = coalesce(handle_of, customer_id) where customer_id = any($1)',
    [both],
  )
  const other = 'case customer_id when $1::bigint then $2::bigint else $1::bigint end'
  for (const table of tablesByOwnId) {
    await client.query(
      `update ${table} set customer_id = ${other} where customer_id in ($1, $2)`,
      both,
    )
  }
  for (const table of tablesByAccount) {
    const { rows } = await client.query<{ taken: string }>(
      `select coalesce(json_agg(row_to_json(t)), '[]')::text as taken from ${table} t
       where customer_id = any($1)`,
      [both],
    )
    await client.query(`delete from ${table} where customer_id = any($1)`, [both])
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [rows[0]?.taken ?? '[]'],
    )
    await client.query(
      `update ${table} set customer_id = ${other} where customer_id in ($1, $2)`,
      both,
    )
  }
  // What somebody did stays theirs.
  await client.query(
    `update company_log set person_id = case person_id when $1::bigint then $2::bigint else $1::bigint end
     where customer_id = $1::bigint and person_id in ($1::bigint, $2::bigint)`,
    both,
  )
  await client.query(
    `update company_people set committed = '{"day": 0, "byAuction": {}}' where person_id = $1`,
    [ids.personId],
  )
  const { rows } = await client.query<{ id: number; email: string }>(
    'select customer_id as id, email from customers where customer_id = any($1)',
    [both],
  )
  const emailOf = (id: number) => rows.find((row) => row.id === id)?.email
  // No two may have the same for a moment.
  await client.query(
    `update customers set email = 'exchanged-' || customer_id where customer_id = $1`,
    [ids.customerId],
  )
  await client.query(
    `update customers c set password_hash = o.password_hash, language_setting = o.language_setting,
       email_verified_at = o.email_verified_at, updated_at = now(),
       profile = c.profile || jsonb_build_object('name', coalesce(o.profile ->> 'name', ''),
         'surname', coalesce(o.profile ->> 'surname', ''))
     from customers o where c.customer_id = any($1) and o.customer_id = any($1)
       and o.customer_id <> c.customer_id`,
    [both],
  )
  const save = 'update customers set email = $2 where customer_id = $1'
  await client.query(save, [ids.personId, emailOf(ids.customerId)])
  await client.query(save, [ids.customerId, emailOf(ids.personId)])
}
