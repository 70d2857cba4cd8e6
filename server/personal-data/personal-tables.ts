import type { AuctionEvent } from '#domain/auction/core/events.ts'

/**
 * What is kept of a person, table by table: what an export holds of it (rules 11). A test follows the references
 * of the database and fails where a table with people in it is missing (`personal-tables.db.test.ts`).
 */
export type PersonalTable = {
  readonly table: string
  readonly section: PersonalSection
  /** Which rows are this person's: SQL over the table's columns, `$1` is their customer id. */
  readonly belongs: string
  /** No data of a person: hashes, keys of files, what the program remembers. Sealed columns stay out by themselves. */
  readonly leftOut?: readonly string[]
  /** Of these columns, which hold JSON, the named keys alone; the others tell of somebody else. */
  readonly ownKeys?: Readonly<Record<string, readonly string[]>>
  /** Each row has a file, which comes along. */
  readonly hasFile?: true
}

/** Chapters of the export, in their order. */
export const personalSections = [
  'account',
  'company',
  'agreements',
  'logins',
  'ads',
  'valuations',
  'market',
  'orders',
  'messages',
  'settings',
] as const
export type PersonalSection = (typeof personalSections)[number]

const own = 'customer_id = $1'
const ofMerchant = 'merchant_id in (select merchant_id from merchants where customer_id = $1)'
const ofAds = 'listing_id in (select listing_id from listings where customer_id = $1)'
/** Whoever has not shown that an address is theirs is told nothing of it. */
const ownAddress =
  '(select email from customers where customer_id = $1 and email_verified_at is not null)'
/** In which programs they logged in; the rest is those programs' codes. */
const ofPrograms = `customer_id = $1 and kind = 'Grant'`
const file = ['storage_key']

const ownEvents = `auction_id in (select auction_id from auction_bidders where ${ofMerchant})
  and (event ->> 'merchantId')::bigint in (select merchant_id from merchants where customer_id = $1)`

type KeyOf<Event> = Event extends unknown ? keyof Event : never

