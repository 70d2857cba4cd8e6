import type { Config } from '../config.ts'
import type { ReferralService } from '../integrations/referral/port.ts'
import { createTapfiliateClient } from '../integrations/referral/tapfiliate-client.ts'

/** Without the service nothing is queued for it. */
export function openReferrals({ tapfiliate }: Config): ReferralService {
  if (tapfiliate !== null) return createTapfiliateClient(tapfiliate)
  const off = async () => ({ kind: 'unavailable', cause: 'off' }) as const
  return { find: off, add: off }
}
