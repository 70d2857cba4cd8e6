/** What became of a message on a channel. */
export type Delivered =
  | { readonly kind: 'reached' }
  /** No browser or number is left that could be told. */
  | { readonly kind: 'nobody' }
  /** To be tried again, at least in part; null: the service did not say when. */
  | {
      readonly kind: 'busy'
      readonly retryAfterSeconds: number | null
      readonly hasReached: boolean
    }
