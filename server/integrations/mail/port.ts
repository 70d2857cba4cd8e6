/** What the rest of the server knows of mail: a finished mail goes out, or it says why not. */
export type MailAttachment = {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

export type OutgoingMail = {
  readonly to: { readonly name?: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * Made once per mail and kept with it, so that a mail sent again after a crash is the same
   * mail to the reader's mail program and not a second one.
   */
  readonly messageId: string
  readonly attachments?: readonly MailAttachment[]
  /** Reminder mails can be stopped with one click in the mail program (RFC 8058). */
  readonly unsubscribeUrl?: string
}

export type MailSender = {
  /** Resolves when the mail server has taken the mail. Throws MailFailure otherwise. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  readonly close: () => void
}

/** A final failure is not tried again: the address does not exist, or the mail is refused. */
export type MailFailureKind = 'final' | 'retry'

export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly kind: MailFailureKind
  /** The server's three digits; absent when no server answered. */
  readonly responseCode: number | undefined
  /** There is no such mailbox: no mail to it will ever arrive. */
  readonly isOfRecipient: boolean

  constructor(
    kind: MailFailureKind,
    responseCode: number | undefined,
    cause: unknown,
    isOfRecipient = false,
  ) {
    super(responseCode ? `mail server answered ${responseCode}` : 'mail server unreachable', {
      cause,
    })
    this.kind = kind
    this.responseCode = responseCode
    this.isOfRecipient = isOfRecipient
  }
}
