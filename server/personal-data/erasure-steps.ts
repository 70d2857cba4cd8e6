import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { pictureKeysIn } from '../lifetimes/used-pictures.ts'

/**
 * What becomes of each table when somebody ends their account, in the order in which rows refer to each other.
 * `$1` is the customer's id. Tables that are not named here are kept: orders and their documents (tax law), agreements and
 * market history, which name nobody once the account itself is empty.
 */

/** Whoever never showed that an address is theirs takes nothing of it along. */
const ownAddress =
  '(select email from customers where customer_id = $1 and email_verified_at is not null)'
const isSold = 'exists (select from orders o where o.listing_id = l.listing_id)'
const wasOnMarket = 'exists (select from auctions a where a.listing_id = l.listing_id)'
/** Sold ads stay with their contracts, for the buyer and for the tax office. */
const unsoldAds = `listing_id in (select l.listing_id from listings l where customer_id = $1 and not ${isSold})`
const ownAds = 'listing_id in (select listing_id from listings where customer_id = $1)'
const merchantIds = 'select merchant_id from merchants where customer_id = $1'
const ofMerchant = `merchant_id in (${merchantIds})`

const ownSales = 'order_id in (select order_id from orders where seller_customer_id = $1)'

const partsOfAds = [
  'listing_documents',
  'covered_pages',
  'listing_changes',
  'review_remarks',
  'answer_confirmations',
  'answers_taken_over',
  'referrals',
  'imported_answers',
  // With them their translations, by a trigger.
  'translated_ad_texts',
]

/** Facts of a vehicle, of which nobody can read whose it was: prices are compared by them. */
const vehicleFacts = listingAttributes
  .filter(({ visibility }) => visibility === 'public')
  .filter(({ backendType }) => backendType !== 'varchar' && backendType !== 'text')
  .filter(({ attributeGroupName }) => attributeGroupName !== 'location')
  .map(({ attributeCode }) => attributeCode)
const keptCodes = [...vehicleFacts, 'make', 'model', 'location_country']
  .map((code) => `'${code}'`)
  .join(', ')

