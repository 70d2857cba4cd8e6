import { expect, test } from 'vitest'
import { addDealer, addRunningAuction, executorOn } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { deleteOldRows } from './delete-old-rows.ts'
import { rowLifetimes } from './row-lifetimes.ts'

const { pool } = await testDatabase()

/** An insert of a row whose age begins so long ago; each table of the list has one. */
const insertAged: Readonly<Record<string, (ago: string, customerId: number) => string>> = {
  sessions: (ago, customerId) =>
    `insert into sessions (session_id, login_id, customer_id, expires_at, ended_at)
     values (gen_random_uuid(), gen_random_uuid(), ${customerId}, now() + interval '1 year', ${ago})`,
  known_devices: (ago, customerId) =>
    `insert into known_devices (customer_id, device_hash, last_login_at)
     values (${customerId}, gen_random_uuid()::text::bytea, ${ago})`,
  account_links: (ago) =>
    `insert into account_links (link_id, kind, expires_at)
     values (gen_random_uuid(), 'login', ${ago})`,
  issuer_records: (ago, customerId) =>
    `insert into issuer_records (record_hash, kind, sealed_record, customer_id, created_at, expires_at)
     values (gen_random_uuid()::text::bytea, 'AccessToken', 'a', ${customerId}, ${ago}, ${ago})`,
  security_events: (ago, customerId) =>
    `insert into security_events (event, customer_id, happened_at)
     values ('logged_in', ${customerId}, ${ago})`,
  ad_helpers: (ago, customerId) =>
    `with ad as (insert into listings (customer_id, product_type) values (${customerId}, 'motorhome')
       returning listing_id)
     insert into ad_helpers (helper_id, listing_id, name, created_at, expires_at)
     select gen_random_uuid(), listing_id, 'a', ${ago}, ${ago} from ad`,
  company_invitations: (ago, customerId) =>
    `insert into company_invitations (invitation_id, customer_id, email, role, invited_by, invited_at, expires_at)
     values (gen_random_uuid(), ${customerId}, gen_random_uuid() || '@test.example', 'buyer', ${customerId}, ${ago}, ${ago})`,
  translated_ad_texts: (ago, customerId) =>
    `with ad as (insert into listings (customer_id, product_type, updated_at)
       values (${customerId}, 'motorhome', ${ago}) returning listing_id),
     withdrawn as (insert into auctions (listing_id, owner_customer_id, status, state, settings, secrets)
       select listing_id, ${customerId}, 'inactive', '{}', '{}', '' from ad)
     insert into translated_ad_texts (listing_id, text_hash) select listing_id, '' from ad`,
  ad_imports: (ago, customerId) =>
    `with ad as (insert into listings (customer_id, product_type) values (${customerId}, 'motorhome')
       returning listing_id)
     insert into ad_imports (import_id, listing_id, source, sealed_asked, started_at)
     select gen_random_uuid(), listing_id, 'rdw', 'a', ${ago} from ad`,
  usage_counts: (ago) =>
    `insert into usage_counts (day, counted_at, route, locale, device, count)
     values (${ago}, ${ago}, gen_random_uuid(), 'de', 'phone', 1)`,
  visitor_actions: (ago) =>
    `insert into visitor_actions (happened_at, visitor_uuid, route, locale, device)
     values (${ago}, gen_random_uuid(), 'home', 'de', 'phone')`,
  login_failures: (ago) =>
    `insert into login_failures (subject, first_failed_at) values (gen_random_uuid(), ${ago})`,
  newsletter_subscriptions: (ago) =>
    `insert into newsletter_subscriptions (email, locale, requested_at)
     values (gen_random_uuid() || '@test.example', 'de', ${ago})`,
  push_devices: (ago, customerId) =>
    `insert into push_devices (customer_id, login_id, endpoint, p256dh, auth, device, locale, created_at)
     values (${customerId}, gen_random_uuid(), gen_random_uuid(), 'a', 'b', 'c', 'de', ${ago})`,
  pushes_sent: (ago, customerId) =>
    `insert into pushes_sent (cause, push_device_id, customer_id, notification, device, settled_at, outcome)
     values (gen_random_uuid(), 1, ${customerId}, 'a', 'b', ${ago}, 'sent')`,
  held_pushes: (ago, customerId) =>
    `insert into held_pushes (customer_id, cause, job, held_at)
     values (${customerId}, gen_random_uuid(), '{}', ${ago})`,
  whatsapps_sent: (ago, customerId) =>
    `insert into whatsapps_sent (cause, customer_id, notification, telephone, status, recorded_at, status_at)
     values (gen_random_uuid(), ${customerId}, 'a', '+491701234567', 'sent', ${ago}, ${ago})`,
  held_whatsapps: (ago, customerId) =>
    `insert into held_whatsapps (customer_id, cause, job, held_at)
     values (${customerId}, gen_random_uuid(), '{}', ${ago})`,
  whatsapp_opt_ins: (ago, customerId) =>
    `insert into whatsapp_opt_ins (customer_id, telephone, agreed_text, given_by, asked_at)
     values (${customerId}, '+491701234567', 'a', 'code', ${ago})`,
  search_finds: (ago, customerId) =>
    `with search as (insert into saved_searches (customer_id, name, query, saved_at)
       values (${customerId}, 'a', '{}', now()) returning search_id)
     insert into search_finds (search_id, auction_id, found_at)
     select search_id, 1, ${ago} from search`,
  caught_mails: (ago) =>
    `insert into caught_mails (received_at, sender, recipients, subject, text_body, html_body)
     values (${ago}, 'a', '{b}', 'c', 'd', 'e')`,
  public_changes: (ago) =>
    `delete from public_changes where topic <> 'test';
     insert into public_changes (topic, changed_at) values ('test', ${ago})`,
}

