import { expect, test } from 'vitest'
import type { AdImport } from '#contract/endpoints/importing/listing-import.ts'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'

/** An own ad of another portal, over the calls of a visitor (spec 1, "import of vehicle data"). */

const { browser } = await appOfTest()

async function startAd(visitor: Browser, productType = 'motorhome') {
  const path = '/api/public/product/create'
  const { body } = await visitor.call({ method: 'POST', path, body: { productType } })
  return (body as Product).entityId // The endpoint's own output.
}

const importPath = (entityId: number) => `/api/public/product/import/${entityId}`

function start(visitor: Browser, entityId: number, body: object) {
  return visitor.call({ method: 'POST', path: importPath(entityId), body })
}

async function fetched(visitor: Browser, entityId: number, link: string): Promise<AdImport> {
  await start(visitor, entityId, { link, isOwn: true })
  return waitUntil(async () => {
    const { body } = await visitor.call({ method: 'GET', path: importPath(entityId) })
    const { newest } = body as { newest: AdImport | null }
    return newest && newest.state !== 'running' && newest
  })
}

const link = 'https://suchen.mobile.de/fahrzeuge/details.html?id=400000001'

test('answers and pictures come over, the text without its telephone number (rules 8)', async () => {
  const visitor = browser()
  const entityId = await startAd(visitor)
  const found = await fetched(visitor, entityId, link)
  // Two of the three pictures are the same one; the third is none.
  expect(found).toMatchObject({ state: 'found', source: 'mobilede', pictureCount: 1 })
  expect(found.vehicle).toBe('HYMER-ERIBA T 678 CL Solar')
  const path = `${importPath(entityId)}/${found.importId}`
  const taken = (await visitor.call({ method: 'PUT', path })).body as Product
  expect(taken.gallery).toMatchObject([{ position: 0, width: 480, height: 360 }])
  expect(taken.imported).toContainEqual({ attributeCode: 'mileage', source: 'mobilede' })
  const text = taken.attributes.others.find((each) => each.attributeCode === 'description')
  expect(text?.value).toBe('Solar 120 W, Markise, sehr gepflegt.')
})

test('addresses inside are never fetched as pictures; the answers come without them', async () => {
  const visitor = browser()
  const entityId = await startAd(visitor, 'trailer')
  expect(await fetched(visitor, entityId, '400000002')).toMatchObject({
    ...{ state: 'found', pictureCount: 0, warning: null },
  })
})

test.each([
  ['an ad that has ended', '400000999', 'not_found'],
  [
    'a portal without an interface',
    'https://www.caraworld.de/wohnmobile/a/b/12345678/c.html',
    'not_offered',
  ],
  ['an account without the right', '400000908', 'not_offered'],
])('%s: %s is %s', async (_what, wanted, failure) => {
  const visitor = browser()
  const entityId = await startAd(visitor)
  expect(await fetched(visitor, entityId, wanted)).toMatchObject({ state: 'failed', failure })
})

test.each([
  [{ link: 'https://evil.example/400000001', isOwn: true }, 'link'],
  [{ link: 'http://169.254.169.254/400000001', isOwn: true }, 'link'],
  [{ link }, undefined],
  [{ link, isOwn: false }, undefined],
])('%o is refused before anything is asked', async (body, field) => {
  const visitor = browser()
  const entityId = await startAd(visitor)
  const answer = await start(visitor, entityId, body)
  expect(answer.status).toBe(422)
  if (field) expect(answer.body).toMatchObject({ fields: [{ field, rule: 'importer_link' }] })
  const { body: shown } = await visitor.call({ method: 'GET', path: importPath(entityId) })
  expect(shown).toEqual({ newest: null })
})
