import sharp from 'sharp'
import { expect, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import { addRunningAuction, executorOn } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { computePictureKey } from '#server/platform/pictures/process-picture.ts'
import { pagesOfTest } from '#server/testing/page-of-test.ts'

const database = await testDatabase()
const { pool } = database
const { app } = await appOn(database, {}, pagesOfTest())
const executor = executorOn(pool)

const read = (url: string, host = 'pl.localhost:3000') =>
  app.http.inject({ url, headers: { host } })

async function addAd(): Promise<number> {
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const { rows } = await pool.query('select listing_id from auctions where auction_id = $1', [
    auctionId,
  ])
  await app.market.catalog.refresh({ auctionIds: [auctionId] })
  return rows[0].listing_id as number // The column's type.
}

test('robots.txt of each host names its own sitemap; the console and its sitemap are closed (spec 2)', async () => {
  const polish = await read('/robots.txt')
  expect(polish.body).toContain('Sitemap: http://pl.localhost:3000/sitemap.xml')
  expect(polish.body).toContain('Disallow: /konto\n')
  expect(polish.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect((await read('/robots.txt', 'console.localhost')).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await read('/sitemap.xml', 'console.localhost')).statusCode).toBe(404)
  expect((await read('/sitemap.xml', 'elsewhere.example')).statusCode).toBe(404)
})

test('a sitemap has each ad that a visitor may see, and none that is over or not out yet (rules 1)', async () => {
  const [shown, ended, withdrawn] = [await addAd(), await addAd(), await addAd()]
  await pool.query(`update auctions set status = 'ended' where listing_id = $1`, [ended])
  await pool.query(`update auctions set status = 'inactive' where listing_id = $1`, [withdrawn])
  await app.market.catalog.refresh({ entityIds: [ended, withdrawn] })
  const index = await read('/sitemap.xml')
  expect(index.body).toContain('<loc>http://pl.localhost:3000/sitemap-vehicles-1.xml</loc>')
  const { body, headers } = await read('/sitemap-vehicles-1.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const known = (id: number) => new RegExp(`/catalog/product/${id}[/<]`).test(body)
  expect([shown, ended, withdrawn].map(known)).toEqual([true, false, false])
  expect(body).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  // Target price and seller stand in no address.
  expect(body).not.toContain('20000')
})

test('parts that are not there, and names that are none, answer 404', async () => {
  for (const url of ['/sitemap-vehicles-2.xml', '/sitemap-vehicles-0.xml', '/sitemap-x.xml']) {
    expect((await read(url)).statusCode, url).toBe(404)
  }
  expect((await read('/sitemap-pages.xml')).body).toContain('/regulamin</loc><lastmod>')
})

test('every other page has the site’s own preview, in the language of its host', async () => {
  const { statusCode, headers, rawPayload } = await read('/previews/site.jpeg')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  const german = await read('/previews/site.jpeg', 'de.localhost')
  expect(german.rawPayload.equals(rawPayload)).toBe(false)
  expect((await read('/previews/site.jpeg', 'console.localhost')).statusCode).toBe(404)
})

test('an ad’s preview for other sites is drawn of what a visitor may see; of one that is not out there is none (rules 1)', async () => {
  const [shown, hidden] = [await addAd(), await addAd()]
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#08c" d="M0 0h8v6H0z"/></svg>'
  const key = computePictureKey(Buffer.from(drawing))
  await app.market.images.publishPicture(key, [
    { name: 'drawing.svg', bytes: Buffer.from(drawing) },
  ])
  await pool.query('update catalog_ads set picture_key = $1', [key])
  await pool.query(`update auctions set status = 'inactive' where listing_id = $1`, [hidden])
  await app.market.catalog.refresh({ entityIds: [hidden] })
  const { statusCode, headers, rawPayload } = await read(`/previews/${shown}.jpeg`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const path of [`/previews/${hidden}.jpeg`, '/previews/1.jpeg', '/previews/x.jpeg']) {
    expect((await read(path)).statusCode, path).toBe(404)
  }
})
