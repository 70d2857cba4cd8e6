import type { Queryable } from '../../platform/database/queryable.ts'

/** What the mail catcher received, for the mailbox page of a demo (rules 14). */

export type MailInBox = {
  readonly mailId: number
  readonly receivedAt: Date
  readonly sender: string
  readonly recipients: readonly string[]
  readonly subject: string
  readonly textBody: string
  readonly htmlBody: string
  readonly attachments: readonly AttachmentInBox[]
}

export type AttachmentInBox = {
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly contentBase64: string
}

export type NewMailInBox = Omit<MailInBox, 'mailId' | 'receivedAt'>

export const mailboxStore = {
  async add(db: Queryable, mail: NewMailInBox): Promise<void> {
    await db.query(
      `insert into caught_mails (sender, recipients, subject, text_body, html_body, attachments)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        mail.sender,
        mail.recipients,
        mail.subject,
        mail.textBody,
        mail.htmlBody,
        JSON.stringify(mail.attachments),
      ],
    )
  },

  /** The newest first, without the attachments' contents; to one address or to all. */
  async list(
    db: Queryable,
    search: { readonly recipient: string | null; readonly limit: number; readonly offset: number },
  ): Promise<MailInBox[]> {
    const { rows } = await db.query<MailInBox>(
      `select mail_id as "mailId", received_at as "receivedAt", sender, recipients, subject,
         text_body as "textBody", html_body as "htmlBody",
         (select coalesce(jsonb_agg(a - 'contentBase64' || '{"contentBase64": ""}' order by n), '[]')
          from jsonb_array_elements(attachments) with ordinality as list(a, n)) as attachments
       from caught_mails where $1::text is null or lower($1) = any(recipients)
       order by mail_id desc limit $2 offset $3`,
      [search.recipient, search.limit, search.offset],
    )
    return rows
  },

  async find(db: Queryable, mailId: number): Promise<MailInBox | undefined> {
    const { rows } = await db.query<MailInBox>(
      `select mail_id as "mailId", received_at as "receivedAt", sender, recipients, subject,
         text_body as "textBody", html_body as "htmlBody", attachments
       from caught_mails where mail_id = $1`,
      [mailId],
    )
    return rows[0]
  },
}
