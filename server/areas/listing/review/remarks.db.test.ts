import { beforeAll, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import {
  openMarket,
  type SentinelMarket,
  submitAd,
  submitCall,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'

/** An ad is sent back with remarks on single fields, mended, and sent again (rules 2). */

const app = await appOfTest()
let market: SentinelMarket
let entityId: number

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile, operator: wholeProfile })
  entityId = await submitAd(market, {
    owner: 'uninvolved',
    values: { ...exampleMotorhome, vin: vinOfTest(), mileage: 84_000, target_price: 40_000 },
  })
})

type Remark = { readonly remarkId: number; readonly field: string; readonly answer: string | null }

const sendBack = (body: object) =>
  market.call('operator', {
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/send-back`,
    body,
  })

function save(code: string, value: unknown) {
  const attributes = { ints: [{ attributeCode: code, value }] }
  const path = `/api/private/product/update/${entityId}`
  return market.call('uninvolved', { method: 'PUT', path, body: { attributes } })
}

async function remarks(): Promise<readonly Remark[]> {
  const path = `/api/private/product/get/${entityId}`
  const { body } = await market.call('uninvolved', { method: 'GET', path })
  return (body as { remarks: Remark[] }).remarks
}

async function answer(field: string, note?: string) {
  const remark = (await remarks()).find((each) => each.field === field)
  const path = `/api/private/product/remarks/${entityId}/${remark?.remarkId}`
  const body = note === undefined ? {} : { note }
  return market.call('uninvolved', { method: 'PUT', path, body })
}

const fields = [
  { field: 'mileage', text: 'The picture of the cockpit shows 91,000 km.' },
  { field: 'target_price', text: 'Is this price meant for the whole outfit?' },
]

test('a remark on a question that the ad does not ask is refused', async () => {
  const unknown = [{ field: 'mover', text: 'Is there a mover?' }]
  expect((await sendBack({ fields: unknown })).status).toBe(422)
  expect((await sendBack({ remarks: '', fields: [] })).status).toBe(409)
})

test('the owner is told each of them, by the name of its field', async () => {
  expect((await sendBack({ fields })).status).toBe(200)
  const path = '/api/private/notifications/pages/get?page=1'
  await waitUntil(async () => {
    const { text } = await market.call('uninvolved', { method: 'GET', path })
    return text.includes('Kilometerstand: The picture of the cockpit')
  })
  expect((await remarks()).map(({ field }) => field)).toEqual(['mileage', 'target_price'])
})

test('everything else stays locked, whoever asks the call directly', async () => {
  expect(await save('length', 7100)).toMatchObject({
    status: 409,
    body: { code: 'FIELD_LOCKED_BY_REVIEW', facts: { field: 'length' } },
  })
  expect((await save('mileage', 91_000)).status).toBe(200)
})

test('a copy of the ad from before an answer is known as the older one (spec 4)', async () => {
  const path = `/api/private/product/get/${entityId}`
  const before = await market.call('uninvolved', { method: 'GET', path })
  const after = await answer('mileage')
  const versionOf = ({ body }: { body: unknown }) => (body as { version: number }).version
  expect(versionOf(after)).toBeGreaterThan(versionOf(before))
})

test('it goes back only when each remark is answered', async () => {
  expect((await answer('mileage')).status).toBe(200)
  expect(await market.call('uninvolved', submitCall(entityId))).toMatchObject({
    status: 409,
    body: { code: 'REMARKS_OPEN', facts: { field: 'target_price', count: 1 } },
  })
  const path = `/api/private/product/remarks/${entityId}/1`
  expect((await market.call('anna', { method: 'PUT', path, body: {} })).status).toBe(404)
  expect((await answer('target_price', 'Yes, with the awning.')).status).toBe(200)
  expect((await market.call('uninvolved', submitCall(entityId))).status).toBe(200)
})

test('the second review shows old beside new, and what was kept with its note', async () => {
  const path = `/api/operator/reviews/${entityId}`
  const { body } = await market.call('operator', { method: 'GET', path })
  expect(body).toMatchObject({
    remarks: [
      { field: 'mileage', answer: 'changed', isClosed: false },
      { field: 'target_price', answer: 'kept', note: 'Yes, with the awning.' },
    ],
  })
  const [mileage] = (body as { remarks: { before: unknown[]; after: unknown[] }[] }).remarks
  expect(mileage?.before).toContainEqual({ attributeCode: 'mileage', value: 84_000 })
  expect(mileage?.after).toContainEqual({ attributeCode: 'mileage', value: 91_000 })
})

test('the next verdict closes them; they stay as history, sealed where they tell a secret', async () => {
  expect((await sendBack({ remarks: 'One more picture, please.' })).status).toBe(200)
  expect(await remarks()).toEqual([])
  expect((await save('mileage', 92_000)).status).toBe(200)
  const path = `/api/operator/reviews/${entityId}`
  const { body } = await market.call('operator', { method: 'GET', path })
  const { remarks: kept } = body as { remarks: { isClosed: boolean }[] }
  expect(kept.map(({ isClosed }) => isClosed)).toEqual([true, true])
  const { rows } = await app.pool.query(
    "select encode(sealed_before, 'escape') as text from review_remarks where listing_id = $1",
    [entityId],
  )
  expect(rows.map(({ text }) => text).join(' ')).not.toContain('40000')
})
