import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { marketPricesEndpoints } from '#contract/endpoints/valuation/market-prices.ts'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { appOn, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer, addOperator } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { trainModel } from '#domain/valuation/model/train-model.ts'
import { monthNumber } from '#domain/valuation/valued-vehicle.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { createRemindOfValuation } from './queue-valuation-mail.ts'
import { insertModel } from './training/model-store.ts'

/** Requests over their calls (spec 7.5): who may write them, who answers, who reads the report. */

// What waits to be done stays where it can be seen.
const database = await testDatabase()
const { pool, browser } = await appOn(database, { ROLES: 'web' })
await addOperator(pool, 'olga')
const attributes = toWireValues(listingAttributes, exampleMotorhome)
const base = '/api/public/valuate-my-vehicle'

type Valuated = z.infer<typeof valuationEndpoints.get.output>

async function update(caller: Browser, body: object) {
  const { status, body: answer } = await caller.call({
    method: 'PUT',
    path: `${base}/update`,
    body,
  })
  return { status, body: answer as Valuated & { readonly code?: string } } // Or a problem.
}

async function get(caller: Browser, path: string) {
  const { status, body } = await caller.call({ method: 'GET', path })
  return { status, body: body as Valuated } // The contract's answer, or a problem.
}

function submitted(email: string) {
  return { attributes, valuate_my_vehicle: { email, isSubmitted: true } }
}

async function answer(
  operator: Browser,
  entityId: number,
  range = { fromEur: 38_000, toEur: 43_000 },
) {
  const body = { ...range, words: 'Ein gepflegtes Fahrzeug.' }
  const path = `/api/operator/valuations/${entityId}/answer`
  return (await operator.call({ method: 'POST', path, body })).status
}

async function jobs(pattern: string): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select key from graphile_worker.jobs where key like $1 order by run_at',
    [pattern],
  )
  return rows.map(({ key }) => key)
}

async function operatorOf(): Promise<Browser> {
  const operator = browser()
  await operator.logIn('olga@test.example')
  return operator
}

async function newRequest(email: string) {
  const owner = browser()
  const { body } = await update(owner, submitted(email))
  const entityId = body.valuate_my_vehicle?.entityId ?? 0
  return { owner, entityId }
}

test('a visitor writes, submits, is answered and reads the report; nobody else reads or writes it before', async () => {
  const owner = browser()
  const first = await update(owner, { attributes })
  expect(first.body).toMatchObject({
    product: { isOwn: true },
    valuate_my_vehicle: { status: 'editing', report: null },
    customer: null,
    tracking_status: 'open',
  })
  const entityId = first.body.product?.entityId ?? 0
  const mine = { email: 'Owner@Test.example', phone: '+49 30 123456', remarks: 'Zwei Halter.' }
  const stranger = browser()
  expect((await update(stranger, { entityId, valuate_my_vehicle: mine })).status).toBe(404)
  expect((await get(stranger, `${base}/get`)).body.valuate_my_vehicle).toBeNull()
  const body = { entityId, valuate_my_vehicle: { ...mine, isSubmitted: true } }
  const [one, two] = await Promise.all([update(owner, body), update(owner, body)])
  expect([one.status, two.status], 'two at once are one').toEqual([200, 200])
  expect((await get(owner, `${base}/get`)).body.valuate_my_vehicle).toMatchObject({
    ...{ status: 'under_review', email: 'owner@test.example', remarks: 'Zwei Halter.' },
  })

  expect(await answer(stranger, entityId)).toBe(401)
  const operator = await operatorOf()
  const found = await operator.call({ method: 'GET', path: `/api/operator/valuations/${entityId}` })
  expect(found.body).toMatchObject({ computed: { kind: 'person', reason: 'no_model' } })
  expect(await answer(operator, entityId, { fromEur: 2, toEur: 1 })).toBe(422)
  expect(await answer(operator, entityId)).toBe(200)
  expect(await answer(operator, entityId)).toBe(409)

  const { body: own } = await get(owner, `${base}/get`)
  const id = own.valuate_my_vehicle?.report?.id
  const read = await get(stranger, `${base}/report/get/${id}`)
  expect(read.body).toMatchObject({
    product: null,
    valuate_my_vehicle: { email: null, phone: '', remarks: '', answer: { fromEur: 38_000 } },
  })
  expect(read.body).toMatchObject({ explained: null, sale: { endsAt: expect.any(String) } })
  expect((await get(owner, `${base}/report/get/${id}`)).body.product?.entityId).toBe(entityId)
  const pdf = await stranger.call({ method: 'GET', path: `${base}/report/pdf/${id}` })
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  const guessed = await stranger.call({
    method: 'GET',
    path: `${base}/report/pdf/${'x'.repeat(43)}`,
  })
  expect(guessed.status).toBe(404)
  const later = { postponedUntil: new Date(Date.now() + 40 * 86_400_000).toISOString() }
  const postpone = (reportId = '') => {
    const path = `${base}/report/postpone/${reportId}`
    return stranger.call({ method: 'PUT', path, body: later })
  }
  expect((await postpone(id)).status, 'whoever has the address').toBe(200)
  expect((await postpone('x'.repeat(43))).status).toBe(404)
  expect((await get(owner, `${base}/get`)).body.valuate_my_vehicle).toMatchObject(later)
  expect((await get(stranger, `${base}/report/get/${'x'.repeat(43)}`)).status).toBe(404)
  await pool.query('update valuations set report_ends_at = market_now() where listing_id = $1', [
    entityId,
  ])
  expect((await get(owner, `${base}/report/get/${id}`)).status, 'it has ended').toBe(404)
})

