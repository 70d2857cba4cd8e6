import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/endpoints/order.ts'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { documentsWithin } from '../../support/documents.ts'
import { mailTo } from '../../support/mailbox.ts'
import { travelTo } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const dayMs = 86_400_000

it('a commission nobody pays: reminder, bidding stop, payment by the bank’s file, bidding again (rules 10)', async () => {
  const order = await findUnpaidOrder()
  const to = order.buyer?.email ?? ''
  const person = to.split('@')[0] ?? ''
  const dueAt = Date.parse(`${order.commission?.dueOn}T23:00:00Z`)
  await travelTo(dueAt + 4 * dayMs + 60_000)
  const reminder = await mailTo({ to, subject: /^Zahlungserinnerung: / })
  expect(reminder.attachments).toHaveLength(1)
  await travelTo(dueAt + 10 * dayMs + 120_000)
  await mailTo({ to, subject: /^Bieten ausgesetzt: / })
  expect(await bidRefusal(person, order.auctionId)).toBe('BIDDING_STOPPED')

  const dealer = await visit(browser, { as: person, width: 375 })
  await open(dealer.page, pathTo('merchantPurchases', 'de'))
  const stopped = dealer.page.getByText('Bieten ist ausgesetzt.', { exact: true })
  await stopped.waitFor()
  // The unpaid purchase is on another page of the list; the dealer is told here as well.
  await open(dealer.page, `${pathTo('merchantPurchases', 'de')}?page=2`)
  await stopped.waitFor()
  await payByBank(await listOwed(to))

  await mailTo({ to, subject: /^Sie können wieder bieten/ })
  await open(dealer.page, pathTo('merchantPurchases', 'de'))
  const purchase = dealer.page.locator(`li[aria-labelledby="order-${order.orderId}"]`)
  await purchase.getByText('Provision bezahlt').waitFor()
  expect(await stopped.count()).toBe(0)
  expect(await bidRefusal(person, order.auctionId)).not.toBe('BIDDING_STOPPED')
  expect(dealer.complaints).toEqual([])
  await dealer.context.close()
})

/** Everything this dealer owes, in one file of the bank, with a payment that is none of ours. */
async function payByBank(owed: readonly Order[]): Promise<void> {
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto('/payments')
  const lines = owed.map(({ documents, commission }) => {
    const number = documents.findLast(({ kind }) => kind === 'commission_invoice')?.number
    const euros = ((commission?.grossCents ?? 0) / 100).toFixed(2).replace('.', ',')
    return `01.12.2026;Händler;Rechnung ${number};${euros}`
  })
  const text = [
    'Buchungstag;Zahlungspflichtiger;Verwendungszweck;Betrag',
    ...lines,
    `01.12.2026;Stadtwerke;Guthaben ${crypto.randomUUID()};12,34`,
  ].join('\n')
  await chooseFile(page, text)
  await page.getByText(`${owed.length} zugeordnet, 1 zu klären, 0 schon bekannt.`).waitFor()
  const doubt = page.getByRole('link', { name: 'Ohne Rechnungsnummer' }).first()
  const panel = page.getByRole('complementary', { name: 'Zahlung' })
  await doubt.click()
  // On a phone the payment stands in the place of the list.
  await page.setViewportSize({ width: 375, height: 812 })
  await panel.getByRole('link', { name: 'Zur Liste' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await doubt.click()
  await page.getByRole('button', { name: 'Gehört nicht zu uns' }).click()
  await page.getByText('Die Zahlung ist abgelegt.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
}

async function chooseFile(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') },
  })
}

/** Dealers whose mails are in German. */
const readers = new Set(['caravannord', 'schwarz', 'rheinmain', 'alpencaravan'].map(emailOf))

async function findUnpaidOrder(): Promise<Order> {
  let found: Order | undefined
  // Papers are a job that follows each sale, and a market just made has many of them.
  await expect
    .poll(async () => {
      found = (await listUnpaid()).find(
        ({ buyer, documents }) => documents.length === 2 && readers.has(buyer?.email ?? ''),
      )
      return found !== undefined
    }, documentsWithin)
    .toBe(true)
  if (!found) throw new Error('No order is unpaid')
  return found
}

async function listOwed(email: string): Promise<Order[]> {
  return (await listUnpaid()).filter(({ buyer }) => buyer?.email === email)
}

async function listUnpaid(): Promise<Order[]> {
  const { order } = await apiOf('betrieb')
  const { orders } = await order.listAsOperator({
    query: { status: 'pending', page: 1, itemsPerPage: 50 },
  })
  return orders
}

/** The server's answer to a bid; that somebody may not bid at all is checked first. */
async function bidRefusal(person: string, auctionId: number): Promise<string> {
  const { auction } = await apiOf(person)
  const { actions } = await auction.get({ params: { auctionId } })
  return actions.bid.isAllowed ? 'none' : actions.bid.refusal.code
}
