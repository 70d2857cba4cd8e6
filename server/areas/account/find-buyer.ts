import type { Profile } from '#domain/account/customer.ts'
import type { VatIdState } from '#domain/pricing/countries.ts'
import type { Queryable } from './account-services.ts'
import { findSeller } from './find-people.ts'

/** The dealer of a purchase, with what the VAT cases ask of him (rules 10). */
export type Buyer = {
  readonly customerId: number
  readonly merchantId: number
  readonly email: string
  readonly profile: Profile
  readonly languageSetting: string
  readonly vatIdState: VatIdState
}

type VatRow = { readonly customer_id: number; readonly vat_id_state: string }

export async function findBuyer(db: Queryable, merchantId: number): Promise<Buyer | undefined> {
  const { rows } = await db.query<VatRow>(
    'select customer_id, vat_id_state from merchants where merchant_id = $1',
    [merchantId],
  )
  const merchant = rows[0]
  const person = merchant && (await findSeller(db, merchant.customer_id))
  if (!merchant || !person) return undefined
  return {
    customerId: person.customerId,
    merchantId,
    email: person.email,
    profile: person.profile,
    languageSetting: person.languageSetting,
    vatIdState: vatIdStateOf(merchant.vat_id_state, person.profile.vatRegNo),
  }
}

/** An id nobody could check yet counts like a service that does not answer: never as invalid. */
function vatIdStateOf(state: string, vatRegNo: string | undefined): VatIdState {
  if (!vatRegNo) return 'none'
  if (state === 'valid' || state === 'confirmed') return 'valid'
  return state === 'invalid' ? 'invalid' : 'unavailable'
}
