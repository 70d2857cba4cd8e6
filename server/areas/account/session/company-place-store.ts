import { mayMakeCompanyCall } from '#contract/company/company-calls.ts'
import type { CompanyRole } from '#domain/account/company/company-role.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CompanyPerson } from '#server/platform/http/call-context.ts'

/** For whom a login acts: for itself, or for the company whose person it is. */
export type PlaceInCompany = {
  readonly customerId: number
  readonly person: CompanyPerson | null
}

/**
 * Asked when a token is written and never by a call: a changed place ends the person's logins. A company's own login is its
 * first owner as soon as anybody was invited.
 */
export async function findPlaceInCompany(db: Queryable, personId: number): Promise<PlaceInCompany> {
  const { rows } = await db.query<{
    readonly customerId: number | null
    readonly role: CompanyRole | null
    readonly hasPeople: boolean
  }>({
    name: 'place-in-company',
    text: `select p.customer_id as "customerId", p.role,
             exists (select from company_invitations i where i.customer_id = $1) as "hasPeople"
           from (select $1::bigint as person_id) asked left join company_people p using (person_id)`,
    values: [personId],
  })
  const [found] = rows
  if (found && found.customerId !== null && found.role !== null) {
    return { customerId: found.customerId, person: { personId, role: found.role } }
  }
  const owner = found?.hasPeople ? ({ personId, role: 'owner' } as const) : null
  return { customerId: personId, person: owner }
}

/** Whose the ads become that somebody wrote before their login; null where they may not sell for their company. */
export function ownerOfBegunAds({ customerId, person }: PlaceInCompany): number | null {
  return person === null || mayMakeCompanyCall(person.role, 'listing.claim') ? customerId : null
}