test('one request of an address waits at a time, and of two browsers at once one is refused', async () => {
  const answers = await Promise.all([
    update(browser(), submitted('twice@test.example')),
    update(browser(), submitted('twice@test.example')),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe(
    'VALUATION_ALREADY_SUBMITTED',
  )
})

test('what the vehicle is and where to answer are needed; what was typed stays', async () => {
  const owner = browser()
  const { body, status } = await update(owner, {
    productType: 'trailer',
    valuate_my_vehicle: { email: 'empty@test.example', isSubmitted: true },
  })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'VALUATION_INCOMPLETE' })
  const nowhere = await update(owner, { attributes, valuate_my_vehicle: { isSubmitted: true } })
  expect(nowhere.body.code).toBe('VALUATION_INCOMPLETE')
  const { rows } = await pool.query('select from listings where vehicle_values ? $1', ['mileage'])
  expect(rows.length).toBeGreaterThan(0)
})

test('"not selling now" postpones and promises one letter; the onboarding goes on with the valuation', async () => {
  const { owner, entityId } = await newRequest('later@test.example')
  const postponedUntil = new Date(Date.now() + 60 * 86_400_000).toISOString()
  const later = await update(owner, { entityId, valuate_my_vehicle: { postponedUntil } })
  expect(later.body.valuate_my_vehicle).toMatchObject({ status: 'under_review', postponedUntil })
  const key = `remind-of-valuation:${entityId}`
  const { rows } = await pool.query('select from graphile_worker.jobs where key = $1', [key])
  expect(rows).toHaveLength(1)
  const stepper = '/api/public/product/onboarding-stepper'
  expect((await get(owner, stepper)).body).toMatchObject({
    ...{ status: 'valuation_under_review', showVmmContext: true, vmm: { entityId } },
  })
  expect((await get(owner, `${stepper}?createNew=true`)).body).toMatchObject({ status: 'nothing' })
  expect((await get(browser(), `${stepper}?entityId=${entityId}`)).status).toBe(404)
})

test('an unused report is written of after 2 and 10 days, until its owner names a day (rules 12)', async () => {
  const { owner, entityId } = await newRequest('unused@test.example')
  await answer(await operatorOf(), entityId)
  const remind = createRemindOfValuation({ pool })
  expect(await jobs(`remind-of-valuation:${entityId}:%`)).toEqual([
    `remind-of-valuation:${entityId}:2`,
    `remind-of-valuation:${entityId}:10`,
  ])
  await remind({ entityId, afterDays: 2 })
  const postponedUntil = new Date(Date.now() + 60 * 86_400_000).toISOString()
  await update(owner, { entityId, valuate_my_vehicle: { postponedUntil } })
  await remind({ entityId, afterDays: 10 })
  expect(await jobs(`valuation_later:${entityId}:%`)).toEqual([
    `valuation_later:${entityId}:unused:2`,
  ])
})

test('who left their address and did not send the request is written to after 1, 3 and 7 days (rules 12)', async () => {
  const owner = browser()
  const { body } = await update(owner, {
    attributes,
    valuate_my_vehicle: { email: 'begun@test.example' },
  })
  const entityId = body.valuate_my_vehicle?.entityId ?? 0
  expect(await jobs(`remind-of-valuation:${entityId}:%`)).toEqual(
    [1, 3, 7].map((days) => `remind-of-valuation:${entityId}:unfinished:${days}`),
  )
  const remind = createRemindOfValuation({ pool })
  await remind({ entityId, unfinishedDays: 1 })
  await update(owner, { entityId, valuate_my_vehicle: { isSubmitted: true } })
  await remind({ entityId, unfinishedDays: 3 })
  expect(await jobs(`valuation_unfinished:${entityId}:%`)).toEqual([
    `valuation_unfinished:${entityId}:1`,
  ])
})

test('the report of an account that was given up is gone', async () => {
  const customerId = await addCustomer(pool, 'leaves')
  const owner = browser()
  await owner.logIn('leaves@test.example')
  const { body } = await update(owner, { attributes, valuate_my_vehicle: { isSubmitted: true } })
  const entityId = body.valuate_my_vehicle?.entityId ?? 0
  expect(body.valuate_my_vehicle?.email, 'the address of the account').toBe('leaves@test.example')
  await answer(await operatorOf(), entityId)
  const { body: own } = await get(owner, `${base}/get`)
  const path = `${base}/report/get/${own.valuate_my_vehicle?.report?.id}`
  expect((await get(browser(), path)).status).toBe(200)
  await pool.query('update customers set deactivated_at = now() where customer_id = $1', [
    customerId,
  ])
  expect((await get(browser(), path)).status).toBe(404)
})

