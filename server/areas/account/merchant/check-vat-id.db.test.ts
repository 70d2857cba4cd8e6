import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { createViesClient } from '../../../integrations/vat-registry/vies-client.ts'
import {
  startViesStandIn,
  type ViesStandIn,
} from '../../../integrations/vat-registry/vies-stand-in.ts'
import { createCheckVatId } from './check-vat-id.ts'

const { pool } = await testDatabase()
const now = new Date('2026-11-20T09:00:00Z')
const settled: number[] = []
let standIn: ViesStandIn
let check: ReturnType<typeof createCheckVatId>

beforeAll(async () => {
  standIn = await startViesStandIn()
  const { baseUrl } = standIn
  check = createCheckVatId({
    pool,
    now: () => now,
    vatRegistry: createViesClient({
      ...{ baseUrl, requesterVatId: 'DE123456789', timeoutMs: 60_000, now: () => now },
    }),
    settleInvoices: async (merchantId) => void settled.push(merchantId),
    announceCustomer: async () => undefined,
  })
})
beforeEach(() => standIn.fail(null))
afterAll(() => standIn.stop())

async function addMerchant(vatId: string, state = 'unchecked', country = 'NL') {
  const { rows } = await pool.query(
    `with c as (insert into customers (email, profile_type, profile)
       values ($1, 'MERCHANT', jsonb_build_object('country', $2::text, 'vatRegNo', $3::text))
       returning customer_id)
     insert into merchants (customer_id, vat_id_state) select customer_id, $4 from c
     returning merchant_id`,
    [`${crypto.randomUUID()}@test.example`, country, vatId, state],
  )
  return Number(rows[0].merchant_id)
}

async function verdictOf(merchantId: number) {
  const { rows } = await pool.query(
    `select vat_id_state as verdict, vat_id_checked as checked, vat_id_checked_at as "checkedAt",
       vat_id_consultation as consultation from merchants where merchant_id = $1`,
    [merchantId],
  )
  return rows[0]
}

test('a valid id is kept with number, instant and proof, and settles the invoices (rules 10)', async () => {
  const merchantId = await addMerchant('NL004495445B01')
  await check({ merchantId })
  expect(await verdictOf(merchantId)).toEqual({
    ...{ verdict: 'valid', checked: 'NL004495445B01', checkedAt: now },
    consultation: 'WAPI004495445B01',
  })
  expect(settled).toContain(merchantId)
  const asked = standIn.asked.length
  await check({ merchantId })
  expect(standIn.asked).toHaveLength(asked)
})

test('an outage proves nothing: the task fails, the queue asks again (rules 10)', async () => {
  const merchantId = await addMerchant('NL004495445B01')
  standIn.fail({ word: 'MS_UNAVAILABLE' })
  await expect(check({ merchantId })).rejects.toThrow('MS_UNAVAILABLE')
  expect(await verdictOf(merchantId)).toMatchObject({ verdict: 'unverified', checkedAt: null })
  expect(settled).not.toContain(merchantId)
  standIn.fail(null)
  await check({ merchantId })
  expect(await verdictOf(merchantId)).toMatchObject({ verdict: 'valid' })
})

// Number, verdict before, country, and the verdict after; an operator's word stands.
test.each([
  ['NL200', 'unchecked', 'NL', 'invalid'],
  ['NL200', 'confirmed', 'NL', 'confirmed'],
  ['CHE123456789', 'unchecked', 'CH', 'unchecked'],
  ['', 'unchecked', 'NL', 'unchecked'],
])('%s, %s, in %s becomes %s (rules 10)', async (vatId, state, country, verdict) => {
  const merchantId = await addMerchant(vatId, state, country)
  await check({ merchantId })
  expect(await verdictOf(merchantId)).toMatchObject({ verdict })
})

test('an answer about a number that was changed meanwhile counts for nothing (rules 10)', async () => {
  const merchantId = await addMerchant('NL004495445B01')
  const slow = createCheckVatId({
    pool,
    now: () => now,
    settleInvoices: async () => undefined,
    announceCustomer: async () => undefined,
    vatRegistry: {
      check: async () => {
        await pool.query(
          `update customers c set profile = profile || '{"vatRegNo": "NL009999999B01"}'
           from merchants m where m.customer_id = c.customer_id and merchant_id = $1`,
          [merchantId],
        )
        return { kind: 'valid', checkedAt: now, consultation: null }
      },
    },
  })
  await slow({ merchantId })
  expect(await verdictOf(merchantId)).toMatchObject({ verdict: 'unchecked', checked: null })
})
