import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/**
 * A mail server that delivers nothing: development, the demo and tests send to it by real SMTP and
 * read in a mailbox what would have gone out (rules 14). It listens on loopback only.
 */
export type CaughtMail = {
  readonly messageId: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly subject: string
  readonly textBody: string
  readonly htmlBody: string
  readonly attachments: readonly CaughtAttachment[]
}

export type CaughtAttachment = {
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly contentBase64: string
}

export type MailCatcher = {
  /** To be handed to `createSmtpMailSender`. */
  readonly smtpUrl: string
  readonly stop: () => Promise<void>
}

export type MailCatcherOptions = {
  readonly saveMail: (mail: CaughtMail) => Promise<void>
  /** 0 takes a free port. */
  readonly port?: number
  /** Addresses that a test wants refused, each with the answer: 550 is final, 450 comes again. */
  readonly refusals?: Readonly<Record<string, number>>
  /** What it says with a refusal; servers put their enhanced code there. */
  readonly refusalText?: string
}

const maxMailBytes = 25_000_000

export async function startMailCatcher({
  saveMail,
  port = 0,
  refusals = {},
  refusalText = 'refused by the mail catcher',
}: MailCatcherOptions): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxMailBytes,
    logger: false,
    onRcptTo(recipient, _session, callback) {
      const code = refusals[recipient.address.toLowerCase()]
      callback(code === undefined ? null : smtpError(code, refusalText))
    },
    onData(stream, session, callback) {
      const envelope = {
        sender: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        recipients: session.envelope.rcptTo.map(({ address }) => address),
      }
      // The sender is answered after the mail is saved, as a real server does.
      caughtMail(stream, envelope)
        .then(saveMail)
        .then(
          () => callback(null),
          () => callback(smtpError(451, refusalText)),
        )
    },
  })
  // A sender that breaks its connection must not end the process.
  server.on('error', () => undefined)
  const listening = await listenOnLoopback(server, port)
  return {
    smtpUrl: `smtp://127.0.0.1:${listening}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listenOnLoopback(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address()
      if (typeof address === 'object' && address !== null) resolve(address.port)
      else reject(new Error('the mail catcher has no port'))
    })
    listener.once('error', reject)
  })
}

async function caughtMail(
  stream: SMTPServerDataStream,
  envelope: { sender: string; recipients: string[] },
): Promise<CaughtMail> {
  const mail = await PostalMime.parse(await contentOf(stream), { attachmentEncoding: 'base64' })
  return {
    messageId: mail.messageId ?? '',
    sender: envelope.sender,
    recipients: envelope.recipients,
    subject: mail.subject ?? '',
    textBody: mail.text ?? '',
    htmlBody: mail.html ?? '',
    attachments: mail.attachments.map(caughtAttachment),
  }
}

function caughtAttachment(attachment: Email['attachments'][number]): CaughtAttachment {
  const contentBase64 = base64Of(attachment.content)
  return {
    fileName: attachment.filename ?? 'attachment',
    contentType: attachment.mimeType,
    sizeBytes: Buffer.byteLength(contentBase64, 'base64'),
    contentBase64,
  }
}

function base64Of(content: Email['attachments'][number]['content']): string {
  if (typeof content === 'string') return content
  return Buffer.from(new Uint8Array(content)).toString('base64')
}

async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function smtpError(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}
