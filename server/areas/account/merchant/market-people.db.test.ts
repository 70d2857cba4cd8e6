import { describe, expect, test } from 'vitest'
import type { CustomerWrapper } from '#contract/customer.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import { listMarketPeople } from './list-market-people.ts'
import { findMarketViewer } from './market-viewer.ts'

/** Who somebody is to the market, and what that opens to them (rules 1). */

const { pool, browser } = await appOfTest()

async function as(name: string) {
  const opened = browser()
  await opened.logIn(`${name}@test.example`)
  return opened
}

const watchlist = { method: 'GET', path: '/api/private/customer/watchlist/get' } as const
const myBids = { method: 'GET', path: '/api/private/customer/my-bids/get' } as const

describe('a watchlist is a dealer’s, from their review on (rules 1)', () => {
  test.each([
    ['accepted', 200],
    ['in_review', 200],
    ['needs_more', 200],
    ['refused', 403],
  ])('%s: %i', async (admission, status) => {
    const { merchantId } = await addDealer(pool, admission)
    await pool.query('update merchants set admission = $2 where merchant_id = $1', [
      merchantId,
      admission,
    ])
    const answer = await (await as(admission)).call(watchlist)
    expect(answer).toMatchObject(
      status === 200 ? { status } : { status, body: { code: 'NOT_A_MERCHANT' } },
    )
  })

  test('not a seller’s', async () => {
    await addCustomer(pool, 'paula')
    expect(await (await as('paula')).call(watchlist)).toMatchObject({ status: 403 })
  })
})

test('a block stops their bids and takes no look from them: the standing ones bind on (rules 11)', async () => {
  const { merchantId } = await addDealer(pool, 'berta')
  await pool.query('update merchants set blocked_at = now() where merchant_id = $1', [merchantId])
  const opened = await as('berta')
  expect(await opened.call(myBids)).toMatchObject({ status: 200 })
  const { customerIds, ...query } = await peopleQuery('berta')
  const viewer = {
    customerId: customerIds[0] ?? null,
    isOperator: false,
    operatorRoles: [],
    sessionId: null,
  }
  const seen = await findMarketViewer(pool, viewer, { ownerCustomerIds: [], ...query })
  expect(seen.isAcceptedDealer).toBe(true)
})

test('a notice for dealers is marked as read by who has read it, however often (spec 7.2)', async () => {
  await addDealer(pool, 'nora')
  await addDealer(pool, 'otto')
  const reader = await as('nora')
  const readBy = async (opened: typeof reader) => {
    const { body } = await opened.call({ method: 'GET', path: '/api/private/customer/get' })
    return (body as CustomerWrapper).merchant?.readNotificationPopupIds // Specification 7.2.
  }
  const mark = (id: string) =>
    reader.call({ method: 'PUT', path: `/api/private/merchant/mark-popup-as-read/${id}` })
  expect(await readBy(reader)).toEqual([])
  for (const id of ['fees-2027', 'holidays', 'fees-2027']) {
    expect(await mark(id)).toMatchObject({ status: 200 })
  }
  expect((await readBy(reader))?.toSorted()).toEqual(['fees-2027', 'holidays'])
  await pool.query(
    `insert into read_popups (customer_id, popup_id, read_at)
     select customer_id, 'old ' || each, now() - interval '1 year' from read_popups, generate_series(1, 600) each
     where popup_id = 'holidays'`,
  )
  await mark('fees-2028')
  expect(await readBy(reader)).toHaveLength(500)
  expect(await pool.query('select from read_popups')).toMatchObject({ rowCount: 500 })
  expect(await readBy(await as('otto'))).toEqual([])
  expect(
    await browser().call({ method: 'PUT', path: '/api/private/merchant/mark-popup-as-read/x' }),
  ).toMatchObject({ status: 401 })
})

describe('terms that are new today (spec 9.5)', () => {
  /** Valid from midnight of 18 November in Berlin, which is 23:00 of the day before. */
  const termsValidFrom = new Date('2026-11-17T23:00:00Z')

  async function hasAcceptedTerms(now: string) {
    const query = await peopleQuery('theo')
    const people = await listMarketPeople(pool, { ...query, termsValidFrom, now: new Date(now) })
    const viewer = people.viewerOf(query.customerIds[0] ?? 0, 0)
    return viewer.kind === 'merchant' && viewer.facts.hasAcceptedTerms
  }

  test('keep a dealer from bidding from Berlin’s midnight on, as their popup does', async () => {
    const { customerId } = await addDealer(pool, 'theo')
    await pool.query('update terms_acceptances set accepted_at = $2 where customer_id = $1', [
      customerId,
      new Date('2026-11-17T12:00:00Z'),
    ])
    expect(await hasAcceptedTerms('2026-11-17T22:59:59Z')).toBe(true)
    expect(await hasAcceptedTerms('2026-11-17T23:00:01Z')).toBe(false)
  })
})

async function peopleQuery(name: string) {
  const { rows } = await pool.query('select customer_id from customers where email = $1', [
    `${name}@test.example`,
  ])
  return {
    customerIds: [rows[0].customer_id as number],
    termsValidFrom: new Date('2026-01-01T00:00:00Z'),
    now: new Date(),
  }
}
