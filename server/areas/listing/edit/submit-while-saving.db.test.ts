import { beforeAll, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import {
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'

/** The form saves by itself while its owner submits (rules 2 and 10). */

const app = await appOfTest()
const { pool } = app
let market: SentinelMarket
let entityId: number
const gate = 240_073

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile, operator: wholeProfile })
  entityId = await prepareAd(market, {
    owner: 'uninvolved',
    values: { vin: vinOfTest(), target_price: 40_000 },
  })
  // Its round exists then, so that the next submission can be held at the round's row.
  await market.call('uninvolved', submitCall(entityId))
  await market.call('operator', {
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/send-back`,
    body: { remarks: 'The third picture is dark.' },
  })
})

function savePrice(targetPriceEur: number) {
  const attributes = { others: [{ attributeCode: 'target_price', value: targetPriceEur }] }
  const path = `/api/private/product/update/${entityId}`
  return market.call('uninvolved', { method: 'PUT', path, body: { attributes } })
}

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock' and query like '%for update%'`,
  )
  return rows.length > 0
}

async function isSubmissionAtTheGate(): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length > 0
}

async function consents(): Promise<string[]> {
  const { rows } = await pool.query<{ consent_id: number }>(
    'select consent_id from consents where listing_id = $1',
    [entityId],
  )
  return rows.map(({ consent_id: id }) => String(id))
}

test('a price saved after the check stops the submission; the sentence is never another one', async () => {
  const before = await consents()
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from auctions where listing_id = $1 for update', [entityId])
  const submitting = market.call('uninvolved', submitCall(entityId))
  await waitUntil(isAnyoneWaiting)
  expect((await savePrice(45_000)).status).toBe(200)
  await holder.query('rollback')
  holder.release()

  expect(await submitting).toMatchObject({
    status: 409,
    body: { code: 'AD_CHANGED_ELSEWHERE' },
  })
  expect(await consents()).toEqual(before)
  const { rows } = await pool.query('select status from auctions where listing_id = $1', [entityId])
  expect(rows).toEqual([{ status: 'editing' }])
})

test('a save that waited for a submission finds the ad under review and is refused', async () => {
  // The submission stands here, with everything written and nothing committed.
  await pool.query(`
    create function stand_at_the_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${gate});
      return null;
    end $$;
    create trigger gate after insert on consents
      for each row execute function stand_at_the_gate();`)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock($1)', [gate])
  const submitting = market.call('uninvolved', submitCall(entityId))
  await waitUntil(isSubmissionAtTheGate)
  const saving = savePrice(50_000)
  await waitUntil(isAnyoneWaiting)
  await holder.query('rollback')
  holder.release()

  expect(await submitting).toMatchObject({ status: 200 })
  expect(await saving).toMatchObject({ status: 409, body: { code: 'AD_NOT_EDITABLE' } })
})

test('what was submitted is reviewed at the price in the sentence', async () => {
  const path = `/api/operator/reviews/${entityId}`
  const { body } = await market.call('operator', { method: 'GET', path })
  expect(body).toMatchObject({
    targetPriceEur: 45_000,
    history: {
      consents: [
        { sentence: expect.stringMatching(/45\D?000/) },
        { sentence: expect.stringMatching(/40\D?000/) },
      ],
      changes: expect.arrayContaining([
        expect.objectContaining({ attributeCode: 'target_price', value: '45000' }),
      ]),
    },
  })
})
