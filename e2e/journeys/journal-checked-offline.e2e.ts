import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { overflowPixels } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, findAd, loadAuction } from '../support/market.ts'
import { open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Somewhere else than the project, as a dealer's own folder is. */
const folder = mkdtempSync(path.join(tmpdir(), 'cm24-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a dealer loads the journal and checks it without the market (rules 9)', async () => {
  const card = await findAd('Camper 530 FSK')
  const { auctionId } = auctionOf(card)
  const receipt = await bidNext('caravannord', auctionId)
  const { page, complaints, context } = await visit(browser, { as: 'caravannord' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  await page.getByRole('link', { name: 'Bietprotokoll ansehen und laden' }).click()
  await page.getByText(/^Das Bietprotokoll ist bis hierhin unversehrt/).waitFor()
  // While the auction runs, no limit and no target is revealed to anybody.
  expect(await page.getByRole('heading', { name: 'Offengelegt' }).count()).toBe(0)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => overflowPixels(page)).toBe(0)
  const file = await load(page)
  expect(verify(file, receipt)).toMatchObject({ status: 0 })
  expect(verify(file, receipt).stdout).toContain('The receipt fits')

  const journal = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  journal.entries[1].payload.amountEur += 100
  writeFileSync(path.join(folder, 'forged.json'), JSON.stringify(journal))
  const forged = verify('forged.json', receipt)
  expect(forged.status).toBe(1)
  expect(forged.stdout).toContain('WRONG at entry 2: this entry was changed afterwards.')
  expect(complaints).toEqual([])
  await context.close()
})

it('who did not take part has no journal, nor has the seller before the end (rules 9)', async () => {
  const card = await findAd('Camper 530 FSK')
  const { auctionId } = auctionOf(card)
  for (const person of ['aarhus', 'kolding']) {
    const { page, context } = await visit(browser, { as: person })
    await page.goto(pathTo('auctionJournal', 'de', { id: auctionId }))
    await page.getByRole('heading', { name: 'Diese Seite wurde nicht gefunden' }).waitFor()
    await context.close()
  }
})

it('after the end each person is shown their own figures (rules 9)', async () => {
  const card = await findAd('c-line I 4.9')
  const address = pathTo('auctionJournal', 'de', { id: auctionOf(card).auctionId })
  const seller = await visit(browser, { as: 'berger' })
  await open(seller.page, address)
  await seller.page.getByText(/^Das Bietprotokoll ist unversehrt und vollständig/).waitFor()
  await seller.page.getByText('Mindestpreis', { exact: true }).waitFor()
  expect(await seller.page.getByText(/^Limit von /).count()).toBe(0)
  const dealer = await visit(browser, { as: 'caravannord' })
  await open(dealer.page, address)
  await dealer.page
    .getByText(/^Limit von /)
    .first()
    .waitFor()
  expect(await dealer.page.getByText('Mindestpreis', { exact: true }).count()).toBe(0)
  for (const { page, context, complaints } of [seller, dealer]) {
    expect(verify(await load(page)).status).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  }
})

/** The least that may be bid next; the receipt that the answer gives. */
async function bidNext(person: string, auctionId: number): Promise<string> {
  const api = await apiOf(person)
  const { actions } = await loadAuction(api, auctionId)
  if (!actions.bid.isAllowed) throw new Error(`${person} may not bid`)
  const [amountEur] = actions.bid.facts.nextAmountsEur
  const { sequence, headHash } = await api.auction.placeBid({
    params: { auctionId },
    body: { amountEur },
    idempotencyKey: crypto.randomUUID(),
  })
  return `${sequence}:${headHash}`
}

/** Answers the name under which it was saved. */
async function load(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als JSON laden' }).click()
  const download = await coming
  const name = download.suggestedFilename()
  await download.saveAs(path.join(folder, name))
  return name
}

/** As `npm run verify-auction` starts it for somebody who stands in that folder. */
function verify(file: string, ...receipts: string[]) {
  const program = path.resolve(import.meta.dirname, '../../tools/verify-auction.ts')
  const env = { ...process.env, INIT_CWD: folder }
  const parts = [program, file, ...receipts, '--language', 'en']
  return spawnSync(process.execPath, parts, { encoding: 'utf8', env })
}
