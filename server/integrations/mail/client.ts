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
}

/** Sends over SMTP: to a real server by its URL, or to the mail catcher in development. */
export function createSmtpMailSender({ smtpUrl, from, replyTo }: SmtpOptions): MailSender {
  const transport = createTransport({
    url: smtpUrl,
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

/** 5xx will not get better by asking again; 4xx, time-outs and broken connections may. */
function asMailFailure(error: unknown): MailFailure {
  const responseCode = responseCodeOf(error)
  const isFinal = responseCode !== undefined && responseCode >= 500
  return new MailFailure(isFinal ? 'final' : 'retry', responseCode, error)
}

function responseCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined
  return typeof error.responseCode === 'number' ? error.responseCode : undefined
}
