import type { DatabasePool } from '../../../platform/database/pool.ts'

/** A mail as the catcher keeps it, with one file where a name is given. */
export async function addMail(
  pool: DatabasePool,
  mail: { readonly recipient: string; readonly file?: string },
): Promise<number> {
  const contentBase64 = Buffer.from('content').toString('base64')
  const attachments = mail.file
    ? [{ fileName: mail.file, contentType: 'application/pdf', sizeBytes: 7, contentBase64 }]
    : []
  const { rows } = await pool.query<{ mail_id: number }>(
    `insert into caught_mails (sender, recipients, subject, text_body, html_body, attachments)
     values ('service@cm24.example', $1, 'Ihre Papiere', 'Guten Tag', '<p>Guten Tag</p>', $2)
     returning mail_id`,
    [[mail.recipient], JSON.stringify(attachments)],
  )
  return rows[0]?.mail_id ?? 0
}