/** What a text's translations are kept by. */
const hashOf = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`

export const erasureSteps: readonly string[] = [
  // Pages that are sent know the browser alone: whose it is tell the steps and the ads that were noted with both.
  `delete from visitor_actions where customer_id = $1 or visitor_uuid in
     (select visitor_uuid from visitor_actions where customer_id = $1
      union all select visitor_uuid from listings where customer_id = $1)`,
  'delete from watched_listings where customer_id = $1',
  // Whoever had to pay has paid: nobody ends an account with a sale that is not settled.
  `delete from order_bank_accounts where ${ownSales}`,
  // With the login of the dealer's own software goes what it offered.
  'delete from dealer_software where customer_id = $1',
  `delete from valuations where email = ${ownAddress}`,
  // Under whatever address it was asked, and of sold ads too: its report can be read without a login.
  `delete from valuations where ${ownAds}`,
  ...partsOfAds.map((table) => `delete from ${table} where ${unsoldAds}`),
  // What was declined or withdrawn is in no contract; what was accepted is in the ad that was sold.
  `delete from ad_changes where ${ownAds}`,
  `delete from ad_imports where ${ownAds}`,
  `delete from ad_helpers where ${ownAds}`,
  `update reported_defects set attribute_values = '{}', reason = '' where ${unsoldAds}`,
  // A translation is found by its text, so one that somebody else wrote as well keeps it.
  `delete from translations where text_hash in (
       select ${hashOf('question')} from questions where customer_id = $1
       union all select ${hashOf('answer')} from questions where answer is not null and ${unsoldAds})
     and text_hash not in (
       select ${hashOf('question')} from questions where customer_id <> $1
       union all select ${hashOf('answer')} from questions where answer is not null and not (${unsoldAds}))`,
  `update questions set answer = null, answer_locale = null, answered_at = null,
     hidden_at = coalesce(hidden_at, market_now()) where ${unsoldAds}`,
  `update questions set question = '', hidden_at = coalesce(hidden_at, market_now())
     where customer_id = $1`,
  `delete from watched_listings where ${ownAds}`,
  `delete from listings l where customer_id = $1 and not ${wasOnMarket}`,
  `update listings l set vehicle_values = (select coalesce(jsonb_object_agg(key, value), '{}')
       from jsonb_each(vehicle_values) where key in (${keptCodes})),
     sealed_values = null, vin = null, plate = null, damages = '[]', gallery = '[]', more_images = '[]',
     review_pictures = '[]', last_released = null, review = review - 'remarks' - 'refusalReason'
   where customer_id = $1 and not ${isSold}`,
  `delete from catalog_ads where ${ownAds}`,
  // What the ads said stands among those of all others; the next start keeps them anew.
  `delete from kept_catalog_columns where exists (select from listings where customer_id = $1)`,
  // An ad needs the one or the other; nobody has this visitor's id, nor a key.
  `update listings set customer_id = null, visitor_uuid = gen_random_uuid(), edit_key_hash = null,
     start_key_hash = null, tracking = '{}' where customer_id = $1`,
  `delete from merchant_documents where ${ofMerchant}`,
  `update merchants set admission_remarks = '', blocked_at = coalesce(blocked_at, market_now()),
     vat_id_checked = null, vat_id_consultation = null where customer_id = $1`,
  // Its people act for nobody any more, and log in to an account of their own.
  `update sessions set ended_at = now(), end_reason = 'rights_changed' where ended_at is null
     and customer_id in (select person_id from company_people where customer_id = $1)`,
  'delete from company_people where person_id = $1 or customer_id = $1',
  `delete from company_invitations where customer_id = $1 or accepted_by = $1 or email = ${ownAddress}`,
  'delete from company_log where customer_id = $1',
  'delete from linked_accounts where customer_id = $1 or linked_customer_id = $1',
  ...[
    'read_popups',
    // What they found goes with them.
    'saved_searches',
    'search_mails',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'known_devices',
    'outside_logins',
    'issuer_records',
    'account_links',
    'held_pushes',
    'held_whatsapps',
    'whatsapps_sent',
    'whatsapp_opt_ins',
    'pushes_sent',
    'push_devices',
    'notification_choices',
  ].map((table) => `delete from ${table} where customer_id = $1`),
  // A mailed code names the address before there is an account.
  `delete from account_links where facts ->> 'email' = ${ownAddress}`,
  'delete from messages where customer_id = $1',
  // Whose link it was is forgotten; that ads came by one stays with those ads.
  `update referrals set partner_id = null where partner_id in
     (select partner_id from partners where customer_id = $1)`,
  'delete from partners where customer_id = $1',
  'delete from data_exports where customer_id = $1',
  `delete from mails_sent where customer_id = $1 or recipient = ${ownAddress}`,
  `delete from newsletter_subscriptions where email = ${ownAddress}`,
  `delete from email_automation_stops where email = ${ownAddress}`,
  `delete from mail_address_stops where email = ${ownAddress}`,
  `delete from caught_mails where ${ownAddress} = any(recipients)`,
  `update security_events set address = null, device = '', facts = '{}' where customer_id = $1`,
  `update sessions set device = '', ended_at = coalesce(ended_at, now()),
     end_reason = coalesce(end_reason, 'logout') where customer_id = $1`,
]

/** The last step, which frees the mail address; `$2` stands in its place. */
export const emptyAccount = `
  update customers set email = $2, password_hash = null, profile = '{}', company_key = null,
    email_verified_at = null, deactivated_at = coalesce(deactivated_at, now()), updated_at = now()
  where customer_id = $1`

/** Keys of the files that go with these rows, read before they do. */
export const filesOfErasure = `
  select storage_key as key, false as "isPicture" from merchant_documents where ${ofMerchant}
  union all select storage_key, false from listing_documents where ${unsoldAds}
  union all select storage_key, false from covered_pages where ${unsoldAds}
  union all select contract_key, false from order_bank_accounts
    where ${ownSales} and contract_key is not null
  union all select storage_key, false from data_exports where customer_id = $1 and storage_key is not null
  union all select distinct found[1], true from listings l,
    ${pictureKeysIn('gallery', 'more_images', 'review_pictures', 'damages', 'last_released')} as found
    where customer_id = $1 and not ${isSold}`

/**
 * Auctions of this person and with a part of theirs (a bid, a late offer, a bid of the round before that binds on), as
 * the domain asks of them whether they still bind.
 */
export const ownAuctions = `
  with parts as (
    select auction_id from auction_bidders where ${ofMerchant}
    union
    select auction_id from auction_events
    where kind = 'late_offer_made' and (event ->> 'merchantId')::bigint in (${merchantIds})
  )
  select 'ads' as part, status, due_at as "dueAt" from auctions where owner_customer_id = $1
  union all
  select 'bids', status, due_at from auctions
  where auction_id in (select auction_id from parts)
    or (listing_id in (select listing_id from auctions join parts using (auction_id))
      and (state -> 'followUp' ->> 'merchantId')::bigint in (${merchantIds}))`

/** Sales that are not settled; `$2` counts as the days after which a handover is taken for granted. */
export const openOrders = `
  select count(*)::int as orders from orders where (seller_customer_id = $1 or buyer_customer_id = $1)
    and (status in ('pending', 'cancellation_requested_by_dealer')
      or (status = 'paid' and handed_over_at is null
        and sold_at > market_now() - $2 * interval '1 day'))`
