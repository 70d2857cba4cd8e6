/**
 * Rows that only grow, and how long each is kept after it can be of no more use (docs/architecture.md).
 * The age counts from `since`, an expression over the table's columns; a row for which it is null stays.
 */
export type RowLifetime = {
  readonly table: string
  readonly since: string
  readonly age: string
  /** Time of the market instead of real time (two clocks). */
  readonly isMarketTime?: true
}

export const rowLifetimes: readonly RowLifetime[] = [
  // A login of which nobody asks any more; its refresh token is refused either way.
  {
    table: 'sessions',
    since: `coalesce(ended_at, least(expires_at, last_used_at + interval '90 days'))`,
    age: '30 days',
  },
  { table: 'known_devices', since: 'last_login_at', age: '365 days' },
  // Questions that anybody may begin, as often as they like, say nothing the day after.
  {
    table: 'account_links',
    since: `coalesce(used_at, expires_at)
      - case when kind in ('passkey_use', 'outside_ask') then interval '29 days' else interval '0' end`,
    age: '30 days',
  },
  // What other programs asked and were given.
  { table: 'issuer_records', since: 'expires_at', age: '1 hour' },
  { table: 'security_events', since: 'happened_at', age: '180 days' },
  { table: 'ad_helpers', since: 'coalesce(ended_at, expires_at)', age: '30 days' },
  // Of somebody who never came; who did is kept with them.
  {
    table: 'company_invitations',
    since: 'case when accepted_at is null then coalesce(withdrawn_at, expires_at) end',
    age: '30 days',
  },
  // A plate that was looked up, and what was found; answers that were taken over stay with their ad.
  { table: 'ad_imports', since: 'started_at', age: '30 days' },
  // Pages and steps, counted and noted.
  { table: 'usage_counts', since: 'counted_at', age: '30 days' },
  { table: 'visitor_actions', since: 'happened_at', age: '30 days' },
  // Failures are counted for minutes, locks last for minutes (rules 11).
  { table: 'login_failures', since: 'coalesce(locked_until, first_failed_at)', age: '1 day' },
  {
    table: 'newsletter_subscriptions',
    since: 'case when confirmed_at is null then requested_at end',
    age: '30 days',
  },
  // Rules 4: keys are known until 48 h after the end. Commands after the end keep their own 48 h.
  {
    table: 'market_keys',
    since: `(select greatest(a.ends_at, market_keys.created_at) from auctions a
             where a.auction_id = market_keys.auction_id
               and a.status not in ('published', 'running', 'hotbidding'))`,
    age: '48 hours',
    isMarketTime: true,
  },
  // A browser whose login has ended gets nothing more; its row names somebody's device.
  {
    table: 'push_devices',
    since: `case when not exists (select from sessions
               where sessions.login_id = push_devices.login_id and ended_at is null
                 and least(expires_at, last_used_at + interval '90 days') > now())
             then created_at end`,
    age: '1 day',
  },
  // Long enough to say whether somebody was told; what is held goes out within days.
  { table: 'pushes_sent', since: 'settled_at', age: '90 days' },
  { table: 'held_pushes', since: 'held_at', age: '14 days' },
  { table: 'whatsapps_sent', since: 'recorded_at', age: '90 days' },
  { table: 'held_whatsapps', since: 'held_at', age: '14 days' },
  // A number that was never confirmed. An ended opt-in is kept as long as a claim about it can be made.
  {
    table: 'whatsapp_opt_ins',
    since: `case when confirmed_at is null then asked_at else ended_at + interval '3 years' end`,
    age: '30 days',
  },
  // Of an ad that was taken off the market: with these rows its translations go.
  {
    table: 'translated_ad_texts',
    since: `(select l.updated_at from listings l where l.listing_id = translated_ad_texts.listing_id
               and (select status from auctions a where a.listing_id = l.listing_id
                 order by round desc limit 1) = 'inactive')`,
    age: '1 day',
  },
  // An auction is over long before, so that it is not found again.
  { table: 'search_finds', since: 'found_at', age: '90 days' },
  // What the demo's mail catcher took (rules 14).
  { table: 'caught_mails', since: 'received_at', age: '14 days' },
  // Kept pages look back for seconds, or as long as the longest transaction runs.
  { table: 'public_changes', since: 'changed_at', age: '1 day' },
]
