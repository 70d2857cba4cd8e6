/** The service that sends the newsletter to addresses that were confirmed to us. */
export type Subscriber = {
  readonly email: string
  /** What they agreed to, in the words they were shown. */
  readonly consent: string
  readonly confirmedAt: Date
}

export type SubscriptionAnswer =
  | { readonly kind: 'taken' }
  /** For good, such as an address that it takes for none. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly cause: string }

export type NewsletterService = { readonly add: (who: Subscriber) => Promise<SubscriptionAnswer> }
