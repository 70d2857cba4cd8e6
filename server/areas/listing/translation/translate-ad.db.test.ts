import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#contract/endpoint.ts'
import type { translationEndpoints } from '#contract/endpoints/translation/translation.ts'
import type { Product } from '#contract/product.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { startTranslationStandIn } from '../../../integrations/translation/stand-in.ts'
import {
  approveAd,
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  type Viewer,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'
import { changeCallsOf } from '../testing/change-calls.ts'

/** Descriptions and damages in each reader's language, through the real client (spec 7.3). */

const apiKey = 'key-of-a-test:fx'
const service = await startTranslationStandIn(apiKey)
afterAll(() => service.stop())
const app = await appOfTest({
  TRANSLATE_ENGINE: 'deepl',
  DEEPL_API_KEY: apiKey,
  DEEPL_BASE_URL: service.url,
})
const { pool } = app
let market: SentinelMarket
beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile, operator: wholeProfile })
})
afterEach(() => {
  service.useUpQuota(false)
  service.hang(null)
  service.answerWith(null)
})

const sentTexts = () => service.bodies().flatMap(({ text = [] }) => text)

const vins = ['ZFA25000002345678', 'ZFA25000002345679', 'ZFA25000002345670', 'ZFA25000002345671']

/** Submitted on the Dutch storefront. */
async function submitted(description: string) {
  const vin = vins.pop() ?? ''
  const owner: Viewer = 'uninvolved'
  const license_plate = `KI-AB ${vins.length}`
  const ad = { owner, values: { vin, license_plate, description, special_remarks: '!' } }
  const entityId = await prepareAd(market, ad)
  const submit = { ...submitCall(entityId), headers: { host: 'nl.localhost' } }
  expect((await market.call(owner, submit)).status).toBe(200)
  return { entityId, release: () => approveAd(market, entityId, ad) }
}

async function read(entityId: number, host: string) {
  const path = `/api/public/catalog/get/${entityId}`
  const { body } = await market.call('visitor', { method: 'GET', path, headers: { host } })
  const { translated, attributes } = body as Product // The endpoint's own output.
  const original = attributes?.others.find(({ attributeCode }) => attributeCode === 'description')
  return { translated: translated?.description, original: original?.value }
}

function readsTranslated(entityId: number, host: string): Promise<string> {
  return waitUntil(async () => (await read(entityId, host)).translated)
}

const noJobs = () =>
  waitUntil(async () => {
    const { rows } = await pool.query(
      `select from graphile_worker.jobs where task_identifier = 'translate-ad' and run_at <= now()`,
    )
    return rows.length === 0
  })

