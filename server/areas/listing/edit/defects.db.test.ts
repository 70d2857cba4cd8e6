import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { maxDamages } from '#domain/listing/damages.ts'
import { findAuction } from '../../auction/auction-store.ts'

/** An owner adds a defect while dealers bid; an operator judges it (rules 8). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
let as: (name: string) => Browser
let auctionId: number
let entityId: number

beforeAll(async () => {
  await addDealer(pool, 'anna')
  const ownerCustomerId = await addCustomer(pool, 'paula')
  await addCustomer(pool, 'fremd')
  await addOperator(pool, 'operator')
  as = await logInAll(browser, ['anna', 'paula', 'fremd', 'operator'])
  auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
    ownerCustomerId,
  })
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  entityId = state?.entityId ?? 0
  await as('anna').call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/bid`,
    body: { amountEur: 10_000 },
    idempotencyKey: newKey(),
  })
})

const defect = {
  area: 'roof',
  kinds: ['leak'],
  severity: 'severe',
  description: 'Nach dem Regen tropft es über dem Bett.',
}
const report = (name: string, change: object = {}) =>
  as(name).call({
    method: 'POST',
    path: `/api/private/product/defect/${entityId}`,
    body: { ...defect, ...change },
  })
const judge = (name: string, defectId: number, verdict: string, reason = '') =>
  as(name).call({
    method: 'POST',
    path: `/api/operator/defects/${defectId}/${verdict}`,
    body: { reason },
  })
const damagesNow = async () => {
  const { rows } = await pool.query('select damages from listings where listing_id = $1', [
    entityId,
  ])
  return rows[0].damages
}

describe('a defect added while the auction runs (rules 8)', () => {
  test('from the first bid the ad itself cannot be changed', async () => {
    const saved = await as('paula').call({
      method: 'PUT',
      path: `/api/private/product/update/${entityId}`,
      body: { attributes: { texts: [{ attributeCode: 'description', value: 'Alles neu' }] } },
    })
    expect(saved.status).not.toBe(200)
  })

  test('what is saved is answered without the bids, which a page of the ad shows', async () => {
    const saved = await as('operator').call({
      method: 'PUT',
      path: `/api/private/product/update/${entityId}`,
      body: {},
    })
    expect(saved).toMatchObject({ status: 200, body: { auction: { auctionId, history: null } } })
    const path = `/api/private/product/get/${entityId}`
    const shown = await as('operator').call({ method: 'GET', path })
    expect(shown).toMatchObject({ body: { auction: { history: [{ amountEur: 10_000 }] } } })
  })

  test('another’s ad is not found, and a report without a place is refused by its field', async () => {
    expect(await report('fremd')).toMatchObject({ status: 404 })
    expect(await report('paula', { kinds: [] })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'kinds', rule: 'required' }] },
    })
    expect(await report('paula', { description: 'Rufen Sie an: 0171 2345678' })).toMatchObject({
      body: { fields: [{ field: 'description' }] },
    })
  })

  test('it waits, and the ad stays as it was', async () => {
    expect(await report('paula')).toMatchObject({
      status: 200,
      body: { defects: [{ verdict: null }] },
    })
    expect(await damagesNow()).toEqual([])
    const waiting = await as('operator').call({ method: 'GET', path: '/api/operator/defects' })
    expect(waiting.body).toMatchObject({ defects: [{ entityId, auctionId, verdict: null }] })
  })

  test('nobody but an operator judges it', async () => {
    expect((await judge('paula', 1, 'minor')).status).toBe(404)
  })

  test('material: it stands in the ad and every bidder may leave', async () => {
    expect(await judge('operator', 1, 'material')).toMatchObject({ status: 200 })
    expect(await damagesNow()).toMatchObject([{ values: { damage_area: 'roof' } }])
    const seen = await as('anna').call({
      method: 'GET',
      path: `/api/public/catalog/auction/get/${auctionId}`,
    })
    expect(seen.body).toMatchObject({
      actions: { takeBackBid: { isAllowed: true, facts: { cause: 'new_defect' } } },
    })
    const left = await as('anna').call({
      method: 'POST',
      path: `/api/private/auction/${auctionId}/take-back`,
      idempotencyKey: newKey(),
    })
    expect(left).toMatchObject({ status: 200, body: { currentBidEur: null, bidCount: 0 } })
  })

  test('a second verdict finds nothing that waits', async () => {
    expect(await judge('operator', 1, 'minor')).toMatchObject({ status: 404 })
  })

  test('minor: it stands in the ad, nobody may leave; refused: its owner is notified why', async () => {
    await report('paula', { area: 'front', kinds: ['scratch'], severity: 'cosmetic' })
    await report('paula')
    expect((await judge('operator', 2, 'minor')).status).toBe(200)
    expect((await judge('operator', 3, 'refused', 'Steht schon im Inserat')).status).toBe(200)
    expect(await damagesNow()).toMatchObject([
      { report: { defectId: 1, isMaterial: true } },
      { report: { defectId: 2, isMaterial: false } },
    ])
    const { rows } = await pool.query(
      `select notification from messages where notification like 'defect_%' order by message_id`,
    )
    expect(rows.map(({ notification }) => notification)).toEqual(
      expect.arrayContaining(['defect_added_owner', 'defect_refused_owner']),
    )
    const own = await as('paula').call({
      method: 'GET',
      path: `/api/private/product/defect/${entityId}`,
    })
    expect(own.body).toMatchObject({
      defects: [
        { verdict: 'material' },
        { verdict: 'minor' },
        { verdict: 'refused', reason: 'Steht schon im Inserat' },
      ],
    })
  })

  test('a verdict is dated by the market’s clock, as the report is', async () => {
    const { rows } = await pool.query(
      `select bool_and(decided_at between reported_at and market_now()) as is_later
       from reported_defects where verdict is not null`,
    )
    expect(rows[0].is_later).toBe(true)
  })

  test('a verdict that waits for the ad holds no defect: all take the ad first', async () => {
    const defectId = await reportedNow()
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from listings where listing_id = $1 for update', [entityId])
    const judged = judge('operator', defectId, 'minor')
    await waitUntil(async () => {
      const { rows } = await pool.query(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].waiting > 0
    })
    const free = await pool.query(
      'select from reported_defects where defect_id = $1 for update skip locked',
      [defectId],
    )
    await other.query('rollback')
    other.release()
    expect(free.rowCount).toBe(1)
    expect(await judged).toMatchObject({ status: 200 })
  })

  test('sent twice at once, or again because its answer was lost, it is one', async () => {
    const again = { ...defect, kinds: ['leak', 'seal_open'], description: 'Auch an der Dachluke.' }
    await Promise.all([report('paula', again), report('paula', again)])
    const turned = { ...again, kinds: again.kinds.toReversed() }
    await report('paula', turned)
    const { rows } = await pool.query(
      'select defect_id as "id" from reported_defects where verdict is null',
    )
    expect(rows).toHaveLength(1)
    await judge('operator', rows[0].id, 'refused', 'Steht schon da')
  })

  test('an ad with all the damages it can hold takes no report and no verdict but a refusal', async () => {
    const defectId = await reportedNow()
    await pool.query('update listings set damages = $2 where listing_id = $1', [
      entityId,
      JSON.stringify(Array(maxDamages).fill((await damagesNow())[0])),
    ])
    const full = {
      status: 409,
      body: { code: 'DEFECT_LIMIT_REACHED', facts: { maximum: maxDamages } },
    }
    expect(await report('paula')).toMatchObject(full)
    expect(await judge('operator', defectId, 'minor')).toMatchObject(full)
    expect(await judge('operator', defectId, 'material')).toMatchObject(full)
    expect(await damagesNow()).toHaveLength(maxDamages)
    expect((await judge('operator', defectId, 'refused', 'Kein Platz')).status).toBe(200)
  })
})

async function reportedNow(): Promise<number> {
  await report('paula')
  const { rows } = await pool.query('select max(defect_id) as "defectId" from reported_defects')
  return rows[0].defectId
}
