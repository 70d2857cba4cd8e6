import type { Output } from '#contract/endpoint.ts'
import { ReferralCode, type referralEndpoints } from '#contract/endpoints/referral/referral.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { isPossibleCode, makeReferralCode } from './referral-code.ts'
import { referralStore } from './referral-store.ts'

/** Kept with consent alone, and read by the server alone. */
export const referralCookie = 'cm24-referral'
/** Spec 9.3. */
const keptSeconds = 2_592_000

export function keptCodeOf({ cookies }: Pick<CallContext, 'cookies'>): string | null {
  return ReferralCode.safeParse(cookies[referralCookie]).data ?? null
}

/** Whether somebody has this code, as far as we can know: an outside service is not asked. */
export async function isKnownCode({ pool, config }: Services, code: string): Promise<boolean> {
  if (!isPossibleCode(config, code)) return false
  return config.tapfiliate !== null || (await referralStore.findByCode(pool, code)) !== undefined
}

export async function keepReferral(
  services: Services,
  context: CallContext,
  code: string | null,
): Promise<string | null> {
  if (code === null || !(await isKnownCode(services, code))) {
    context.clearCookie(referralCookie)
    return null
  }
  context.setCookie(referralCookie, code, { maxAgeSeconds: keptSeconds })
  return code
}

type PartnerView = Output<typeof referralEndpoints.readPartner>

export async function showPartner({ pool }: Services, context: CallContext): Promise<PartnerView> {
  const customerId = customerIdOf(context)
  const code = await referralStore.findCode(pool, customerId)
  const months = await referralStore.readResults(pool, customerId)
  const sum = (of: (month: (typeof months)[number]) => number) =>
    months.reduce((total, month) => total + of(month), 0)
  return {
    code,
    results: {
      submitted: sum(({ submitted }) => submitted),
      onMarket: sum(({ market }) => market),
      sold: sum(({ sold }) => sold),
    },
    months: months.map(({ month, submitted, sold }) => ({ month, submitted, sold })),
  }
}

export async function becomePartner(
  services: Services,
  context: CallContext,
): Promise<PartnerView> {
  const customerId = customerIdOf(context)
  const partner = { customerId, code: makeReferralCode(), now: services.now() }
  await referralStore.addPartner(services.pool, partner)
  return showPartner(services, context)
}
