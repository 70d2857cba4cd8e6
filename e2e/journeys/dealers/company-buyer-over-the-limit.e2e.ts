import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { bid, boxOf } from '../../support/bidding.ts'
import { launchBrowser } from '../../support/browser.ts'
import { linkIn, mailTo } from '../../support/mailbox.ts'
import { auctionOf, euros, findAd } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const email = 'mia.roth@alpencaravan.example'

it('a company lets a buyer in, who is told of the limit, and let go is out at once (rules 1)', async () => {
  const card = await findAd('Sunlight A 72')
  const { actions } = auctionOf(card)
  if (!actions.bid.isAllowed) throw new Error('Nobody can bid on it')
  const { minimumEur } = actions.bid.facts
  const limitEur = minimumEur - 1_000
  const owner = await visit(browser, { as: 'alpencaravan' })
  await open(owner.page, pathTo('companyPeople', 'de'))
  const invite = owner.page.getByRole('region', { name: 'Jemanden einladen' })
  await invite.getByLabel('E-Mail-Adresse').fill(email)
  await invite.getByLabel('Grenze je Gebot').fill(String(limitEur))
  await invite.getByRole('button', { name: 'Einladung senden' }).click()
  const people = owner.page.getByRole('region', { name: 'Personen' })
  await people.getByText(email).waitFor()

  const buyer = await visit(browser)
  const mail = await mailTo({ to: email, subject: /lädt Sie zu CM24 ein/ })
  await open(buyer.page, linkIn(mail))
  await buyer.page.getByLabel('Vorname').fill('Mia')
  await buyer.page.getByLabel('Nachname').fill('Roth')
  await buyer.page.getByLabel('Passwort', { exact: true }).fill('Drei-Igel-7')
  await buyer.page.getByRole('button', { name: 'Zugang einrichten' }).click()
  await buyer.page.waitForURL(`**${pathTo('catalog', 'de')}`)

  await open(buyer.page, pathTo('product', 'de', { id: card.entityId }))
  // Said before the bid, with whom to ask; the bid itself is refused all the same.
  const box = boxOf(buyer.page)
  await box.getByText(`${euros(minimumEur)} liegt über Ihrer Grenze`).waitFor()
  await box.getByRole('link', { name: /um mehr bitten$/ }).waitFor()
  await bid(buyer.page, minimumEur)
  const limit = `höchstens ${euros(limitEur)} je Gebot binden; ${euros(minimumEur)} liegt darüber`
  await boxOf(buyer.page).getByText(limit).waitFor()
  await open(buyer.page, pathTo('companyPeople', 'de'))
  await buyer.page.getByText(`Bis ${euros(limitEur)} je Gebot`).waitFor()
  expect(await buyer.page.getByText('Jemanden einladen').count()).toBe(0)
  await open(buyer.page, pathTo('account', 'de'))
  await buyer.page.getByText('Diese Angaben ändert nur, wer Inhaber ist.').waitFor()
  await buyer.page.getByRole('heading', { name: 'Konto' }).locator('..').getByText(email).waitFor()
  expect(await buyer.page.getByRole('button', { name: 'Speichern' }).count()).toBe(0)

  await owner.page.reload()
  await people.getByRole('button', { name: 'Mia Roth ändern' }).click()
  const change = owner.page.getByRole('dialog', { name: 'Mia Roth' })
  await change.getByLabel('Grenze je Gebot').fill(String(minimumEur))
  await change.getByRole('button', { name: 'Speichern' }).click()
  await people.getByText(`Bis ${euros(minimumEur)} je Gebot`).waitFor()
  await open(buyer.page, pathTo('product', 'de', { id: card.entityId }))
  await bid(buyer.page, minimumEur)
  await boxOf(buyer.page)
    .getByText(/Sie führen|Sie haben das höchste Gebot/)
    .first()
    .waitFor()

  await owner.page.reload()
  const log = owner.page.getByRole('region', { name: 'Wer hat was getan' })
  await log
    .getByRole('listitem')
    .filter({ hasText: `Gebot: ${euros(minimumEur)}` })
    .getByText('Mia Roth')
    .waitFor()
  await people.getByRole('button', { name: 'Mia Roth ändern' }).click()
  await change.getByRole('button', { name: 'Zugang beenden' }).click()
  await change.getByRole('button', { name: 'Zugang beenden' }).click()
  await expect.poll(() => people.getByText('Mia Roth').count()).toBe(0)
  await open(buyer.page, pathTo('companyPeople', 'de'))
  await buyer.page.waitForURL(`**${pathTo('login', 'de')}**`)
  expect(owner.complaints).toEqual([])
  await owner.context.close()
  await buyer.context.close()
})
