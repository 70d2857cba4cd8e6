import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdImport } from '#contract/endpoints/importing/listing-import.ts'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { createRdwClient } from '../../../integrations/plate-registry/rdw-client.ts'
import {
  type RdwStandIn,
  startRdwStandIn,
} from '../../../integrations/plate-registry/rdw-stand-in.ts'
import { insertImport } from '../records/import-store.ts'
import { createImportVehicle } from './run-import.ts'

/** Answers by a Dutch plate, over the calls of a visitor (spec 1, "import of vehicle data"). */

const { app, pool, logged, browser } = await appOfTest()
let standIn: RdwStandIn

beforeAll(async () => {
  standIn = await startRdwStandIn()
})
afterAll(() => standIn.stop())

async function startAd(visitor: Browser, body: object = { productType: 'motorhome' }) {
  const path = '/api/public/product/create'
  const { body: answer } = await visitor.call({ method: 'POST', path, body })
  return (answer as Product).entityId // The endpoint's own output.
}

const importPath = (entityId: number) => `/api/public/product/import/${entityId}`

function start(visitor: Browser, entityId: number, plate: string) {
  return visitor.call({ method: 'POST', path: importPath(entityId), body: { plate } })
}

async function newest(visitor: Browser, entityId: number): Promise<AdImport | null> {
  const { body } = await visitor.call({ method: 'GET', path: importPath(entityId) })
  return (body as { newest: AdImport | null }).newest
}

async function fetched(visitor: Browser, entityId: number, plate: string): Promise<AdImport> {
  await start(visitor, entityId, plate)
  return waitUntil(async () => {
    const found = await newest(visitor, entityId)
    return found && found.state !== 'running' && found
  })
}

function take(visitor: Browser, entityId: number, importId: string) {
  return visitor.call({ method: 'PUT', path: `${importPath(entityId)}/${importId}` })
}

function answerOf({ attributes }: Product, code: string): unknown {
  return Object.values(attributes)
    .flat()
    .find(({ attributeCode }) => attributeCode === code)?.value
}

const importedCodes = ({ imported }: Product) => imported.map((each) => each.attributeCode)

test('what the register says fills what is open, is marked until confirmed, and is logged as its own', async () => {
  const visitor = browser()
  const length = { ints: [{ attributeCode: 'length', value: 6900 }] }
  const entityId = await startAd(visitor, { productType: 'motorhome', attributes: length })
  const found = await fetched(visitor, entityId, 'xx-123-z')
  expect(found).toMatchObject({ state: 'found', vehicle: 'HYMER B 578', warning: null })
  expect(found).toMatchObject({ percent: 100, otherwiseCount: 1 })

  const taken = await take(visitor, entityId, found.importId)
  const product = taken.body as Product
  expect(answerOf(product, 'power_kw')).toBe(103)
  expect(answerOf(product, 'length')).toBe(6900)
  expect(answerOf(product, 'license_plate')).toBe('XX123Z')
  expect(product.imported).toHaveLength(found.newCount)
  expect(importedCodes(product)).toEqual(expect.arrayContaining(['make', 'power_kw', 'fuel']))
  expect(importedCodes(product)).not.toContain('license_plate')
  const { rows } = await pool.query(
    `select source from listing_changes where listing_id = $1 and attribute_code = 'power_kw'`,
    [entityId],
  )
  expect(rows).toEqual([{ source: 'rdw' }])
  // Sent twice, it has its effect once.
  expect((await take(visitor, entityId, found.importId)).status).toBe(200)
  expect((await newest(visitor, entityId))?.state).toBe('taken')

  const confirmed = await visitor.call({
    method: 'PUT',
    path: `/api/public/product/imported-answers/${entityId}`,
    body: { attributeCodes: ['make', 'length'] },
  })
  expect(importedCodes(confirmed.body as Product)).not.toContain('make')
  const changed = await visitor.call({
    method: 'PUT',
    path: `/api/public/product/update/${entityId}`,
    body: { attributes: { ints: [{ attributeCode: 'power_kw', value: 96 }] } },
  })
  expect(importedCodes(changed.body as Product)).not.toContain('power_kw')
  expect(logged()).not.toContain('XX123Z')
})

