import type { ProductCard } from '#contract/product.ts'
import type { Hosts } from '#locales/hosts.ts'
import type { ImageStore } from '#server/integrations/image-store/port.ts'
import type { MailSender } from '#server/integrations/mail/port.ts'
import type { PushSender, PushTarget } from '#server/integrations/push/port.ts'
import type { WhatsAppService } from '#server/integrations/whatsapp/port.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'

/** What the messaging area needs beside the platform; app.ts hands it in. */
export type MessagingServices = Services & {
  readonly hosts: Hosts
  readonly mail: MailSender
  /** Null where the installation sends no pushes. */
  readonly push: PushSender | null
  /** Null where the installation sends nothing by WhatsApp. */
  readonly whatsApp: WhatsAppService | null
  readonly images: ImageStore
  /** Titles of ads in a language, from the listing area; ads that are gone are left out. */
  readonly describeVehicles: (
    db: Queryable,
    vehicles: { readonly entityIds: readonly number[]; readonly locale: string },
  ) => Promise<ReadonlyMap<number, string>>
  /** Those of these saved searches that are pushed now, from the catalog area. */
  readonly listPushedSearches: (
    db: Queryable,
    searchIds: readonly number[],
  ) => Promise<readonly { readonly searchId: number }[]>
  /** Tells the reader's open pages that a message came; called when it is committed. */
  readonly announceMessage: (message: AnnouncedMessage) => Promise<void>
}

/** What telling browsers and numbers needs; without a sender nobody is told this way. */
export type PushServices = Services &
  Pick<MessagingServices, 'hosts' | 'describeVehicles' | 'listPushedSearches' | 'push' | 'whatsApp'>

export type AnnouncedMessage = {
  readonly customerId: number
  readonly messageId: number
  readonly notification: string
  readonly callToAction: string | null
  readonly auctionId: number | null
}

/** What calls need; sending is the jobs' part. */
export type ReadingServices = PushServices & {
  /** The first picture of each ad, from the listing area; ads without one are left out. */
  readonly listMainPictures: (
    db: Queryable,
    entityIds: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly value: string; readonly thumbhash: string }>>
  /** An ad with its auction as the caller may see them, from the catalog; null where they may not. */
  readonly showVehicle: (context: CallContext, entityId: number) => Promise<ProductCard | null>
  /** A browser of the demo's own, which no push service outside is needed for; null elsewhere. */
  readonly newDemoDevice: (() => PushTarget) | null
  /** Tells the reader's open pages that messages were read; one of them is enough, since pages ask anew. */
  readonly announceRead: (messageIds: readonly number[]) => void
}
