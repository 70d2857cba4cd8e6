import type { Profile, ProfileType } from '#domain/account/customer.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { addressStore, isKept } from './address-store.ts'
import { type AccountRow, accountOf, type StoredAccount } from './stored-account.ts'

export type { AccountRow } from './stored-account.ts'

/** Customers with what belongs to them: merchant, papers' names, the last accepted terms. */

const selectAccount = `
  select c.customer_id, c.email, c.password_hash, c.role, c.operator_roles, c.segmentation, c.email_verified_at,
    c.profile_type, c.profile, c.language_setting, c.deactivated_at, c.created_at,
    c.company_key, m.merchant_id, m.admission, m.admission_remarks, m.blocked_at,
    m.bidding_stopped_at, m.vat_id_state, m.notification_locale, m.submitted_at,
    m.yearly_check_asked_at,
    (select d.file_name from merchant_documents d where d.merchant_id = m.merchant_id
      order by d.document_id desc limit 1) as document_name,
    t.version as terms_version, t.locale as terms_locale, t.accepted_at as terms_accepted_at
  from customers c
  left join merchants m using (customer_id)
  left join lateral (select * from terms_acceptances a where a.customer_id = c.customer_id
    order by a.accepted_at desc limit 1) t on true`

/** A dealer sees the notices of a year or two, some dozens. */
const mostReadPopups = 500

