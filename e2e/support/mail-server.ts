import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on one port, which is away until it comes back. */
export type MailServer = {
  readonly arrived: readonly ArrivedMail[]
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

export type ArrivedMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
}

export function mailServerOn(port: number): MailServer {
  const arrived: ArrivedMail[] = []
  let server: SMTPServer | undefined
  const open = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, { envelope }, done) {
        buffer(stream)
          .then((mail) => PostalMime.parse(mail))
          .then(({ subject = '', text = '', messageId = '' }) => {
            const to = envelope.rcptTo.map(({ address }) => address).join()
            arrived.push({ to, subject, text, messageId })
          })
          .then(() => done(), done)
      },
    })
  return {
    arrived,
    goAway: async () => {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()))
      server = undefined
    },
    comeBack: async () => {
      const opened = open()
      opened.on('error', () => undefined)
      server = opened
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
    },
  }
}