test('a caravan by its plate; a plate of another kind of vehicle is told as such', async () => {
  const visitor = browser()
  const caravan = await startAd(visitor, { productType: 'trailer' })
  expect(await fetched(visitor, caravan, 'WX12YZ')).toMatchObject({ warning: null })
  expect(await fetched(visitor, caravan, 'XX123Z')).toMatchObject({ warning: 'other_kind' })
  const motorhome = await startAd(visitor)
  expect(await fetched(visitor, motorhome, 'VB789T')).toMatchObject({
    ...{ warning: 'unknown_kind', vehicle: 'VOLKSWAGEN CRAFTER' },
  })
})

test('a plate that can be none is refused at its field, a second press starts nothing', async () => {
  const visitor = browser()
  const entityId = await startAd(visitor)
  expect(await start(visitor, entityId, 'KI-CM 2400')).toMatchObject({
    ...{ status: 422, body: { fields: [{ field: 'plate', rule: 'dutch_license_plate' }] } },
  })
  await Promise.all([start(visitor, entityId, 'TT030S'), start(visitor, entityId, 'TT-030-S')])
  const { rows } = await pool.query('select import_id from ad_imports where listing_id = $1', [
    entityId,
  ])
  expect(rows).toHaveLength(1)
})

test('the import of another’s ad does not exist, nor does an import of another ad (rules 1)', async () => {
  const [visitor, stranger] = [browser(), browser()]
  const entityId = await startAd(visitor)
  const { importId } = await fetched(visitor, entityId, 'XX123Z')
  expect((await start(stranger, entityId, 'XX123Z')).status).toBe(404)
  expect((await take(stranger, entityId, importId)).status).toBe(404)
  const other = await startAd(visitor)
  expect((await take(visitor, other, importId)).status).toBe(404)
})

test.each([
  ['ZZ999Z', 'not_found', 1],
  ['TT429A', 'busy', 3],
  ['TT500A', 'unavailable', 3],
  ['TT001J', 'unreadable', 3],
])('%s: the register fails, %s, after %i attempts', async (plate, failure, attempts) => {
  const visitor = browser()
  const entityId = await startAd(visitor)
  const importId = crypto.randomUUID()
  const { keys, log } = app.services
  const started = { importId, listingId: entityId, source: 'rdw', asked: plate } as const
  await insertImport(pool, { ...started, startedAt: new Date() }, keys.auctionSecrets)
  const before = standIn.asked.length
  const settings = { baseUrl: standIn.baseUrl, appToken: null, timeoutMs: 5000 }
  const { images } = app.market
  const nobody = {
    find: async () => ({ kind: 'not_found' }) as const,
    fetchPicture: async () => undefined,
  }
  const run = createImportVehicle({
    ...{ pool, log, keys, images, plates: createRdwClient(settings), askAgainAfterMs: [0, 0] },
    portals: { mobilede: nobody, caraworld: nobody },
    software: { ...nobody, list: async () => ({ kind: 'busy' }) },
  })
  await run({ importId })
  expect(await newest(visitor, entityId)).toMatchObject({ state: 'failed', failure })
  expect(standIn.asked.slice(before).filter(({ table }) => table === 'm9d7-ebf2')).toHaveLength(
    attempts,
  )
})

test('one whose process ended is told as failed, so that nobody waits for ever', async () => {
  const visitor = browser()
  const entityId = await startAd(visitor)
  await start(visitor, entityId, 'TT030S')
  await pool.query(
    `update ad_imports set started_at = now() - interval '111 seconds' where listing_id = $1`,
    [entityId],
  )
  expect(await newest(visitor, entityId)).toMatchObject({ state: 'failed', failure: 'unavailable' })
})
