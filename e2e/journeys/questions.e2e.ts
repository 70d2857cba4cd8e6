import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/instant.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { launchBrowser } from '../support/browser.ts'
import { marketNow } from '../support/market.ts'
import { open, openLive, visit } from '../support/visit.ts'

/** Rules 8: a dealer asks, the seller answers, another dealer reads it as it comes. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const seller = 'berger'
const question = 'Lässt sich die Kupplung sauber trennen, auch wenn sie warm ist?'
const answer = 'Ja, sie wurde vor zwei Jahren erneuert und trennt einwandfrei.'

it('takes a question without a phone number to the seller, and the answer to all dealers', async () => {
  const entityId = await adThatTakesQuestions()
  const address = pathTo('product', 'de', { id: entityId })
  const asker = await visit(browser, { as: 'schwarz' })
  const rival = await visit(browser, { as: 'rheinmain' })
  const visitor = await visit(browser)
  const owner = await visit(browser, { as: seller })
  for (const { page } of [asker, rival, visitor]) await openLive(page, address)
  await openLive(owner.page, pathTo('myVehicles', 'de'))

  const field = questionsOn(asker.page).getByLabel('Frage an den Verkäufer')
  const send = questionsOn(asker.page).getByRole('button', { name: 'Frage stellen' })
  const withNumber = `${question} Rufen Sie an: 0171 2345678`
  await field.fill(withNumber)
  await send.click()
  await questionsOn(asker.page).getByText('Bitte ohne Telefonnummer: „0171 2345678“').waitFor()
  expect(await field.inputValue()).toBe(withNumber)

  await field.fill(question)
  await send.click()
  const asked = questionsOn(asker.page).getByRole('listitem').filter({ hasText: question })
  await asked.getByText('Wartet auf die Antwort des Verkäufers').waitFor()
  await questionsOn(asker.page).getByText('Ihre letzte Frage ist noch offen.').first().waitFor()
  // The list may hear of the question before its answer is here.
  await expect.poll(() => field.inputValue()).toBe('')

  await owner.page.getByText('Ein Händler hat eine Frage').waitFor()
  // Loaded again: a page that has not received the event yet would pass as well.
  await openLive(rival.page, address)
  await expectUnread(rival.page, question)
  const card = owner.page.getByRole('listitem').filter({
    has: owner.page.locator(`a[href^="${address}/"]`),
  })
  await card.getByRole('button', { name: /offene Fragen?$/ }).click()
  const waiting = card.getByRole('listitem').filter({ hasText: question })
  await waiting.getByLabel('Ihre Antwort').fill(answer)
  await waiting.getByRole('button', { name: 'Antworten' }).click()
  await waiting.waitFor({ state: 'detached' })

  const read = questionsOn(rival.page).getByRole('listitem').filter({ hasText: question })
  await read.getByText(answer).waitFor()
  expect(await read.innerText()).not.toMatch(/Bieter|Schwarz/)
  await asked.getByText(answer).waitFor()
  await open(visitor.page, address)
  await expectUnread(visitor.page, question)
  expect(await visitor.page.locator('#questions').count()).toBe(0)
  for (const each of [rival, visitor, owner]) expect(each.complaints).toEqual([])
  for (const { context } of [asker, rival, visitor, owner]) await context.close()
})

function questionsOn(page: Page) {
  return page.locator('#questions')
}

async function expectUnread(page: Page, text: string): Promise<void> {
  expect(await page.locator('body').innerText()).not.toContain(text)
}

/** An auction of the seller that runs long enough and has no open question. */
async function adThatTakesQuestions(): Promise<number> {
  const { listing } = await apiOf(seller)
  const { products } = await listing.listMine({ query: { page: 1, itemsPerPage: 50 } })
  const now = await marketNow()
  const found = products.find(
    ({ status, auction }) =>
      ['published', 'running'].includes(status) &&
      Date.parse(auction?.endsAt ?? '') > now + 2 * hourMs,
  )
  if (!found) throw new Error(`${seller} has nothing that dealers may ask about`)
  return found.entityId
}
