import type { CustomerWrapper } from '#contract/customer.ts'
import type { ProfileType } from '#domain/account/customer.ts'
import { isCompleteAndVerified } from '#domain/account/profile-completeness.ts'
import type { Api } from '#web/api/api.tsx'
import type { ApiClient } from '#web/api/api-client.ts'
import { keysOf } from '#web/api/queries.ts'

/** Asks for the account again when the server knows it further than the page does (spec 4, startup). */
export async function checkAccount({ client, query, queryClient }: Api): Promise<void> {
  const wrapper = await queryClient.ensureQueryData(query.account.getCustomer())
  if (await hasChanged(client, wrapper)) {
    await queryClient.invalidateQueries({ queryKey: [...keysOf('account')] })
  }
}

/** Whether the server finds the account complete and verified that the page still takes for open. */
async function hasChanged(
  client: Pick<ApiClient, 'account'>,
  { customer, submittedProfileDataType, hasCompletedProfileData }: CustomerWrapper,
): Promise<boolean> {
  if (!customer) return false
  const [checkVerified, acknowledge] = callsOf(client, submittedProfileDataType)
  if (!customer.emailVerified) {
    const { email_verified: isVerified } = await client.account.authUser()
    if (isVerified && isCompleteAndVerified(await checkVerified())) return true
  }
  if (hasCompletedProfileData) return false
  return isCompleteAndVerified(await acknowledge())
}

function callsOf({ account }: Pick<ApiClient, 'account'>, profileType: ProfileType) {
  switch (profileType) {
    case 'PRIVATE':
      return [account.checkPrivateEmailVerified, account.ackPrivateComplete] as const
    case 'COMMERCIAL':
      return [account.checkCommercialEmailVerified, account.ackCommercialComplete] as const
    case 'MERCHANT':
      return [account.checkMerchantEmailVerified, account.ackMerchantComplete] as const
  }
}
