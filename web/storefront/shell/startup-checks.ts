import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CustomerWrapper } from '#contract/endpoints/account-profile.ts'
import type { ProfileType } from '#domain/account/customer.ts'
import { isCompleteAndVerified } from '#domain/account/profile-completeness.ts'
import { type Api, type ApiClient, useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useVisitor } from './use-visitor.ts'
import { isMerchant } from './visitor.ts'

/**
 * What is looked after once per login when a page comes up (spec 4, startup). Nobody is told when it
 * fails: the next page tries again (spec 8.2).
 */
export function useStartupChecks(): void {
  const api = useWholeApi()
  const visitor = useVisitor()
  const { customerId } = visitor
  const hasMerchantPages = isMerchant(visitor)
  const { search } = useLocation()
  const mc = new URLSearchParams(search).get('mc') ?? undefined

  useEffect(() => {
    if (customerId !== undefined) checkAccount(api).catch(() => undefined)
  }, [api, customerId])

  useEffect(() => {
    if (mc === undefined && !hasMerchantPages) return
    const query = mc === undefined ? {} : { mc }
    api.client.account.merchantCookie({ query }).catch(() => undefined)
  }, [api, mc, hasMerchantPages])

  useWithoutVisitorId()
}

/** The id that a link handed over stands in the address no longer than needed (spec 4). */
function useWithoutVisitorId(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const cleaned = useRef<string>(undefined)
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!query.has('cm24') || cleaned.current === search) return
    cleaned.current = search
    query.delete('cm24')
    const rest = query.size > 0 ? `?${query}` : ''
    void navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true })
  }, [pathname, search, hash, navigate])
}

async function checkAccount({ client, query, queryClient }: Api): Promise<void> {
  const wrapper = await queryClient.ensureQueryData(query.account.getCustomer())
  if (await hasChanged(client, wrapper)) {
    await queryClient.invalidateQueries({ queryKey: [...keysOf('account')] })
  }
}

/** Whether the server finds the account complete and verified that the page still takes for open. */
export async function hasChanged(
  client: Pick<ApiClient, 'account'>,
  { customer, submittedProfileDataType, hasCompletedProfileData }: CustomerWrapper,
): Promise<boolean> {
  if (!customer) return false
  const [checkVerified, acknowledge] = callsOf(client, submittedProfileDataType)
  if (!customer.emailVerified) {
    const { email_verified: isVerified } = await client.account.authUser()
    if (isVerified && isCompleteAndVerified((await checkVerified()).code)) return true
  }
  if (hasCompletedProfileData) return false
  return isCompleteAndVerified((await acknowledge()).code)
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
