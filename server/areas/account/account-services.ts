import type { Hosts } from '#locales/hosts.ts'
import type { IdentityProvider } from '#server/integrations/identity-provider/port.ts'
import type { ImageStore } from '#server/integrations/image-store/port.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'

/** Whose bidding agents are to end. */
export type AgentsToEnd = {
  readonly merchantId: number
  /** The operator who decided it; absent where the clock did. */
  readonly operatorId?: number
  /** Only in auctions of this seller; absent: in all. */
  readonly ownerCustomerId?: number
}

/** What the account area needs beside the platform; app.ts hands it in. */
export type AccountServices = Services & {
  readonly hosts: Hosts
  readonly images: ImageStore
  /** Null where people log in here alone. */
  readonly identityProvider: IdentityProvider | null
  /** The terms in force in a language; prose belongs to the content area. */
  readonly termsInForce: (
    locale: string,
    now: Date,
  ) => { readonly version: string; readonly validFrom: Date }
  readonly listings: AccountListings
  /** How often operators took out bids of these dealers, in all auctions (rules 5). */
  readonly countVoids: (
    db: Queryable,
    merchantIds: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>
  /** The reminders that the reader of an address has stopped stay stopped at their new one. */
  readonly carryMailStops: (
    db: Queryable,
    move: { readonly from: string; readonly to: string },
  ) => Promise<void>
  /** Ends bidding agents of a dealer who may not bid any more; their standing bids stay (rules 5). */
  readonly endAgents: (ended: AgentsToEnd) => Promise<void>
  /** A VAT id was decided: invoices that waited for it go out, others are corrected (rules 10). */
  readonly settleInvoices: (merchantId: number) => Promise<void>
  /** Tells the customer's open pages to load them again (spec 4); called after the commit. */
  readonly announceCustomer: (db: Queryable, customerId: number) => Promise<void>
  /**
   * Logins of this customer have ended, with their tokens and live streams. Called after the commit;
   * resolves when this process knows.
   */
  readonly announceEndedLogin: (customerId: number) => Promise<void>
}

/** Use cases of the listing area that accounts rely on. */
export type AccountListings = {
  /** Gives a visitor's unfinished ads to the customer they have become (rules 11). */
  readonly claimVisitorAds: (
    client: DatabaseClient,
    claim: { readonly customerId: number; readonly cookies: CallContext['cookies'] },
  ) => Promise<unknown>
  /** The same for one ad, also from a browser that has not its key. */
  readonly claimAd: (
    client: DatabaseClient,
    claim: {
      readonly customerId: number
      readonly listingId: number
      readonly editKeyHash: Buffer
    },
  ) => Promise<unknown>
  /** The hash of the edit key that these cookies hold, if it opens this visitor's ad. */
  readonly findHeldKey: (
    db: Queryable,
    search: { readonly listingId: number; readonly cookies: CallContext['cookies'] },
  ) => Promise<Buffer | null>
  readonly summariseAds: (
    db: Queryable,
    customerId: number,
  ) => Promise<{ readonly hasAny: boolean; readonly hasInEditing: boolean }>
  /** Whether the ad exists for this caller: on the market, their own, or written in this browser before (rules 1). */
  readonly isKnownTo: (
    listingId: number,
    context: Pick<CallContext, 'viewer' | 'cookies'>,
  ) => Promise<boolean>
  /** Null: a visitor's ad, which has no customer yet. Undefined: no such ad. */
  readonly findOwnerId: (db: Queryable, listingId: number) => Promise<number | null | undefined>
}
