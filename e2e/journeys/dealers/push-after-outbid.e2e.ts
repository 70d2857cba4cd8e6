import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { bid, boxOf } from '../../support/bidding.ts'
import { launchBrowser, originOf } from '../../support/browser.ts'
import { linkIn, mailTo } from '../../support/mailbox.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

/**
 * No browser's push service is reached from a demo. The one it brings takes the same encrypted requests and decrypts them for
 * a device of its own; what that device would show stands in the mailbox.
 */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a dealer turns push on, is outbid, and the push leads back to the vehicle (rules 11)', async () => {
  const dealer = 'vandermeer'
  const card = await findAd('Sky TI 650')
  const { auctionId } = auctionOf(card)
  const nextOf = async (bidder: string) => {
    const { actions } = await loadAuction(await apiOf(bidder), auctionId)
    if (!actions.bid.isAllowed) throw new Error(`${bidder} may not bid`)
    return actions.bid.facts.minimumEur
  }
  const { page, context, complaints } = await visit(browser, { as: dealer })
  await open(page, pathTo('accountEmailSettings', 'de'))
  await page.getByRole('button', { name: 'Push auf diesem Gerät einschalten' }).click()
  await page.getByText('dieses Gerät', { exact: true }).waitFor()
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const ownEur = await nextOf(dealer)
  await bid(page, ownEur)
  await boxOf(page).getByText('Sie führen.').waitFor()
  // Whoever reads it on the page needs no push to come back.
  await open(page, pathTo('home', 'de'))

  const rivalEur = await nextOf('poznan')
  await bidAs('poznan', { auctionId, amountEur: rivalEur })

  // Of a market just made an earlier one may still be on its way.
  const shown = async () => {
    const subject = /^Push: Sie wurden überboten: .*Sky TI/
    return (await mailTo({ to: emailOf(dealer), subject })).text.replaceAll(/[^\S\n]/g, ' ')
  }
  await expect.poll(shown).toContain(`Aktuelles Gebot: ${euros(rivalEur)}`)
  const text = await shown()
  expect(text).toContain('Ein anderer Händler führt jetzt.')
  const link = linkIn({ text })
  expect(link).toBe(originOf('de') + pathTo('product', 'de', { id: card.entityId }))
  await open(page, link)
  await boxOf(page)
    .getByText(/^Sie wurden überboten/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
