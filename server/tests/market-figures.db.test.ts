import { expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { countMarket } from '#server/areas/publishing/api.ts'
import { countDealersAndBidders } from '#server/areas/publishing/figures/market-figures-store.ts'
import { pagesOfTest } from '#server/testing/page-of-test.ts'

/** What texts say of the market is its own as soon as it is larger, and the same on every page (spec 1). */

const pages = pagesOfTest()
const { app, pool, browser } = await appOfTest({}, pages)

const read = async (path: string) => (await browser().call({ method: 'GET', path })).body
const figures = () => read('/api/public/market-figures')
const questions = (locale: string) =>
  read(`/api/public/content/faq/${locale}`).then((page) => JSON.stringify(page))
const shownAt = async (route: 'about' | 'faq') => {
  const headers = { host: 'de.localhost' }
  return (await app.http.inject({ url: pathTo(route, 'de'), headers })).body
}

/** As `addDealer` does it, so many at once. */
async function addDealers(count: number): Promise<void> {
  await pool.query(
    `with people as (
       insert into customers (email, email_verified_at)
       select 'dealer' || gen_random_uuid() || '@test.example', now() from generate_series(1, $1) number
       returning customer_id)
     insert into merchants (customer_id, admission, submitted_at)
     select customer_id, 'accepted', now() from people`,
    [count],
  )
}

test('a market of few dealers says what the specification claims', async () => {
  await addDealers(311)
  expect(await figures()).toEqual({ dealersAtLeast: 250, biddersAtLeast: 300 })
  expect(await questions('de')).toContain('Über 250 Betriebe')
})

test('a market of 312 dealers says so on all pages, also on those that were kept', async () => {
  await addDealers(1)
  expect(await shownAt('about')).toContain('"dealersAtLeast":250')
  expect(await shownAt('faq')).toContain('250')
  await countMarket(pool)
  expect(await figures()).toEqual({ dealersAtLeast: 300, biddersAtLeast: 300 })
  await expect.poll(() => shownAt('about')).toContain('"dealersAtLeast":300')
  await expect.poll(() => shownAt('faq')).toContain('Über 300 Betriebe')
  for (const locale of locales) expect(await questions(locale)).toMatch(/\b300\b/)
})

test('a bidder is a dealer who has bid, however often', async () => {
  const before = await countDealersAndBidders(pool)
  const executor = executorOn(pool)
  const dealer = await addDealer(pool, 'bidder')
  for (const targetPriceEur of [20_000, 30_000]) {
    const auctionId = await addRunningAuction(pool, executor, {
      startPriceEur: 10_000,
      targetPriceEur,
    })
    await executor.execute(bidOf(dealer, { auctionId, amountEur: 10_000 }))
  }
  expect(await countDealersAndBidders(pool)).toEqual({
    dealers: before.dealers + 1,
    bidders: before.bidders + 1,
  })
})

test('who is not in the directory is not counted', async () => {
  await pool.query(
    `update merchants set blocked_at = now() where merchant_id in
       (select merchant_id from merchants order by merchant_id limit 20)`,
  )
  await countMarket(pool)
  expect(await figures()).toMatchObject({ dealersAtLeast: 250 })
})
