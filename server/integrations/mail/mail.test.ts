import { afterEach, describe, expect, it } from 'vitest'
import { type CaughtMail, type MailCatcher, startMailCatcher } from './catcher.ts'
import { createSmtpMailSender } from './client.ts'
import type { MailSender, OutgoingMail } from './port.ts'

const mail: OutgoingMail = {
  to: { name: 'Zdeněk Łukasz Müller', address: 'zdenek@example.com' },
  subject: 'Ihr Wohnmobil ist verkauft – gratulujeme, Łódź',
  text: 'Guten Tag,\n\nverkauft für 41.250 €.',
  html: '<p>verkauft für 41.250&nbsp;€</p>',
  messageId: '<order-700001-seller@cm24.example>',
  unsubscribeUrl: 'https://cm24.example/account/email-settings?e=a&h=b',
  attachments: [
    {
      fileName: 'Kaufvertrag Nr. 1 – Müller.pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([37, 80, 68, 70]),
    },
  ],
}

describe('mail over SMTP', () => {
  const mails: CaughtMail[] = []
  let catcher: MailCatcher | undefined
  let sender: MailSender | undefined

  async function start(refusals: Record<string, number> = {}, isFull = false) {
    mails.length = 0
    catcher = await startMailCatcher({
      refusals,
      saveMail: async (mail) => {
        if (isFull) throw new Error('mailbox full')
        mails.push(mail)
      },
    })
    sender = createSmtpMailSender({ smtpUrl: catcher.smtpUrl, from: 'CM24 <service@cm24.example>' })
    return sender
  }

  afterEach(async () => {
    sender?.close()
    await catcher?.stop()
  })

  it('arrives with its mails, its attachment and the identity it was given', async () => {
    const mailSender = await start()
    await mailSender.send(mail)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      messageId: '<order-700001-seller@cm24.example>',
      sender: 'service@cm24.example',
      recipients: ['zdenek@example.com'],
      subject: mail.subject,
      attachments: [{ fileName: 'Kaufvertrag Nr. 1 – Müller.pdf', sizeBytes: 4 }],
    })
    expect(mails[0]?.textBody).toContain('41.250 €')
    expect(mails[0]?.htmlBody).toContain('41.250&nbsp;€')
  })

  it('sends nothing without TLS where TLS is needed, and keeps the mail for later', async () => {
    await start()
    if (!catcher) throw new Error('no catcher')
    sender = createSmtpMailSender({
      smtpUrl: catcher.smtpUrl,
      from: 'CM24 <service@cm24.example>',
      needsTls: true,
    })
    await expect(sender.send(mail)).rejects.toMatchObject({ kind: 'retry' })
    expect(mails).toEqual([])
  })

  it('does not try an address again that the server refused for good', async () => {
    const mailSender = await start({ 'zdenek@example.com': 550 })
    await expect(mailSender.send(mail)).rejects.toMatchObject({
      name: 'MailFailure',
      kind: 'final',
      responseCode: 550,
    })
  })

  it.each([
    [550, 'no such user', true],
    [550, '5.1.1 no such user', true],
    [550, '5.2.1 mailbox disabled', true],
    [552, '5.2.2 mailbox full', false],
    [550, '5.7.1 blocked for your reputation', false],
    [554, 'rejected', false],
  ])('takes %i %s for an address that does not exist: %s', async (code, refusalText, expected) => {
    catcher = await startMailCatcher({
      ...{ refusals: { 'zdenek@example.com': code }, refusalText },
      saveMail: async () => undefined,
    })
    sender = createSmtpMailSender({ smtpUrl: catcher.smtpUrl, from: 'CM24 <service@cm24.example>' })
    await expect(sender.send(mail)).rejects.toMatchObject({ isOfRecipient: expected })
  })

  it('tries again what the server put off, and what it could not store', async () => {
    const mailSender = await start({ 'zdenek@example.com': 450 })
    await expect(mailSender.send(mail)).rejects.toMatchObject({
      kind: 'retry',
      responseCode: 450,
    })
    mailSender.close()
    await catcher?.stop()
    const secondSender = await start({}, true)
    await expect(secondSender.send(mail)).rejects.toMatchObject({
      kind: 'retry',
      responseCode: 451,
    })
  })

  it('tries again when no server answers', async () => {
    const mailSender = await start()
    await catcher?.stop()
    await expect(mailSender.send(mail)).rejects.toMatchObject({ kind: 'retry' })
  })
})
