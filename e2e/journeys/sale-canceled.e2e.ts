import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/endpoints/order.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { launchBrowser } from '../support/browser.ts'
import { bytesOf, documentsWithin } from '../support/documents.ts'
import { mailTo } from '../support/mailbox.ts'
import { open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const reason = 'Im Heck steht Wasser, davon stand nichts in der Anzeige.'
const answer = 'Die Bilder der Übergabe zeigen den Schaden. Wir heben den Kauf auf.'

it('a dealer asks to cancel, the operator agrees, the dealer has the reversal invoice (rules 10)', async () => {
  const order = await findOpenOrder()
  const dealer = await visit(browser, { as: personOf(order.buyer), width: 375 })
  await open(dealer.page, pathTo('merchantPurchases', 'de'))
  const purchase = cardOf(dealer.page, order)
  await purchase.getByRole('button', { name: 'Stornierung beantragen' }).click()
  const dialog = dealer.page.getByRole('alertdialog')
  await dialog.getByLabel('Ihre Begründung').fill(reason)
  // What the dealer has written outlives a reload, and nobody else sees it.
  await open(dealer.page, pathTo('merchantPurchases', 'de'))
  await purchase.getByRole('button', { name: 'Stornierung beantragen' }).click()
  await expect.poll(() => dialog.getByLabel('Ihre Begründung').inputValue()).toBe(reason)
  await dialog.getByRole('button', { name: 'Antrag senden' }).click()
  await purchase.getByText('Stornierung beantragt').waitFor()

  await grant(order)

  await open(dealer.page, pathTo('merchantPurchases', 'de'))
  await purchase.getByText(answer).waitFor()
  const reversal = purchase.getByRole('link', { name: /^Stornorechnung/ })
  // The reversal is a job that follows the verdict.
  await expect
    .poll(async () => {
      // Left only once it has come alive: scripts that are still on their way would be missed.
      if ((await reversal.count()) === 0) await open(dealer.page, pathTo('merchantPurchases', 'de'))
      return reversal.count()
    }, documentsWithin)
    .toBe(1)
  const [download] = await Promise.all([dealer.page.waitForEvent('download'), reversal.click()])
  const bytes = await bytesOf(download)
  expect(bytes.toString('latin1')).toContain('factur-x.xml')
  // There may be an earlier mail of this kind.
  const mail = await mailTo({
    to: order.buyer?.email ?? '',
    subject: new RegExp(`^Kauf aufgehoben: .*${RegExp.escape(order.product.model)}`),
  })
  expect(mail.attachments).toHaveLength(1)

  const seller = await visit(browser, { as: personOf(order.seller) })
  await open(seller.page, pathTo('sales', 'de'))
  await cardOf(seller.page, order).getByText('Aufgehoben', { exact: true }).waitFor()
  for (const { complaints, context } of [dealer, seller]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

/** Verdict in the console, with the words that the dealer reads. */
async function grant({ orderId }: Order): Promise<void> {
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto(`/orders/${orderId}`)
  const panel = page.getByRole('complementary', { name: `Auftrag ${orderId}` })
  await panel.getByText(reason).waitFor()
  await panel.getByRole('button', { name: 'Bewilligen' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByLabel('Antwort an den Händler').fill(answer)
  await dialog.getByRole('button', { name: 'Bewilligen' }).click()
  await page.getByText(`Auftrag ${orderId} ist storniert.`).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}

/** Not paid yet, of a seller and a dealer who read German pages, and of an ad no other journey touches. */
async function findOpenOrder(): Promise<Order> {
  const { order } = await apiOf('betrieb')
  let found: Order | undefined
  await expect
    .poll(async () => {
      const { orders } = await order.listAsOperator({
        query: { status: 'pending', page: 1, itemsPerPage: 50 },
      })
      found = orders.find(({ product }) => product.model.startsWith('Profila'))
      return found?.documents.length
    }, documentsWithin)
    .toBe(2)
  if (!found) throw new Error('The order is not open')
  return found
}

function personOf(party: Order['buyer']): string {
  return party?.email.split('@')[0] ?? ''
}

function cardOf(page: Page, { orderId }: Order): Locator {
  return page.locator(`li[aria-labelledby="order-${orderId}"]`)
}
