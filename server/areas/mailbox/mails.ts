import type { Queryable } from '../../platform/database/queryable.ts'
import { type MailInBox, mailboxStore, type NewMailInBox } from './mailbox-store.ts'

/** The demo's mails: kept as they arrive, and read by whoever shows them. */

export function saveMail(db: Queryable, mail: NewMailInBox): Promise<void> {
  return mailboxStore.add(db, mail)
}

export function listMails(
  db: Queryable,
  search: { readonly recipient: string | null; readonly limit: number; readonly offset: number },
): Promise<MailInBox[]> {
  return mailboxStore.list(db, search)
}

export function findMail(db: Queryable, mailId: number): Promise<MailInBox | undefined> {
  return mailboxStore.find(db, mailId)
}
