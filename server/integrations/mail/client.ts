import { createTransport } from 'nodemailer'
import { MailFailure, type MailSender, type OutgoingMail } from './port.ts'

const connectionTimeoutMs = 10_000
const answerTimeoutMs = 30_000
/** Mail servers close connections that stay open for many mails; two are enough for our volume. */
const maxConnections = 2

export type SmtpOptions = {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  readonly smtpUrl: string
  readonly from: string
  readonly replyTo?: string
  /** Nothing is sent to a server that offers no TLS. */
  readonly needsTls?: boolean
}

/** Sends over SMTP: to a real server by its URL, or to the mail catcher in development. */
export function createSmtpMailSender({
  smtpUrl,
  from,
  replyTo,
  needsTls = false,
}: SmtpOptions): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls,
    pool: true,
    maxConnections,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: answerTimeoutMs,
    // A mail is built from our own text alone, so nothing in it may name a file or an address
    // for the mail library to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from, ...(replyTo && { replyTo }), ...messageOf(mail) })
      } catch (error) {
        throw asMailFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: OutgoingMail) {
  return {
    to: { name: mail.to.name ?? '', address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // Out-of-office answers to a machine help nobody (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    attachments: (mail.attachments ?? []).map((attachment) => ({
      filename: attachment.fileName,
      contentType: attachment.contentType,
      content: Buffer.from(attachment.content),
    })),
  }
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {}
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * A 5xx about the recipient or the mail will not get better by asking again. One about the login or
 * TLS is about our settings: the mail waits until they are right.
 */
function asMailFailure(error: unknown): MailFailure {
  const responseCode = responseCodeOf(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isOfSettings = code === 'ETLS' || code === 'EAUTH'
  const isFinal = responseCode !== undefined && responseCode >= 500 && !isOfSettings
  const isOfRecipient = isFinal && isUnknownMailbox(error)
  return new MailFailure(isFinal ? 'final' : 'retry', responseCode, error, isOfRecipient)
}

/**
 * A refused recipient is an address that does not exist, unless the server says otherwise in its enhanced code: full (5.2.2),
 * or refused for who we are (5.7).
 */
function isUnknownMailbox(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO')
    return false
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? []
  if (subject === undefined) return /^55[013]/.test(response)
  return subject === '1' || (subject === '2' && detail === '1')
}

function responseCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined
  return typeof error.responseCode === 'number' ? error.responseCode : undefined
}
