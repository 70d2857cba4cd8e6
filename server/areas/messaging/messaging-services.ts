import type { Hosts } from '#locales/hosts.ts'
import type { ImageStore } from '#server/integrations/image-store/port.ts'
import type { MailSender } from '#server/integrations/mail/port.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { Services } from '#server/platform/services.ts'

/** What the messaging area needs beside the platform; app.ts hands it in. */
export type MessagingServices = Services & {
  readonly hosts: Hosts
  readonly mail: MailSender
  readonly images: ImageStore
  /** Titles of ads in a language, from the listing area; ads that are gone are left out. */
  readonly describeVehicles: (
    db: Queryable,
    vehicles: { readonly entityIds: readonly number[]; readonly locale: string },
  ) => Promise<ReadonlyMap<number, string>>
  /** Tells the reader's open pages that a message came; called when it is committed. */
  readonly announceMessage: (message: AnnouncedMessage) => Promise<void>
}

export type AnnouncedMessage = {
  readonly customerId: number
  readonly messageId: number
  readonly notification: string
  readonly callToAction: string | null
  readonly auctionId: number | null
}

/** What reading messages needs; sending is the jobs' part. */
export type ReadingServices = Services & Pick<MessagingServices, 'hosts' | 'describeVehicles'>
