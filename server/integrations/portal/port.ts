import type { PortalAd } from '#domain/listing/importing/portal-values.ts'

/** What the rest of the server knows of another portal's ads. */
export type PortalImporter = {
  /** One ad by its number. Never throws; `cause` is for the log alone. */
  readonly find: (adId: string) => Promise<PortalAnswer>
  /** The bytes of a picture of such an ad; undefined where it cannot be had, is too large or lies elsewhere. */
  readonly fetchPicture: (address: string) => Promise<Buffer | undefined>
}

export type PortalAnswer =
  | {
      readonly kind: 'found'
      readonly ad: PortalAd
      /** The largest of each picture, in their order. */
      readonly pictures: readonly string[]
    }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'busy' }
  /** The portal is not asked by this installation, or does not let it. */
  | { readonly kind: 'not_offered'; readonly cause: string }
  | { readonly kind: 'unavailable' | 'unreadable'; readonly cause: string }
