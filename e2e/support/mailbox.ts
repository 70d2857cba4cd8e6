import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './api.ts'
import { open } from './visit.ts'

type Wanted = {
  readonly to: string
  readonly subject: RegExp
  /** Of a journey's own server. */
  readonly port?: number
}

/**
 * The newest mail to somebody with such a subject, as soon as it has come: it may stand behind the
 * thousand mails of a market just made.
 */
export async function mailTo(wanted: Wanted) {
  const { demo } = await apiOf(undefined, wanted.port)
  const mailId = await expect
    .poll(async () => (await findMail(wanted))?.mailId ?? 0, { timeout: 90_000, interval: 200 })
    .toBeGreaterThan(0)
    .then(async () => (await findMail(wanted))?.mailId ?? 0)
  return demo.showMail({ params: { mailId } })
}

async function findMail({ to, subject, port }: Wanted) {
  const { demo } = await apiOf(undefined, port)
  const { mails } = await demo.listMails({ query: { recipient: to, page: 1, itemsPerPage: 100 } })
  return mails.find((mail) => subject.test(mail.subject))
}

/** The first address of ours in a mail. */
export function linkIn({ text }: { readonly text: string }): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (link === undefined) throw new Error(`There is no link in: ${text}`)
  return link
}

/** The six digits that were mailed to somebody last. */
export async function mailedCode(email: string): Promise<string> {
  const { subject } = await mailTo({ to: email, subject: /^\d{6} / })
  return subject.slice(0, 6)
}

/** In another tab, as from a mail program; the form on the page notices by itself. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  const tab = await page.context().newPage()
  await open(tab, linkIn(await mailTo({ to: email, subject: /bestätigen/i })))
  await tab.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await tab.getByRole('heading', { name: 'Ihre Adresse ist bestätigt' }).waitFor()
  await tab.close()
  await page.getByText(`${email} ist bestätigt.`).waitFor()
}