export const accountStore = {
  async find(db: Queryable, customerId: number): Promise<AccountRow | undefined> {
    return findOne(db, 'c.customer_id = $1', customerId)
  },

  async list(db: Queryable, customerIds: readonly number[]): Promise<AccountRow[]> {
    const { rows } = await db.query<StoredAccount>({
      name: 'accounts-of-customers',
      text: `${selectAccount} where c.customer_id = any($1::bigint[])`,
      values: [customerIds],
    })
    return rows.map(accountOf)
  },

  async listByMerchants(db: Queryable, merchantIds: readonly number[]): Promise<AccountRow[]> {
    const { rows } = await db.query<StoredAccount>({
      name: 'accounts-of-merchants',
      text: `${selectAccount} where m.merchant_id = any($1::bigint[])`,
      values: [merchantIds],
    })
    return rows.map(accountOf)
  },

  async findByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
    return findOne(db, 'c.email = $1', email)
  },

  async findByMerchant(db: Queryable, merchantId: number): Promise<AccountRow | undefined> {
    return findOne(db, 'm.merchant_id = $1', merchantId)
  },

  /** Accounts in the order they came, for the demo's list of logins. */
  async listFirst(db: Queryable, limit: number): Promise<AccountRow[]> {
    const { rows } = await db.query<StoredAccount>(
      `${selectAccount} where c.deactivated_at is null and c.segmentation = 'registered'
       order by c.customer_id limit $1`,
      [limit],
    )
    return rows.map(accountOf)
  },

  async load(db: Queryable, customerId: number): Promise<AccountRow> {
    const account = await accountStore.find(db, customerId)
    if (!account) throw new Error(`Customer ${customerId} does not exist`)
    return account
  },

  /** Two changes of one account follow each other. Several are held in one order, so that nobody waits in a circle. */
  async lock(db: Queryable, ...customerIds: readonly number[]): Promise<void> {
    await db.query(
      'select 1 from customers where customer_id = any($1) order by customer_id for update',
      [customerIds],
    )
  },

  /** The new customer's id, or null when the address is taken or kept for a former account; within a transaction. */
  async add(
    db: Queryable,
    customer: {
      email: string
      /** Null: they enter by mailed codes. */
      passwordHash: string | null
      profileType: ProfileType
      languageSetting: string
      now: Date
    },
  ): Promise<number | null> {
    await addressStore.lock(db, customer.email)
    const { rows } = await db.query<{ customer_id: number }>(
      `insert into customers (email, password_hash, profile_type, language_setting)
       select $1, $3, $4, $5 where not ${isKept}
       on conflict (email) do nothing returning customer_id`,
      [
        ...[customer.email, customer.now, customer.passwordHash, customer.profileType],
        customer.languageSetting,
      ],
    )
    return rows[0]?.customer_id ?? null
  },

  async addProspect(
    db: Queryable,
    prospect: { email: string; languageSetting: string },
  ): Promise<number | null> {
    const { rows } = await db.query<{ customer_id: number }>(
      `insert into customers (email, segmentation, language_setting)
       values ($1, 'prospect', $2) on conflict (email) do nothing returning customer_id`,
      [prospect.email, prospect.languageSetting],
    )
    return rows[0]?.customer_id ?? null
  },

  async savePassword(
    db: Queryable,
    change: { customerId: number; passwordHash: string },
  ): Promise<void> {
    await db.query(
      `update customers set password_hash = $2, segmentation = 'registered', updated_at = now()
       where customer_id = $1`,
      [change.customerId, change.passwordHash],
    )
  },

  /** The same password in a newer hash; false where it is another one by now. */
  async renewPasswordHash(
    db: Queryable,
    change: { customerId: number; known: string; passwordHash: string },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update customers set password_hash = $3, updated_at = now()
       where customer_id = $1 and password_hash = $2`,
      [change.customerId, change.known, change.passwordHash],
    )
    return rowCount === 1
  },

  async removePassword(db: Queryable, customerId: number): Promise<void> {
    await db.query(
      'update customers set password_hash = null, updated_at = now() where customer_id = $1',
      [customerId],
    )
  },

  /** A prospect who has shown that the address is theirs has an account from then on. */
  async saveRegistered(db: Queryable, customerId: number): Promise<void> {
    await db.query(
      `update customers set segmentation = 'registered', updated_at = now()
       where customer_id = $1 and segmentation = 'prospect'`,
      [customerId],
    )
  },

  async saveEmailVerified(db: Queryable, change: { customerId: number; now: Date }): Promise<void> {
    await db.query(
      `update customers set email_verified_at = coalesce(email_verified_at, $2), updated_at = now()
       where customer_id = $1`,
      [change.customerId, change.now],
    )
  },

  async saveProfile(
    db: Queryable,
    change: {
      customerId: number
      profileType: ProfileType
      profile: Profile
      companyKey: string | null
    },
  ): Promise<void> {
    await db.query(
      `update customers set profile_type = $2, profile = $3, company_key = $4, updated_at = now()
       where customer_id = $1`,
      [change.customerId, change.profileType, JSON.stringify(change.profile), change.companyKey],
    )
  },

  async saveLanguage(
    db: Queryable,
    change: { customerId: number; languageSetting: string },
  ): Promise<void> {
    await db.query(
      `with changed as (
         update customers set language_setting = $2, updated_at = now() where customer_id = $1)
       update merchants set notification_locale = $2 where customer_id = $1`,
      [change.customerId, change.languageSetting],
    )
  },

  async saveTermsAcceptance(
    db: Queryable,
    acceptance: { customerId: number; version: string; locale: string; now: Date },
  ): Promise<void> {
    await db.query(
      `insert into terms_acceptances (customer_id, version, locale, accepted_at)
       values ($1, $2, $3, $4)
       on conflict (customer_id, version) do update set
         locale = excluded.locale, accepted_at = excluded.accepted_at`,
      [acceptance.customerId, acceptance.version, acceptance.locale, acceptance.now],
    )
  },

  /** Those that `listReadPopups` shows no more go, so that nobody fills the table. */
  async savePopupRead(
    db: Queryable,
    read: { customerId: number; popupId: string; now: Date },
  ): Promise<void> {
    await db.query(
      `insert into read_popups (customer_id, popup_id, read_at) values ($1, $2, $3)
       on conflict do nothing`,
      [read.customerId, read.popupId, read.now],
    )
    await db.query(
      `delete from read_popups where customer_id = $1 and popup_id in
         (select popup_id from read_popups where customer_id = $1
          order by read_at desc offset ${mostReadPopups})`,
      [read.customerId],
    )
  },

  async listReadPopups(db: Queryable, customerId: number): Promise<string[]> {
    const { rows } = await db.query<{ popup_id: string }>(
      `select popup_id from read_popups where customer_id = $1
       order by read_at desc limit ${mostReadPopups}`,
      [customerId],
    )
    return rows.map((row) => row.popup_id)
  },
}

async function findOne(
  db: Queryable,
  condition: string,
  value: unknown,
): Promise<AccountRow | undefined> {
  const { rows } = await db.query<StoredAccount>(`${selectAccount} where ${condition}`, [value])
  return rows[0] && accountOf(rows[0])
}