async function hashesOf(entityId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct text_hash)::int as count from translated_ad_texts
     join translations using (text_hash) where listing_id = $1`,
    [entityId],
  )
  return rows[0]?.count ?? 0
}

const countTranslations = async () =>
  (await pool.query('select count(*)::int from translations')).rows[0].count as number

describe('what an owner wrote', () => {
  const text = 'Altijd binnen gestald.\n\nDe luifel is nieuw.'
  let entityId: number

  test('is translated from its release on, and stands beside the original', async () => {
    const ad = await submitted(text)
    entityId = ad.entityId
    expect(await countTranslations()).toBe(0)
    await ad.release()
    expect(await readsTranslated(entityId, 'pl.localhost')).toBe(`PL: ${text}`)
    expect(await read(entityId, 'pl.localhost')).toMatchObject({ original: text })
    expect(await read(entityId, 'nl.localhost')).toMatchObject({ translated: undefined })
    await noJobs()
    // A dash or a sign is the same everywhere.
    expect(await countTranslations()).toBe(7)
  })

  test('makes void what is kept of its page, by a row', async () => {
    const { rows } = await pool.query(
      `select distinct topic from public_changes join translations on changed_at = translated_at
       where listing_id = $1`,
      [entityId],
    )
    expect(rows).toEqual([{ topic: 'listing' }])
  })

  test('is answered by the call of the specification, in the language that it names', async () => {
    const path = `/api/public/translate/description/${entityId}?storeCode=pl`
    const { body } = await market.call('visitor', { method: 'GET', path })
    const answer = body as Output<typeof translationEndpoints.description>
    expect(answer.translated).toBe(false)
    expect(answer.texts).toEqual([
      {
        ...{ attributeCode: 'description', text: `PL: ${text}`, locale: 'pl' },
        original: { text, locale: 'nl' },
      },
      { attributeCode: 'special_remarks', text: '!', locale: 'nl', original: null },
    ])
    const defects = `/api/public/translate/defects-description/${entityId}`
    expect((await market.call('visitor', { method: 'GET', path: defects })).status).toBe(404)
  })

  test('that was changed has no translation of its earlier words', async () => {
    service.useUpQuota(true)
    const calls = changeCallsOf(market, { owner: 'uninvolved', entityId })
    await calls.change('description', 'Nieuwe tekst.')
    expect((await calls.decide(await calls.look(), 'accepted')).status).toBe(200)
    expect(await read(entityId, 'pl.localhost')).toEqual({
      translated: undefined,
      original: 'Nieuwe tekst.',
    })
    await noJobs()
    expect(await countTranslations()).toBe(0)
    service.useUpQuota(false)
    await pool.query(`select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where task_identifier = 'translate-ad'), run_at := now())`)
    expect(await readsTranslated(entityId, 'pl.localhost')).toBe('PL: Nieuwe tekst.')
  })

  test('changes while it is under way: what comes for the earlier words is kept for nobody', async () => {
    service.hang('PL')
    const calls = changeCallsOf(market, { owner: 'uninvolved', entityId })
    await calls.change('description', 'Tweede tekst.')
    await calls.decide(await calls.look(), 'accepted')
    const asked = () => sentTexts().some((each) => each.includes('Tweede'))
    await waitUntil(async () => asked())
    await calls.change('description', 'Derde tekst.')
    await calls.decide(await calls.look(), 'accepted')
    service.hang(null)
    expect(await readsTranslated(entityId, 'pl.localhost')).toBe('PL: Derde tekst.')
    await noJobs()
    expect(await hashesOf(entityId)).toBe(1)
    expect(await countTranslations()).toBe(7)
  })
})

describe('an engine', () => {
  test('is told no address, and what it answers is text or nothing', async () => {
    const ad = await submitted('Netjes.')
    await pool.query(
      `update listings set vehicle_values = vehicle_values || '{"description": "Netjes. Mail jan@bos.nl"}'
       where listing_id = $1`,
      [ad.entityId],
    )
    service.answerWith((text, target) =>
      target === 'PL' ? `<script>x()</script> ${text}` : 'Call +49 171 9990000',
    )
    await ad.release()
    expect(await readsTranslated(ad.entityId, 'pl.localhost')).toBe(
      '<script>x()</script> Netjes. Mail jan@bos.nl',
    )
    await noJobs()
    expect(sentTexts().filter((each) => each.includes('jan@bos'))).toEqual([])
    expect(await read(ad.entityId, 'de.localhost')).toMatchObject({ translated: undefined })
  })

  test('that answers with half a body is asked again, and the other languages are there', async () => {
    service.breakNext('{"translations": [')
    const ad = await submitted('Rookvrij.')
    await ad.release()
    for (const host of ['de', 'en', 'pl', 'cs']) {
      expect(await readsTranslated(ad.entityId, `${host}.localhost`)).toMatch(/: Rookvrij\.$/)
    }
  })
})

test('translations of a withdrawn ad go', async () => {
  const ad = await submitted('Van de eerste eigenaar.')
  await ad.release()
  await readsTranslated(ad.entityId, 'pl.localhost')
  await noJobs()
  const before = await countTranslations()
  await pool.query(`update auctions set status = 'inactive' where listing_id = $1`, [ad.entityId])
  await pool.query(
    `select from graphile_worker.add_job('translate-ad', json_build_object('entityId', $1::int))`,
    [ad.entityId],
  )
  await waitUntil(async () => (await countTranslations()) === before - 7)
  expect(
    (await pool.query('select from translated_ad_texts where listing_id = $1', [ad.entityId])).rows,
  ).toEqual([])
})

test('translations of words that two ads have go with them, also where both go at once', async () => {
  await pool.query(`
    insert into translations (text_hash, source, target, engine, translated)
      values (hash_of_text('Netjes'), 'nl', 'de', 'of a test', 'Gepflegt');
    insert into translated_ad_texts
      select listing_id, hash_of_text('Netjes') from listings order by listing_id limit 2`)
  const leave = `delete from translated_ad_texts where text_hash = hash_of_text('Netjes')
    and listing_id = (select LAST(listing_id) from translated_ad_texts
      where text_hash = hash_of_text('Netjes'))`
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    await one.query('begin')
    await other.query('begin')
    await one.query(leave.replace('LAST', 'max'))
    const left = other.query(leave.replace('LAST', 'min'))
    await one.query('commit')
    await left
    await other.query('commit')
  } finally {
    one.release()
    other.release()
  }
  const { rows } = await pool.query(
    `select from translations where text_hash = hash_of_text('Netjes')`,
  )
  expect(rows).toEqual([])
})