test('a request keeps the version and the sales that its range was made from; a broken version leaves it to a person', async () => {
  const sales = inventedSales(3000)
  const { model, compared } = trainModel(sales, '2026-Q3', monthNumber(2026, 10))
  const now = new Date()
  const rows = [...compared.values()].flat()
  await insertModel(pool, { model, compared: rows, saleCount: sales.length, now })
  const values = { ...exampleMotorhome, first_registration_year: 2019, mileage: 60_000 }
  const operator = await operatorOf()
  const computedFor = async (email: string) => {
    const owner = browser()
    const { body } = await update(owner, {
      attributes: toWireValues(listingAttributes, values),
      valuate_my_vehicle: { email, isSubmitted: true },
    })
    const entityId = body.valuate_my_vehicle?.entityId ?? 0
    const path = `/api/operator/valuations/${entityId}`
    const found = await operator.call({ method: 'GET', path })
    expect(JSON.stringify(body), 'the owner learns nothing that was computed').not.toContain(
      'likely',
    )
    const { computed, comparables } = found.body as z.infer<typeof valuationEndpoints.find.output> // Or a problem.
    return { computed, comparables, entityId, owner }
  }
  const { computed, comparables, entityId, owner } = await computedFor('range@test.example')
  if (computed?.kind !== 'range') throw new Error('A range was expected')
  expect(computed.version).toBe('2026-Q3')
  expect(computed.comparableIds.length).toBeGreaterThanOrEqual(8)
  expect(comparables.map(({ saleId }) => saleId)).toEqual(
    expect.arrayContaining(computed.comparableIds.slice(-5)),
  )
  await answer(operator, entityId, computed.range)
  const report = (await get(owner, `${base}/get`)).body.valuate_my_vehicle?.report?.id
  const read = await get(browser(), `${base}/report/get/${report}`)
  expect(read.body).toMatchObject({ explained: { likelyEur: computed.likelyEur } })
  expect(JSON.stringify(read.body), 'single sales are for operators (rules 1)').not.toMatch(
    /saleId|comparableIds|hammer/,
  )
  const other = await computedFor('other@test.example')
  await answer(operator, other.entityId, { fromEur: 1000, toEur: 2000 })
  const words = (await get(other.owner, `${base}/get`)).body.valuate_my_vehicle?.report?.id
  expect((await get(browser(), `${base}/report/get/${words}`)).body).toMatchObject({
    explained: null,
  })
  await sendsComputed(operator, toWireValues(listingAttributes, values))
  await pool.query(
    `insert into valuation_models (version, trained_at, sale_count, model) values ('2026-Q4', now(), 1, '{}')`,
  )
  expect((await computedFor('broken@test.example')).computed).toMatchObject({ kind: 'person' })
})

/** An installation that sends what is computed, on the same database. */
async function sendsComputed(operator: Browser, asked: Record<string, unknown>) {
  const sending = await appOn(database, { ROLES: 'web', COMPUTED_VALUATIONS: 'on' })
  const owner = sending.browser()
  const { body } = await update(owner, {
    attributes: asked,
    valuate_my_vehicle: { email: 'at-once@test.example', isSubmitted: true },
  })
  const { status, answer: sent, report, entityId = 0 } = body.valuate_my_vehicle ?? {}
  expect({ status, sent }).toMatchObject({
    ...{ status: 'under_review', sent: { words: '', isComputed: true } },
  })
  const path = `${base}/report/get/${report?.id}`
  expect((await get(owner, path)).body).toMatchObject({ explained: { isInvented: false } })
  expect(await jobs(`valuation_%:${entityId}`)).toEqual([`valuation_computed:${entityId}`])
  expect(await answer(operator, entityId), 'a person still looks').toBe(200)
  expect((await get(owner, path)).body.valuate_my_vehicle).toMatchObject({
    ...{ status: 'valuated', answer: { fromEur: 38_000, isComputed: false } },
  })
}

test('market prices are the same as answer and as table, and say where sales are invented (rules 1)', async () => {
  const sales = inventedSales(3000)
  const { model, compared } = trainModel(sales, '2027-Q1', monthNumber(2026, 10))
  const rows = [...compared.values()].flat()
  const now = new Date()
  await insertModel(pool, { model, compared: rows, saleCount: 3000, now, isInvented: true })
  const caller = browser()
  const path = '/api/public/market-prices'
  const { body } = await caller.call({ method: 'GET', path: `${path}?kind=trailer` })
  const prices = body as z.infer<typeof marketPricesEndpoints.read.output> // Or a problem.
  expect(prices).toMatchObject({ isInvented: true, until: '2026-Q3', licence: 'CC BY 4.0' })
  expect(new Set(prices.rows.map(({ kind }) => kind))).toEqual(new Set(['trailer']))
  const table = await caller.call({ method: 'GET', path: `${path}.csv?kind=trailer` })
  const points = prices.rows.flatMap((row) => row.points.filter((point) => point !== null))
  expect(points.length).toBeGreaterThan(0)
  expect(table.text.trim().split('\r\n')).toHaveLength(points.length + 1)
  expect(table.text).toContain('invented sales')
})
