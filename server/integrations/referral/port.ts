/** The service that keeps partners and pays them. It takes the same referral twice, so ask it first. */
export type ReferralAnswer =
  | { readonly kind: 'taken'; readonly conversionId: string }
  /** For good: nobody has this code. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Busy, down, or an answer that nobody can read: ask again later. */
  | { readonly kind: 'unavailable'; readonly cause: string }

export type ReferralService = {
  readonly find: (
    externalId: string,
  ) => Promise<Exclude<ReferralAnswer, { kind: 'refused' }> | { readonly kind: 'unknown' }>
  readonly add: (referral: {
    readonly externalId: string
    readonly code: string
  }) => Promise<ReferralAnswer>
}
