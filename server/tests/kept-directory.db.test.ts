import { expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addDealer } from '#database/testing/market-of-test.ts'
import { pathTo } from '#locales/paths.ts'
import { pagesOfTest } from '#server/testing/page-of-test.ts'

/** The directory of dealers is kept for visitors until it shows another list, whoever changed it (docs/decisions/0080). */

const pages = pagesOfTest()
const { app, pool } = await appOfTest({}, pages)
const directory = pathTo('merchantDirectory', 'de')

const seen = async (address = directory) =>
  (await app.http.inject({ url: address, headers: { host: 'de.localhost' } })).body

function becomes(isListed: boolean, companyName: string): Promise<void> {
  return expect
    .poll(async () => (await seen()).includes(companyName), { interval: 20 })
    .toBe(isListed)
}

async function drawings(work: () => Promise<unknown>): Promise<number> {
  const before = pages.drawn.length
  await work()
  return pages.drawn.length - before
}

test('it follows who is admitted, blocked, renamed or gone', async () => {
  const { merchantId, customerId } = await addDealer(pool, 'listed')
  const name = (companyName: string) =>
    pool.query(
      `update customers set profile = profile || jsonb_build_object('companyName', $2::text)
       where customer_id = $1`,
      [customerId, companyName],
    )
  const set = (change: string) =>
    pool.query(`update merchants set ${change} where merchant_id = $1`, [merchantId])
  await name('First Caravans')
  await becomes(true, 'First Caravans')
  await set('blocked_at = now()')
  await becomes(false, 'First Caravans')
  await set('blocked_at = null')
  await becomes(true, 'First Caravans')
  await set(`admission = 'in_review'`)
  await becomes(false, 'First Caravans')
  await set(`admission = 'accepted'`)
  await becomes(true, 'First Caravans')
  await name('Second Caravans')
  await becomes(true, 'Second Caravans')
  await pool.query('update customers set deactivated_at = now() where customer_id = $1', [
    customerId,
  ])
  await becomes(false, 'Second Caravans')
})

test('it is drawn once for all visitors, for each text and page', async () => {
  const search = `${directory}?search=cara`
  await expect.poll(() => drawings(() => seen(search))).toBe(0)
  expect(await drawings(() => seen(`${directory}?utm_source=x&search=cara`))).toBe(0)
  expect(await drawings(() => seen(`${search}&page=2`))).toBe(1)
})

test('what no visitor is told of a dealer leaves it as it is', async () => {
  const { merchantId, customerId } = await addDealer(pool, 'unchanged')
  await expect.poll(() => drawings(() => seen())).toBe(0)
  const ofDealers = `select count(*)::int as count from public_changes where topic = 'dealer'`
  const count = async () => (await pool.query(ofDealers)).rows[0].count
  const before = await count()
  await pool.query('update merchants set bidding_stopped_at = now() where merchant_id = $1', [
    merchantId,
  ])
  await pool.query(
    `update customers set profile = profile || '{"phone": "+49 431 555"}' where customer_id = $1`,
    [customerId],
  )
  expect(await count()).toBe(before)
})
