import { beforeAll, describe, expect, test } from 'vitest'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { type Caller, callers, refusalOf } from '#contract/who-may-call.ts'
import { appOfTest, type Browser, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { operatorRoles } from '#domain/account/operators/operator-role.ts'
import { allEndpoints } from '../testing/readable-calls.ts'

/**
 * Every call as everybody, over HTTP, against the table of `contract/operator-calls.ts` and
 * `contract/company/company-calls.ts` (rules 1, docs/calls.md). What is asked for is
 * nothing that exists, so that whoever is heard is refused by the values or the object, and nothing happens.
 */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
const companyCallers = [
  ['companyBuyer', 'buyer'],
  ['companyBackOffice', 'backOffice'],
] as const
const nameOf = (caller: Caller) => caller.toLowerCase()
let auctionId = 0
let entityId = 0

beforeAll(async () => {
  const ownerCustomerId = await addCustomer(pool, 'owen')
  auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: 20_000, ownerCustomerId },
  })
  const { rows } = await pool.query<{ id: number }>(
    'select listing_id as id from auctions where auction_id = $1',
    [auctionId],
  )
  entityId = rows[0]?.id ?? 0
  await addCustomer(pool, 'seller')
  await addDealer(pool, 'dealer')
  const { merchantId } = await addDealer(pool, nameOf('dealerInReview'))
  await pool.query(`update merchants set admission = 'in_review' where merchant_id = $1`, [
    merchantId,
  ])
  const company = await addDealer(pool, 'company')
  for (const [caller, role] of companyCallers) {
    const personId = await addCustomer(pool, nameOf(caller))
    await pool.query(
      `insert into company_people (person_id, customer_id, role, joined_at) values ($1, $2, $3, now())`,
      [personId, company.customerId, role],
    )
  }
  for (const role of operatorRoles) {
    const customerId = await addCustomer(pool, role)
    await pool.query(
      `update customers set role = 'admin', operator_roles = $2 where customer_id = $1`,
      [customerId, [role]],
    )
  }
})

/** A demo's own calls are everybody's, and the stream is opened by a ticket alone. */
const leftOut = /^demo|^live\.stream$/
const calls = allEndpoints().filter(({ name }) => !leftOut.test(name))
/** These make a dealer of whoever asks, or end their login or account. */
const last = [/^account\.\w*Merchant/, /\.logOut/, /company\.leave/, /\.eraseAccount/]
const rankOf = (name: string) => last.findIndex((each) => each.test(name))

/** What a dealer could be heard with; before it is looked at, nobody is told that they are no dealer. */
const bodies: Readonly<Record<string, object>> = {
  'auction.placeBid': { amountEur: 10_000 },
  'company.invite': {
    ...{ email: 'new@test.example', role: 'buyer', bidLimitEur: null, dayLimitEur: null },
  },
  'auction.setAgent': { limitEur: 11_000 },
  'auction.buyNow': { priceEur: 30_000 },
  'auction.makeLateOffer': { amountEur: 20_000 },
  'questions.ask': { text: 'Wie alt sind die Reifen?' },
  'savedSearches.saveSearch': { name: 'Alkoven', query: {}, mail: true, push: true },
  'dealerStock.connect': { user: 'demo', password: 'demo' },
}

function pathOf({ path }: EndpointDeclaration, isReal: boolean): string {
  const real: Readonly<Record<string, number>> = { auctionId, entityId }
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    String((isReal ? real[name] : undefined) ?? 'x'),
  )
}

async function answerOf(
  who: Browser,
  { name, declared }: (typeof calls)[number],
  address: string,
): Promise<string | null> {
  const isOfDealers = declared.refusals?.includes('NOT_A_MERCHANT') === true
  const answer = await who.call({
    method: declared.method,
    path: pathOf(declared, isOfDealers),
    ...(declared.method !== 'GET' && { body: bodies[name] ?? {} }),
    ...(declared.isIdempotent && { idempotencyKey: newKey() }),
    headers: { 'x-forwarded-for': address },
  })
  return (answer.body as { code?: string } | null)?.code ?? null
}

const refusals = ['ROLE_MISSING', 'COMPANY_ROLE_MISSING', 'NOT_A_MERCHANT', 'MERCHANT_IN_REVIEW']

/** The code by which somebody is refused for who they are; null where something else was said. */
function refusedFor(code: string | null, declared: EndpointDeclaration, caller: Caller) {
  const isOperator = operatorRoles.some((role) => role === caller)
  const doors = [
    ...(declared.access === 'public' ? [] : ['NOT_LOGGED_IN']),
    ...(declared.access === 'operator' && !isOperator ? ['NOT_FOUND'] : []),
  ]
  return code !== null && [...refusals, ...doors].includes(code) ? code : null
}

describe('every call is heard from whom the table names (rules 1)', () => {
  test.each(callers)(
    'as %s',
    async (caller) => {
      let who = browser()
      if (caller !== 'visitor') await who.logIn(`${nameOf(caller)}@test.example`)
      const address = `10.2.0.${callers.indexOf(caller) + 1}`
      const inOrder = [...calls].sort((left, right) => rankOf(left.name) - rankOf(right.name))
      const heard: Record<string, string | null> = {}
      for (const call of inOrder) {
        if (rankOf(call.name) >= 0 && caller !== 'visitor') {
          who = browser()
          await who.logIn(`${nameOf(caller)}@test.example`)
        }
        const code = await answerOf(who, call, address)
        heard[call.name] = refusedFor(code, call.declared, caller)
      }
      const expected = Object.fromEntries(
        inOrder.map((call) => [call.name, refusalOf(call, caller)]),
      )
      expect(heard).toEqual(expected)
    },
    60_000,
  )
})
