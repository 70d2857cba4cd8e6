import type { ImageStore } from '../../../integrations/image-store/port.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { Services } from '../../../platform/services.ts'
import type { Seller } from '../../account/api.ts'
import type { AuctionUseCases } from '../../auction/api.ts'

/** What the listing area needs beside the platform; app.ts hands it in. */
export type ListingServices = Services & {
  readonly images: ImageStore
  readonly publicPictures: PublicPictures
  readonly auctions: AuctionUseCases
  readonly sellers: Sellers
  readonly termsValidFrom: Date
  /** After the commit of a change of an ad that its auction has no part in. */
  readonly announceListing: (entityId: number) => void
  /** The sentence a seller agrees to by submitting, in their language (content, rules 10). */
  readonly consentSentence: (locale: string, ad: ConsentedAd) => string
  /** The question area's count for each ad; ads without an open question are left out. */
  readonly countOpenQuestions: (
    db: Queryable,
    listingIds: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>
  /** The order area's prices of comparable vehicles that were sold lately, in EUR. */
  readonly listComparableSales: (db: Queryable, listingId: number) => Promise<readonly number[]>
}

export type ConsentedAd = {
  readonly saleMode: 'auction' | 'offer_collection'
  readonly targetPriceEur: number
}

/** The account area's word on who sells. */
export type Sellers = {
  readonly find: (db: Queryable, customerId: number) => Promise<Seller | undefined>
}

/**
 * Pictures that everybody was allowed to see a moment ago. A page looks at its pictures while it is drawn, so that its
 * browser's calls for the files ask the database no more.
 */
export type PublicPictures = {
  readonly has: (pictureKey: string) => boolean
  readonly add: (pictureKeys: readonly string[]) => void
  /** Those that were public until lately: they are looked up with the next one. */
  readonly lapsed: () => readonly string[]
}
