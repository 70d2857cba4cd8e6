import type { QueryValues, RouteName } from '#locales/paths.ts'
import type { MessageFacts } from './message-store.ts'

/** Payload of the job `send-mail`. */
export type SendMail = {
  readonly notification: string
  /** A customer is written to in their language; a bare address in the given one. */
  readonly customerId?: number
  readonly email?: string
  /** Asked for an address without account: the same job, and no mail. */
  readonly nobody?: true
  readonly locale?: string
  readonly values?: MessageFacts
  /** Unique for what happened and for the reader. */
  readonly cause: string
  /** The market's instant of what happened, ISO; without one the message is dated when it is written. */
  readonly createdAt?: string
  readonly entityId?: number
  readonly auctionId?: number
  /** Where a link of the account area and a push of a saved search lead; all others lead where their row says. */
  readonly screen?: {
    readonly name: RouteName
    readonly params?: Readonly<Record<string, string>>
    readonly query?: QueryValues
  }
  /** No browser could be told: it goes as a mail whatever was chosen. */
  readonly isInsteadOfPush?: true
  /** An operator sends it once more, as a mail whatever was chosen; its message stands in the account already. */
  readonly isAgain?: true
  /** A single-use link of the account area; its token is made only now. */
  readonly linkId?: string
  readonly attachments?: readonly {
    readonly storageKey: string
    readonly fileName: string
    readonly contentType: string
  }[]
}
