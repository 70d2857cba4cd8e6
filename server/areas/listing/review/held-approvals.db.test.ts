import { beforeAll, expect, test } from 'vitest'
import { appOfTest, type Browser, logInAll } from '#database/testing/app-of-test.ts'
import {
  addOperator,
  addSubmittedAuction,
  executorOn,
  moveClockTo,
  moveClockToEvening,
} from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'

/** An approval takes effect ten seconds later and can be undone until then (rules 2). */

const { app, pool, browser } = await appOfTest({ APPROVAL_HOLD_SECONDS: '10' })
const executor = executorOn(pool)
let olga: Browser
let otto: Browser

beforeAll(async () => {
  await moveClockToEvening(pool)
  await addOperator(pool, 'olga')
  await addOperator(pool, 'otto')
  const named = await logInAll(browser, ['olga', 'otto'])
  olga = named('olga')
  otto = named('otto')
})

async function approvedAd(vin: string = vinOfTest()) {
  const { entityId } = await addSubmittedAuction(pool, executor)
  await pool.query(
    `update listings set vehicle_values = '{"target_price": 20000}', submitted_at = now()
     where listing_id = $1`,
    [entityId],
  )
  const path = `/api/operator/reviews/${entityId}`
  const body = {
    vatRegime: 'private',
    vin,
    startPriceEur: 9_000,
    isNewVehicle: false,
    startPriceReason: 'Vergleichbare Verkäufe',
  }
  const approve = () => olga.call({ method: 'POST', path: `${path}/approve`, body })
  const { takesEffectAt } = (await approve()).body as { takesEffectAt: string } // Its contract.
  const undo = (by: Browser) => by.call({ method: 'POST', path: `${path}/undo-approval` })
  return { entityId, path, approve, undo, dueAt: Date.parse(takesEffectAt) }
}

async function statusOf(entityId: number): Promise<unknown> {
  const text = 'select status from auctions where listing_id = $1'
  return (await pool.query(text, [entityId])).rows[0]?.status
}

/** Everything that tells somebody of the release. */
async function countReleases(entityId: number): Promise<unknown> {
  const { rows } = await pool.query(
    `select count(*)::int as count from auction_events join auctions using (auction_id)
     where listing_id = $1 and event->>'type' = 'ad_approved'`,
    [entityId],
  )
  return rows[0].count
}

test('until then nobody is told, a second operator sees it and undoes it (rules 2)', async () => {
  const { entityId, path, approve, undo, dueAt } = await approvedAd()
  await app.market.clock.catchUp()
  expect(await statusOf(entityId)).toBe('under_review')
  expect(await countReleases(entityId)).toBe(0)
  const seen = await otto.call({ method: 'GET', path })
  const held = { operator: 'olga@test.example', isOwn: false }
  expect(seen.body).toMatchObject({ heldApproval: held })
  const list = await otto.call({ method: 'GET', path: '/api/operator/reviews' })
  expect(list.body).toMatchObject({ held: [{ ...held, product: { entityId } }] })
  for (const call of [approve, () => refuse(path)]) {
    expect(await call()).toMatchObject({ status: 409, body: { code: 'APPROVAL_HELD' } })
  }
  expect(await undo(otto)).toMatchObject({ status: 200 })
  expect(await undo(olga)).toMatchObject({ status: 200 })
  await moveClockTo(pool, dueAt)
  await app.market.clock.catchUp()
  expect(await statusOf(entityId)).toBe('under_review')
})

function refuse(path: string) {
  const body = { reason: 'Kein Wohnmobil' }
  return otto.call({ method: 'POST', path: `${path}/refuse`, body })
}

test('when its time has come it is released, by whichever process runs, and not undone any more (rules 2)', async () => {
  const { entityId, undo, dueAt } = await approvedAd()
  await moveClockTo(pool, dueAt)
  expect(await undo(olga)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } })
  // The row alone says that it is due: what the process that took it knew is not needed.
  await app.market.clock.catchUp()
  expect(await statusOf(entityId)).toBe('published')
  expect(await countReleases(entityId)).toBe(1)
  expect((await pool.query('select from held_approvals')).rowCount).toBe(0)
  expect(await undo(olga)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } })
})

test('refused at once where the release would be; refused later, the operator reads why (rules 2)', async () => {
  const vin = vinOfTest()
  const [one, other] = [await approvedAd(vin), await approvedAd(vin)]
  await moveClockTo(pool, other.dueAt)
  await app.market.clock.catchUp()
  expect([await statusOf(one.entityId), await statusOf(other.entityId)]).toEqual([
    'published',
    'under_review',
  ])
  const { body } = await olga.call({ method: 'GET', path: other.path })
  expect(body).toMatchObject({
    heldApproval: null,
    refusedApproval: expect.stringContaining('dasselbe Fahrzeug'),
  })
  expect(await other.approve()).toMatchObject({ body: { code: 'VEHICLE_ALREADY_OFFERED' } })
})
