import type { Hosts } from '#locales/hosts.ts'
import type { ImageStore } from '#server/integrations/image-store/port.ts'
import type { MailSender } from '#server/integrations/mail/port.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { Services } from '#server/platform/services.ts'

export type Queryable = Pick<DatabaseClient, 'query'>

/** What the messaging area needs beside the platform; app.ts hands it in. */
export type MessagingServices = Services & {
  readonly hosts: Hosts
  readonly mail: MailSender
  readonly images: ImageStore
  /** The ad's title in a language, from the listing area; null when the ad is gone. */
  readonly describeVehicle: (
    db: Queryable,
    vehicle: { readonly entityId: number; readonly locale: string },
  ) => Promise<string | null>
  /** Tells the reader's open pages that a message came; committed with it. */
  readonly announceMessage: (
    db: Queryable,
    message: {
      readonly customerId: number
      readonly messageId: number
      readonly letter: string
      readonly callToAction: string | null
      readonly auctionId: number | null
    },
  ) => Promise<void>
}
