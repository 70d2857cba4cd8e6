import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/endpoints/order.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { formatFor } from '#locales/format.ts'
import { pathTo } from '#locales/paths.ts'
import { textsOf } from '#locales/texts.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { documentsWithin } from '../../support/documents.ts'
import { mailTo } from '../../support/mailbox.ts'
import { marketNow } from '../../support/market.ts'
import { openLive, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const danish = textsOf('da', 'handover')
const danishSteps = textsOf('da', 'order')

it('an owner and a Danish dealer come from the sale to the handover, each seeing the other’s step (rules 10)', async () => {
  const order = await findSale()
  const owner = await visit(browser, { as: 'hansen', width: 375 })
  const dealer = await visit(browser, { as: 'aarhus', locale: 'da' })
  await openLive(dealer.page, pathTo('merchantPurchases', 'da'))
  const purchase = dealer.page.locator(`li[aria-labelledby="order-${order.orderId}"]`)
  await purchase.getByText(danishSteps('handover.step.propose_date')).waitFor()
  await purchase.getByRole('link', { name: danishSteps('handover.open') }).click()
  // The first step is taken in the thread of the vehicle, where it is read.
  await openLive(
    owner.page,
    pathTo('messageThread', 'de', { slug: `ad-${order.product.entityId}` }),
  )
  await nextOf(owner.page, 'Konto angeben')
  const ownMoney = part(owner.page, 'money')
  await ownMoney.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01')
  await ownMoney.getByRole('button', { name: 'Konto angeben' }).click()
  await ownMoney.getByText('Diese IBAN stimmt nicht.').waitFor()
  await ownMoney.getByLabel('IBAN').fill('de89 3704 0044 0532 0130 00')
  await ownMoney.getByRole('button', { name: 'Konto angeben' }).click()
  await nextOf(owner.page, 'Termin vorschlagen')
  await owner.page.getByRole('link', { name: 'Zur Übergabe' }).first().click()
  await part(owner.page, 'checklist').waitFor()
  await part(dealer.page, 'money').getByText('DE89 3704 0044 0532 0130 00').waitFor()

  const day = berlinDate((await marketNow()) + 4 * dayMs)
  await part(dealer.page, 'date').getByLabel(danish('date.day')).fill(formatFor('da').date(day))
  await part(dealer.page, 'date').getByLabel(danish('date.time')).selectOption('10:30')
  await part(dealer.page, 'date')
    .getByRole('button', { name: danish('date.submit') })
    .click()
  await nextOf(dealer.page, danishSteps('handover.step.pay'))
  await nextOf(owner.page, 'Termin beantworten')
  await part(owner.page, 'date')
    .getByRole('button', { name: /10:30 zusagen$/ })
    .click()
  await part(dealer.page, 'date').getByText(danish('date.agreed')).waitFor()

  await part(dealer.page, 'money')
    .getByRole('button', { name: danish('money.buyer.mark') })
    .click()
  await nextOf(owner.page, 'Zahlungseingang prüfen')
  await part(owner.page, 'money').getByRole('button', { name: 'Der volle Betrag ist da' }).click()
  await nextOf(dealer.page, danishSteps('handover.step.await_day'))
  await part(owner.page, 'checklist').getByLabel('Alle Schlüssel sind da').check()
  await dealer.page.getByText(danish('checklist.other', { done: 1, total: 8 })).waitFor()

  await confirm(owner.page, 'Übergabe bestätigen', 'Ja, übergeben')
  await nextOf(owner.page, 'Die andere Seite bestätigt noch')
  await nextOf(dealer.page, danishSteps('handover.step.confirm'))
  await confirm(dealer.page, danish('word.open'), danish('word.submit'))
  await nextOf(owner.page, 'Das Fahrzeug ist übergeben')
  await nextOf(dealer.page, danishSteps('handover.step.done'))
  const named = await mailTo({ to: order.buyer?.email ?? '', subject: /^Sælgerens konto: / })
  expect(named.text).not.toMatch(/0532|0130/)
  const mail = await mailTo({ to: order.seller?.email ?? '', subject: /^Übergeben: .*2Win Plus/ })
  expect(mail.text).toContain('Eine Stornierung ist nicht mehr möglich.')
  expect(mail.text).toContain(pathTo('handover', 'de', { id: order.orderId }))
  for (const { complaints, context } of [owner, dealer]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

/** Sold when the market was made, with nothing settled yet; no other journey touches it. */
async function findSale(): Promise<Order> {
  const { order } = await apiOf('betrieb')
  let found: Order | undefined
  await expect
    .poll(async () => {
      const query = { status: 'pending', page: 1, itemsPerPage: 50 } as const
      const { orders } = await order.listAsOperator({ query })
      found = orders.find(({ product }) => product.model === '2Win Plus')
      return found?.documents.length
    }, documentsWithin)
    .toBe(2)
  if (!found) throw new Error('The vehicle is not sold')
  return found
}

function nextOf(page: Page, text: string): Promise<void> {
  return page.getByRole('status').getByRole('heading', { name: text }).waitFor()
}

function part(page: Page, id: string): Locator {
  return page.locator(`#${id}`)
}

async function confirm(page: Page, open: string, submit: string): Promise<void> {
  await part(page, 'word').getByRole('button', { name: open }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: submit }).click()
}
