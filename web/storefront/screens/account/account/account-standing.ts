import type { CustomerWrapper } from '#contract/customer.ts'

export type SavedMessage =
  | 'incomplete'
  | 'verifyEmail'
  | 'privateComplete'
  | 'commercialComplete'
  | 'merchantInReview'
  | 'merchantSaved'

/** The message after the profile was saved: what is missing, or what begins now (spec 8.3). */
export function savedMessage(
  wrapper: Pick<
    CustomerWrapper,
    'hasCompletedProfileData' | 'submittedProfileDataType' | 'customer' | 'merchant'
  >,
): SavedMessage {
  if (!wrapper.hasCompletedProfileData) return 'incomplete'
  if (!wrapper.customer?.emailVerified) return 'verifyEmail'
  if (wrapper.submittedProfileDataType === 'PRIVATE') return 'privateComplete'
  if (wrapper.submittedProfileDataType === 'COMMERCIAL') return 'commercialComplete'
  return wrapper.merchant?.admission === 'accepted' ? 'merchantSaved' : 'merchantInReview'
}

/** The review began by itself once everything was there; what is reviewed does not change. */
export function isUnderReview(
  wrapper: Pick<CustomerWrapper, 'hasCompletedProfileData' | 'customer' | 'merchant'>,
): boolean {
  const isReady = wrapper.hasCompletedProfileData && wrapper.customer?.emailVerified === true
  return isReady && wrapper.merchant?.admission === 'in_review'
}

/** The details are the company's, and of its people owners alone may change them (rules 1). */
export function ownsProfile({ companyRole }: Pick<CustomerWrapper, 'companyRole'>): boolean {
  return companyRole === null || companyRole === 'owner'
}
