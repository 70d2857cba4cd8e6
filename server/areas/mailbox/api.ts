/** What the rest of the server may use of this area. */

export { findMail, listMails, saveMail } from './mails.ts'
