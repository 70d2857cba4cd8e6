import type { CompanyLogEntry } from '#contract/endpoints/company/company.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { personName } from '../person-name.ts'

/** Who of a company did what. Market commands write theirs with the bid (`write-people.ts` of the auction area). */
export const companyLogStore = {
  async add(
    db: Queryable,
    step: {
      readonly customerId: number
      readonly personId: number
      readonly action: string
      readonly facts?: Readonly<Record<string, unknown>>
    },
  ): Promise<void> {
    await db.query(
      `insert into company_log (customer_id, person_id, entered_at, action, facts)
       values ($1, $2, market_now(), $3, $4)`,
      [step.customerId, step.personId, step.action, JSON.stringify(step.facts ?? {})],
    )
  },

  async list(
    db: Queryable,
    page: { readonly customerId: number; readonly page: number; readonly itemsPerPage: number },
  ): Promise<{ readonly entries: CompanyLogEntry[]; readonly total: number }> {
    type Row = Omit<CompanyLogEntry, 'at'> & { readonly at: Date }
    const { rows } = await db.query<Row>(
      `select l.entry_id as "entryId", l.entered_at as at, l.person_id as "personId", l.action,
         ${personName('c')} as name,
         l.auction_id as "auctionId", a.listing_id as "entityId", l.amount_eur as "amountEur"
       from company_log l join customers c on c.customer_id = l.person_id
         left join auctions a on a.auction_id = l.auction_id
       where l.customer_id = $1 order by l.entry_id desc limit $2 offset $3`,
      [page.customerId, page.itemsPerPage, (page.page - 1) * page.itemsPerPage],
    )
    const { rows: counted } = await db.query<{ total: number }>(
      'select count(*)::int as total from company_log where customer_id = $1',
      [page.customerId],
    )
    const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    return { entries, total: counted[0]?.total ?? 0 }
  },
}
