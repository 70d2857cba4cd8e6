import { expect, test } from 'vitest'
import {
  addPublishedAuction,
  addSubmittedAuction,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { adFactsOf } from '#domain/catalog/row-of-listing.ts'
import { exampleMotorhome, exampleTrailer } from '#domain/vehicle/example-vehicles.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { listCatalogAds, writeCatalogAds } from './catalog-ad-store.ts'
import { insertPage } from './covered-page-store.ts'
import { listListings, saveContent, saveRelease, saveReview } from './listing-store.ts'

/** The typed row beside an ad is never older than the ad. */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
const picture = { value: 'f'.repeat(32), position: 0, kind: 'exterior_front' } as const

async function storedRows(entityId: number): Promise<number> {
  const { rows } = await pool.query('select from catalog_ads where listing_id = $1', [entityId])
  return rows.length
}

async function factsInAd(entityId: number) {
  const [listing] = await listListings(pool, [entityId])
  if (!listing) throw new Error('No such ad')
  return adFactsOf(listing)
}

test('what writes an ad writes its row in the same transaction', async () => {
  const { entityId } = await addSubmittedAuction(pool, executor)
  const key = testKeys.auctionSecrets
  const pictures = { gallery: [picture], moreImages: [], reviewPictures: [] }
  const content = { values: exampleMotorhome, damages: [], ...pictures }
  const reviewed = { vatRegime: 'reportable', vatRateBasisPoints: 1900 } as const
  await transaction(pool, (client) => saveContent(client, entityId, content, key))
  expect(await storedRows(entityId)).toBe(1)
  await transaction(pool, (client) => saveReview(client, entityId, reviewed))
  expect(await storedRows(entityId)).toBe(1)
  const [ad] = await listCatalogAds(pool, [entityId])
  expect(ad?.facts).toEqual(await factsInAd(entityId))
  expect(ad?.facts).toMatchObject({ makeName: 'Knaus', isVatReportable: true, mileageKm: 84_000 })
  expect(ad?.facts.pictureKey).toBe(picture.value)
  const undone = transaction(pool, async (client) => {
    await saveContent(client, entityId, { ...content, values: exampleTrailer }, key)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await listCatalogAds(pool, [entityId]))[0]).toEqual(ad)
})

test('a change by any other statement leaves no row, and the next reader makes it', async () => {
  const { entityId } = await addSubmittedAuction(pool, executor)
  await transaction(pool, (client) => writeCatalogAds(client, [entityId]))
  await pool.query('update listings set vehicle_values = $2 where listing_id = $1', [
    entityId,
    JSON.stringify(exampleMotorhome),
  ])
  expect(await storedRows(entityId)).toBe(0)
  const [ad] = await listCatalogAds(pool, [entityId, entityId])
  expect(ad?.facts).toEqual(await factsInAd(entityId))
  expect(await storedRows(entityId)).toBe(1)
  // Nothing of it is in the row, so the row may stay.
  await pool.query('update listings set submitted_at = now() where listing_id = $1', [entityId])
  expect(await storedRows(entityId)).toBe(1)
  const documentType = 'registration_part_1'
  const pageId = await insertPage(pool, { listingId: entityId, documentType, storageKey: 'page' })
  const countAfter = async (releasedAt: Date | null) => {
    const values = [pageId, releasedAt]
    await pool.query('update covered_pages set released_at = $2 where page_id = $1', values)
    return (await listCatalogAds(pool, [entityId]))[0]?.documentCount
  }
  expect(await countAfter(new Date())).toBe(1)
  expect(await countAfter(null)).toBe(0)
})

test('ads that were released before there were rows, or with other columns, get them when they are read', async () => {
  const { rows } = await pool.query<{ listing_id: number }>(
    'select listing_id from auctions where auction_id = $1',
    [await addPublishedAuction(pool, executor, prices)],
  )
  const entityId = rows[0]?.listing_id ?? 0
  await transaction(pool, (client) => saveRelease(client, entityId))
  const [released] = await listCatalogAds(pool, [entityId])
  expect(released?.publishedAt).toBeInstanceOf(Date)
  expect(released?.auctionId).toBeGreaterThan(0)
  for (const statement of ['delete from catalog_ads', 'update catalog_ads set form = 0']) {
    await pool.query(statement)
    expect(await listCatalogAds(pool, [entityId])).toEqual([released])
  }
})

test('a description is found by the words of each language that there is of it', async () => {
  const { entityId } = await addSubmittedAuction(pool, executor)
  await pool.query(
    `update listings set vehicle_values = vehicle_values || '{"description": "Immer in der Halle"}'
     where listing_id = $1`,
    [entityId],
  )
  const wordsOf = async () => (await listCatalogAds(pool, [entityId]))[0]?.facts.descriptionWords
  expect(await wordsOf()).toEqual(['immer', 'der', 'halle'])
  await pool.query(
    `insert into translated_ad_texts (listing_id, text_hash) values ($1, hash_of_text('Immer in der Halle'))`,
    [entityId],
  )
  await pool.query(
    `insert into translations (text_hash, source, target, engine, translated)
     values (hash_of_text('Immer in der Halle'), 'de', 'en', 'test', 'Always in the barn')`,
  )
  expect(await wordsOf()).toEqual(['immer', 'der', 'halle', 'always', 'the', 'barn'])
})
