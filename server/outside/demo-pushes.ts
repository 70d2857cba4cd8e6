import { saveMail } from '../areas/mailbox/api.ts'
import { findPushOwner } from '../areas/messaging/api.ts'
import type { ArrivedPush } from '../integrations/push/push-stand-in.ts'
import type { Services } from '../platform/services.ts'

/** A demo reaches no browser from outside: what a device would show stands in the mailbox, beside the mails. */
export function keepPush({ pool, log }: Services, push: ArrivedPush): void {
  keep().catch((err: unknown) => log.warn({ err }, 'a push of the demo was not kept'))

  async function keep(): Promise<void> {
    const owner = await findPushOwner(pool, push.endpoint)
    if (!owner) return
    const { title, body, url } = JSON.parse(push.payload) as Record<
      'title' | 'body' | 'url',
      string
    > // Written by our own `payloadOf`.
    await saveMail(pool, {
      sender: 'push@cm24.example',
      recipients: [owner.email.toLowerCase()],
      subject: `Push: ${title}`,
      textBody: `${body}\n\n${url}\n\n${owner.device}\n`,
      htmlBody: '',
      attachments: [],
    })
  }
}
