import type { CompanyRole } from '#domain/account/company/company-role.ts'
import type { Commitments } from '#domain/auction/core/company/company-person.ts'
import { onlyRow, type Queryable } from '#server/platform/database/queryable.ts'
import { personName } from '../person-name.ts'

/** A company's people (rules 1). The company's own login is its first owner and has no row. */

export type PersonRow = {
  readonly personId: number
  readonly email: string
  readonly name: string
  readonly role: CompanyRole
  readonly bidLimitEur: number | null
  readonly dayLimitEur: number | null
  readonly committed: Commitments
  readonly joinedAt: Date
}

export type PlaceOfPerson = {
  readonly role: CompanyRole
  readonly bidLimitEur: number | null
  readonly dayLimitEur: number | null
}

const columns = `p.person_id as "personId", c.email, ${personName('c')} as name, p.role,
  p.bid_limit_eur as "bidLimitEur", p.day_limit_eur as "dayLimitEur", p.committed,
  p.joined_at as "joinedAt"`

export const companyStore = {
  /** Two changes of one company's people follow each other, and no bid, which refers to the merchant, waits; answers its admission. */
  async lock(
    db: Queryable,
    customerId: number,
  ): Promise<{ readonly admission: string } | undefined> {
    const { rows } = await db.query<{ admission: string }>(
      'select admission from merchants where customer_id = $1 for no key update',
      [customerId],
    )
    return rows[0]
  },

  async listPeople(db: Queryable, customerId: number): Promise<PersonRow[]> {
    const { rows } = await db.query<PersonRow>(
      `select ${columns} from company_people p join customers c on c.customer_id = p.person_id
       where p.customer_id = $1 order by p.joined_at, p.person_id`,
      [customerId],
    )
    return rows
  },

  async findPerson(
    db: Queryable,
    search: { readonly customerId: number; readonly personId: number },
  ): Promise<PersonRow | undefined> {
    const { rows } = await db.query<PersonRow>(
      `select ${columns} from company_people p join customers c on c.customer_id = p.person_id
       where p.customer_id = $1 and p.person_id = $2`,
      [search.customerId, search.personId],
    )
    return rows[0]
  },

  /** Held until the transaction ends; before the person's account, as where they bid. */
  async lockPerson(
    db: Queryable,
    search: { readonly customerId: number; readonly personId: number },
  ): Promise<PersonRow | undefined> {
    const { customerId, personId } = search
    await db.query(
      'select from company_people where customer_id = $1 and person_id = $2 for update',
      [customerId, personId],
    )
    return companyStore.findPerson(db, search)
  },

  async add(
    db: Queryable,
    person: PlaceOfPerson & {
      readonly customerId: number
      readonly personId: number
      readonly now: Date
    },
  ): Promise<void> {
    await db.query(
      `insert into company_people (person_id, customer_id, role, bid_limit_eur, day_limit_eur, joined_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        ...[person.personId, person.customerId, person.role],
        ...[person.bidLimitEur, person.dayLimitEur, person.now],
      ],
    )
  },

  async savePlace(
    db: Queryable,
    change: PlaceOfPerson & { readonly personId: number },
  ): Promise<void> {
    await db.query(
      `update company_people set role = $2, bid_limit_eur = $3, day_limit_eur = $4
       where person_id = $1`,
      [change.personId, change.role, change.bidLimitEur, change.dayLimitEur],
    )
  },

  async remove(db: Queryable, personId: number): Promise<void> {
    await db.query('delete from company_people where person_id = $1', [personId])
  },

  /** Whether an account has anything of its own that it could not reach any more as somebody's person. */
  async isInUse(db: Queryable, customerId: number): Promise<boolean> {
    const { rows } = await db.query<{ isInUse: boolean }>(
      `select exists (select from merchants where customer_id = $1)
           or exists (select from company_people where person_id = $1)
           or exists (select from listings where customer_id = $1)
           or exists (select from orders where seller_customer_id = $1 or buyer_customer_id = $1)
           or exists (select from customers where customer_id = $1
             and (role = 'admin' or deactivated_at is not null)) as "isInUse"`,
      [customerId],
    )
    return rows[0]?.isInUse ?? true
  },

  /** The company's own login, whom its people ask. */
  async findOwner(
    db: Queryable,
    customerId: number,
  ): Promise<{ readonly name: string; readonly email: string }> {
    return onlyRow(
      await db.query<{ name: string; email: string }>(
        `select ${personName('customers')} as name, email from customers where customer_id = $1`,
        [customerId],
      ),
    )
  },

  async companyNameOf(db: Queryable, customerId: number): Promise<string> {
    const { rows } = await db.query<{ name: string }>(
      `select coalesce(nullif(trim(profile ->> 'companyName'), ''), ${personName('customers')}) as name
       from customers where customer_id = $1`,
      [customerId],
    )
    return rows[0]?.name ?? ''
  },

  /** The day of a limit is the market's, as the bids are that count towards it. */
  async marketNow(db: Queryable): Promise<number> {
    const row = onlyRow(await db.query<{ now: Date }>('select market_now() as now'))
    return row.now.getTime()
  },
}
