import { expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'

/**
 * A bid holds its person's row in the company and then writes its company's log (`load-batch.ts`, `write-people.ts`). Whoever changes
 * people or ends accounts takes the same locks in the same order, so that nobody waits in a circle.
 */

const { pool, browser } = await appOfTest({ ROLES: 'web' })
const company = await addDealer(pool, 'company')

async function addPerson(name: string) {
  const personId = await addCustomer(pool, name)
  await pool.query(
    `insert into company_people (person_id, customer_id, role, joined_at)
     values ($1, $2, 'buyer', now())`,
    [personId, company.customerId],
  )
  const own = browser()
  await own.logIn(`${name}@test.example`)
  return { personId, own }
}

/** What a bid does between its first lock and its commit, with `meanwhile` begun in between. */
async function bidWhile(personId: number, meanwhile: () => Promise<{ readonly status: number }>) {
  const bid = await pool.connect()
  await bid.query('begin')
  await bid.query('select from company_people where person_id = $1 for update', [personId])
  const other = meanwhile()
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await waitUntil(async () => (await pool.query(waiting)).rowCount === 1)
  await bid.query('select from merchants where merchant_id = $1 for key share', [
    company.merchantId,
  ])
  await bid.query(
    `insert into company_log (customer_id, person_id, entered_at, action) values ($1, $2, now(), 'bid')`,
    [company.customerId, personId],
  )
  await bid.query('commit')
  bid.release()
  return (await other).status
}

test('a person’s account ends while they bid, and neither waits for the other for good', async () => {
  const { personId, own } = await addPerson('mia')
  const erase = () => own.call({ method: 'POST', path: '/api/private/customer/erasure', body: {} })
  expect(await bidWhile(personId, erase)).toBe(200)
})

test('an owner changes a person’s place while they bid', async () => {
  const { personId } = await addPerson('ben')
  const owner = browser()
  await owner.logIn('company@test.example')
  const path = `/api/private/merchant/people/${personId}`
  const body = { role: 'backOffice', bidLimitEur: null, dayLimitEur: null }
  expect(await bidWhile(personId, () => owner.call({ method: 'PUT', path, body }))).toBe(200)
})