const countIn = async (table: string) =>
  (await pool.query(`select count(*)::int as total from ${table}`)).rows[0].total

test.each(rowLifetimes.filter(({ table }) => table !== 'market_keys'))(
  '$table: a row goes when it is older than $age, and not before',
  async ({ table, age }) => {
    const { customerId } = await addDealer(pool, table.replaceAll('_', '-'))
    const insert = insertAged[table]
    if (!insert) throw new Error(`no row of ${table}`)
    await pool.query(insert(`now() - interval '${age}' + interval '1 hour'`, customerId))
    await pool.query(insert(`now() - interval '${age}' - interval '1 hour'`, customerId))
    expect(await countIn(table)).toBe(2)
    await deleteOldRows(pool)
    expect(await countIn(table)).toBe(1)
  },
)

test('questions that anybody may begin without an account go a day after their end (rules 11)', async () => {
  await pool.query('delete from account_links')
  for (const ago of ['23 hours', '25 hours'])
    await pool.query(
      `insert into account_links (link_id, kind, expires_at)
       select gen_random_uuid(), kind, now() - $1::interval
       from unnest('{passkey_use,outside_ask,reset_password}'::text[]) as kind`,
      [ago],
    )
  await deleteOldRows(pool)
  const { rows } = await pool.query<{ kind: string; count: number }>(
    'select kind, count(*)::int from account_links group by kind order by kind',
  )
  expect(rows).toEqual([
    { kind: 'outside_ask', count: 1 },
    { kind: 'passkey_use', count: 1 },
    { kind: 'reset_password', count: 2 },
  ])
})

test('a login that goes on, its device and a confirmed address stay, however old they are', async () => {
  const { customerId } = await addDealer(pool, 'old')
  await pool.query(
    `insert into sessions (session_id, login_id, customer_id, created_at, expires_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, now() - interval '300 days', now() + interval '65 days')`,
    [customerId],
  )
  await pool.query(
    `insert into newsletter_subscriptions (email, locale, requested_at, confirmed_at)
     values ('old@test.example', 'de', now() - interval '9 years', now() - interval '9 years')`,
  )
  await pool.query(
    `insert into push_devices (customer_id, login_id, endpoint, p256dh, auth, device, locale, created_at)
     select customer_id, login_id, 'old', 'a', 'b', 'c', 'de', now() - interval '300 days'
     from sessions where customer_id = $1`,
    [customerId],
  )
  const kept = ['sessions', 'push_devices', 'newsletter_subscriptions']
  const count = () => Promise.all(kept.map(countIn))
  const before = await count()
  await deleteOldRows(pool)
  expect(await count()).toEqual(before)
})

test('keys of commands are known until 48 h after the end (rules 4)', async () => {
  const { customerId } = await addDealer(pool, 'anna')
  const auctionId = await addRunningAuction(pool, executorOn(pool), {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  const addKey = (key: string, created: string) =>
    pool.query(
      `insert into market_keys (auction_id, customer_id, idempotency_key, fingerprint, created_at)
       values ($1, $2, $3, 'x', market_now() - $4::interval)`,
      [auctionId, customerId, key, created],
    )
  const keys = async () =>
    (await pool.query('select idempotency_key as key from market_keys order by 1')).rows.map(
      ({ key }) => key,
    )
  await addKey('bid', '5 days')
  await addKey('late offer', '47 hours')
  await deleteOldRows(pool)
  expect(await keys()).toEqual(['bid', 'late offer'])
  await pool.query(
    `update auctions set status = 'failed', ends_at = market_now() - interval '47 hours'`,
  )
  await deleteOldRows(pool)
  expect(await keys()).toEqual(['bid', 'late offer'])
  await pool.query(`update auctions set ends_at = market_now() - interval '49 hours'`)
  await deleteOldRows(pool)
  expect(await keys()).toEqual(['late offer'])
})
