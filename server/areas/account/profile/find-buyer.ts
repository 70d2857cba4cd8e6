import type { Profile } from '#domain/account/customer.ts'
import type { VatIdState } from '#domain/pricing/countries.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { type AccountRow, accountStore } from '../account-store.ts'

/** The dealer of a purchase, with what the VAT cases ask of them (rules 10). */
export type Buyer = {
  readonly customerId: number
  readonly merchantId: number
  readonly email: string
  readonly profile: Profile
  readonly languageSetting: string
  readonly vatIdState: VatIdState
}

export async function findBuyer(db: Queryable, merchantId: number): Promise<Buyer | undefined> {
  const account = await accountStore.findByMerchant(db, merchantId)
  return account && buyerOf(account, merchantId)
}

/** By their merchant ids. */
export async function listBuyers(
  db: Queryable,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, Buyer>> {
  const accounts = await accountStore.listByMerchants(db, merchantIds)
  return new Map(
    accounts.flatMap((account) => {
      const merchantId = account.customer.merchant?.merchantId
      return merchantId === undefined ? [] : [[merchantId, buyerOf(account, merchantId)]]
    }),
  )
}

function buyerOf(account: AccountRow, merchantId: number): Buyer {
  const { customer } = account
  return {
    customerId: customer.customerId,
    merchantId,
    email: customer.email,
    profile: customer.profile,
    languageSetting: customer.languageSetting,
    vatIdState: vatIdStateOf(
      account.admission?.vatIdState ?? 'unchecked',
      customer.profile.vatRegNo,
    ),
  }
}

/** An id nobody could check yet counts like a service that does not answer: never as invalid. */
function vatIdStateOf(state: string, vatRegNo: string | undefined): VatIdState {
  if (!vatRegNo) return 'none'
  if (state === 'valid' || state === 'confirmed') return 'valid'
  return state === 'invalid' ? 'invalid' : 'unavailable'
}