/** Keys of events that say what their dealer did and what became of it: the rest, such as how all others stand, is not theirs. */
const ownEventKeys: readonly KeyOf<AuctionEvent>[] = [
  'type',
  'at',
  'merchantId',
  'pseudonym',
  'amountEur',
  'archivedBidEur',
  'hammerPriceEur',
  'cause',
  'change',
  'code',
  'reason',
  'place',
  'sequence',
  'fromSequence',
  'isBarred',
  'isAskMeThen',
  'lateOfferId',
  'consentVersion',
  'bindsUntil',
  'turnEndsAt',
]

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'customers',
    section: 'account',
    belongs: own,
    leftOut: ['password_hash', 'company_key'],
  },
  { table: 'linked_accounts', section: 'account', belongs: own, leftOut: ['linked_customer_id'] },
  { table: 'merchants', section: 'company', belongs: own },
  {
    table: 'merchant_documents',
    section: 'company',
    belongs: ofMerchant,
    leftOut: file,
    hasFile: true,
  },
  {
    table: 'company_people',
    section: 'company',
    belongs: '(person_id = $1 or customer_id = $1)',
  },
  {
    table: 'company_invitations',
    section: 'company',
    belongs: `(customer_id = $1 or accepted_by = $1 or email = ${ownAddress})`,
    leftOut: ['invitation_id'],
  },
  { table: 'company_log', section: 'company', belongs: '(person_id = $1 or customer_id = $1)' },
  { table: 'terms_acceptances', section: 'agreements', belongs: own },
  { table: 'consents', section: 'agreements', belongs: own },
  { table: 'sessions', section: 'logins', belongs: own, leftOut: ['generation', 'login_id'] },
  { table: 'known_devices', section: 'logins', belongs: own },
  { table: 'second_factors', section: 'logins', belongs: own, leftOut: ['last_step'] },
  { table: 'recovery_codes', section: 'logins', belongs: own },
  {
    table: 'passkeys',
    section: 'logins',
    belongs: own,
    leftOut: ['passkey_id', 'credential_id', 'public_key', 'sign_count'],
  },
  { table: 'outside_logins', section: 'logins', belongs: own, leftOut: ['outside_login_id'] },
  { table: 'issuer_records', section: 'logins', belongs: ofPrograms, leftOut: ['session_id'] },
  { table: 'account_links', section: 'logins', belongs: own, leftOut: ['link_id', 'facts'] },
  { table: 'security_events', section: 'logins', belongs: own, leftOut: ['operator_id'] },
  {
    table: 'listings',
    section: 'ads',
    belongs: own,
    leftOut: ['visitor_uuid', 'version', 'start_key_hash'],
  },
  { table: 'listing_documents', section: 'ads', belongs: ofAds, leftOut: file, hasFile: true },
  { table: 'covered_pages', section: 'ads', belongs: ofAds, leftOut: [...file, 'released_by'] },
  { table: 'listing_changes', section: 'ads', belongs: ofAds, leftOut: ['operator_id'] },
  { table: 'reported_defects', section: 'ads', belongs: ofAds, leftOut: ['decided_by'] },
  { table: 'ad_changes', section: 'ads', belongs: ofAds, leftOut: ['decided_by'] },
  { table: 'review_remarks', section: 'ads', belongs: ofAds, leftOut: ['given_by'] },
  { table: 'answer_confirmations', section: 'ads', belongs: ofAds },
  { table: 'answers_taken_over', section: 'ads', belongs: ofAds },
  { table: 'ad_imports', section: 'ads', belongs: ofAds, leftOut: ['import_id'] },
  { table: 'imported_answers', section: 'ads', belongs: ofAds },
  {
    table: 'referrals',
    section: 'ads',
    belongs: ofAds,
    leftOut: ['partner_id', 'conversion_id', 'refused'],
  },
  { table: 'ad_helpers', section: 'ads', belongs: ofAds, leftOut: ['helper_id'] },
  {
    table: 'valuations',
    section: 'valuations',
    belongs: `(${ofAds} or email = ${ownAddress})`,
    // What the model reckoned is made from other people's sales; what was answered is told.
    leftOut: ['report_id', 'computed'],
  },
  {
    table: 'auctions',
    section: 'market',
    belongs: 'owner_customer_id = $1',
    leftOut: ['state', 'settings', 'revision', 'leader_merchant_id', 'due_at', 'version'],
  },
  { table: 'auction_bidders', section: 'market', belongs: ofMerchant },
  {
    table: 'auction_events',
    section: 'market',
    belongs: ownEvents,
    leftOut: ['version'],
    ownKeys: { event: ownEventKeys },
  },
  { table: 'watched_listings', section: 'market', belongs: own },
  { table: 'questions', section: 'market', belongs: own },
  {
    table: 'orders',
    section: 'orders',
    belongs: '(seller_customer_id = $1 or buyer_customer_id = $1)',
    leftOut: ['due_at', 'documents_missing_from'],
  },
  {
    table: 'order_handovers',
    section: 'orders',
    belongs: `order_id in (select order_id from orders
      where seller_customer_id = $1 or buyer_customer_id = $1)`,
  },
  {
    table: 'order_bank_accounts',
    section: 'orders',
    belongs: 'order_id in (select order_id from orders where seller_customer_id = $1)',
    leftOut: ['contract_key'],
  },
  {
    table: 'order_documents',
    section: 'orders',
    // A seller has the contract, a dealer the invoices as well.
    belongs: `order_id in (select order_id from orders where buyer_customer_id = $1
      or (seller_customer_id = $1 and order_documents.kind = 'contract'))`,
    leftOut: [...file, 'stated'],
    hasFile: true,
  },
  { table: 'messages', section: 'messages', belongs: own, leftOut: ['cause', 'group_key'] },
  {
    table: 'mails_sent',
    section: 'messages',
    belongs: `(customer_id = $1 or recipient = ${ownAddress})`,
    leftOut: ['cause', 'message_id_header', 'failure'],
    ownKeys: { written_from: ['values'] },
  },
  {
    table: 'pushes_sent',
    section: 'messages',
    belongs: own,
    leftOut: ['cause', 'push_device_id'],
  },
  { table: 'held_pushes', section: 'messages', belongs: own, leftOut: ['cause'] },
  {
    table: 'whatsapps_sent',
    section: 'messages',
    belongs: own,
    leftOut: ['whatsapp_id', 'cause', 'wamid'],
    ownKeys: { job: ['values'] },
  },
  { table: 'held_whatsapps', section: 'messages', belongs: own, leftOut: ['cause'] },
  {
    table: 'push_devices',
    section: 'settings',
    belongs: own,
    leftOut: ['login_id', 'endpoint', 'p256dh', 'auth'],
  },
  { table: 'notification_choices', section: 'settings', belongs: own },
  { table: 'whatsapp_opt_ins', section: 'settings', belongs: own, leftOut: ['opt_in_id'] },
  { table: 'mail_address_stops', section: 'settings', belongs: `email = ${ownAddress}` },
  { table: 'saved_searches', section: 'settings', belongs: own },
  { table: 'search_mails', section: 'settings', belongs: own },
  { table: 'read_popups', section: 'settings', belongs: own },
  { table: 'dealer_software', section: 'settings', belongs: own, leftOut: ['sync_id'] },
  {
    table: 'dealer_vehicles',
    section: 'settings',
    belongs: own,
    leftOut: ['content_hash', 'taken_hash', 'seen_in'],
  },
  {
    table: 'newsletter_subscriptions',
    section: 'settings',
    belongs: `email = ${ownAddress}`,
  },
  { table: 'partners', section: 'settings', belongs: own, leftOut: ['partner_id'] },
  { table: 'visitor_actions', section: 'settings', belongs: own, leftOut: ['visitor_uuid'] },
  { table: 'email_automation_stops', section: 'settings', belongs: `email = ${ownAddress}` },
]
