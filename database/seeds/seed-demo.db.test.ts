import { expect, it } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { accountServicesOf } from '#server/account-services-of.ts'
import { createDemoMarket } from '#server/areas/demo/demo-market.ts'
import { demoServicesOf } from '#server/demo.ts'
import { demoDealers, emailOf } from './people/demo-people.ts'
import { seedDemo } from './seed-demo.ts'
import { demoVehicles } from './vehicles/vehicle-table.ts'

/** A smaller market: one of each situation, and the running ones of different lights. */
const situations = new Set<string>()
const vehicles = demoVehicles.filter(({ situation }) => {
  const [kind = '', , level] = situation
  const name = kind === 'running' ? `running ${String(level).slice(0, 3)}` : kind
  const isNew = !situations.has(name)
  situations.add(name)
  return isNew
})

const { app, pool, browser } = await appOfTest({ ROLES: 'web', CHECK_ANSWERS: '' })
const { services, market } = app
const demo = createDemoMarket({
  ...demoServicesOf(services, market),
  seed: (report) =>
    seedDemo(
      {
        account: accountServicesOf(services, market),
        listing: market.listings,
        orders: market.orders,
        clock: market.clock,
      },
      { vehicles, report },
    ),
})
await demo.seedWhenEmpty(() => undefined)

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  return (await pool.query(text)).rows
}

it('is in every state that can last, each reached by the rules’ own road (rules 14)', async () => {
  const found = await rowsOf('select distinct status from auctions order by status')
  expect(found.map(({ status }) => status)).toEqual([
    'acpt_late_offer',
    'anr_offer_above_targetprice',
    'declined_late_offer',
    'editing',
    'failed',
    'failed_na',
    'hotbidding',
    'inactive',
    'published',
    'recd_late_offer',
    'renegotiation',
    'running',
    'sold',
    'under_review',
  ])
  const turns = await rowsOf(
    `select distinct state->'renegotiation'->>'turn' as turn from auctions
     where status = 'renegotiation' order by 1`,
  )
  expect(turns).toEqual([{ turn: 'buyer' }, { turn: 'owner' }])
})

it('begins at 13:50 in Berlin with a review that is nearly due', async () => {
  const [clock] = await rowsOf(
    `select to_char(market_now() at time zone 'Europe/Berlin', 'HH24:MI') as time,
       (select max(extract(epoch from market_now() - submitted_at)) / 3600
        from listings join auctions a using (listing_id)
        where a.status = 'under_review') as oldest_hours from market_clock`,
  )
  expect(clock?.time).toMatch(/^13:5[0-4]$/)
  expect(Number(clock?.oldest_hours)).toBeGreaterThan(23)
  expect(Number(clock?.oldest_hours)).toBeLessThan(24)
})

it('has dealers who were admitted before their first bid, and one who applied this morning', async () => {
  const [found] = await rowsOf(
    `select (select max(decided_at) from merchants) < (select min(occurred_at) from auction_events)
         and (select max(acted_at) from operator_actions where action = 'accept_merchant')
           < (select min(occurred_at) from auction_events) as is_before,
       (select extract(epoch from market_now() - max(submitted_at))::int / 3600 from merchants
        where admission = 'in_review') as hours`,
  )
  expect(found).toEqual({ is_before: true, hours: 4 })
})

it('shows dealers red, yellow and green lights, and sellers no name of a bidder', async () => {
  const dealer = browser()
  await dealer.logIn(emailOf('schwarz'))
  const running = await rowsOf(
    `select auction_id, email from auctions join customers on customer_id = owner_customer_id
     where status in ('running', 'hotbidding') and bid_count > 0`,
  )
  const names = demoDealers.flatMap(({ key, profile }) => [emailOf(key), profile.companyName ?? ''])
  const lights = new Set<unknown>()
  for (const { auction_id, email } of running) {
    const call = {
      method: 'GET',
      path: `/api/public/catalog/auction/get/${auction_id}`,
    } as const
    const seen = await dealer.call(call)
    lights.add((seen.body as { light: string }).light)
    const owner = browser()
    await owner.logIn(String(email))
    const { status, text } = await owner.call(call)
    expect(status).toBe(200)
    expect(names.filter((name) => text.includes(name) && !text.includes(String(email)))).toEqual([])
  }
  expect([...lights].sort()).toEqual(['green', 'red', 'yellow'])
})

it('has gapless logs, and orders that say what the hammer said', async () => {
  const gaps = await rowsOf(
    `select auction_id from auction_journal group by auction_id
     having max(sequence) <> count(*) or min(sequence) <> 1
     union all
     select auction_id from auction_events group by auction_id
     having max(version) <> count(*) or min(version) <> 1`,
  )
  expect(gaps).toEqual([])
  const sales = await rowsOf(
    `select o.hammer_price_eur = (a.state->'sale'->>'hammerPriceEur')::int as is_same
     from auctions a left join orders o using (auction_id) where a.status = 'sold'`,
  )
  expect(sales.length).toBeGreaterThanOrEqual(5)
  expect(sales.every(({ is_same }) => is_same === true)).toBe(true)
  const [{ miscounted } = {}] = await rowsOf(
    `select count(*)::int as miscounted from auctions a where bid_count <> (
       select count(*) from auction_events e
       where e.auction_id = a.auction_id and kind = 'bid_placed')`,
  )
  expect(miscounted).toBe(0)
})

it('is the same market after each reset', async () => {
  const seen = [await look()]
  while (seen.length < 2) {
    await demo.reset()
    seen.push(await look())
  }
  // Whoever makes one before its hour and one after it makes those of two days.
  for (const [first, ...others] of Map.groupBy(seen, ({ day }) => day).values()) {
    for (const other of others) expect(other).toEqual(first)
  }
  expect(demo.progress()).toEqual({ isRunning: false, progress: 1, hasFailed: false })
})

async function look() {
  const [{ day } = {}] = await rowsOf(
    `select (market_now() at time zone 'Europe/Berlin')::date as day`,
  )
  return { day, portrait: await rowsOf(portrait) }
}

it('ends each auction at its own instant, however far one travels (rules 14)', async () => {
  const before = await rowsOf(
    `select auction_id, ends_at from auctions where status in ('running', 'hotbidding')
     order by auction_id`,
  )
  const traveller = browser()
  const body = { minutes: 300 }
  const moved = await traveller.call({ method: 'POST', path: '/api/demo/clock', body })
  expect(moved.status).toBe(200)
  const ended = await rowsOf(
    `select auction_id, occurred_at as ends_at from auction_events
     where kind = 'auction_ended' and auction_id = any($$${arrayOf(before)}$$::bigint[])
     order by auction_id`,
  )
  expect(before.length).toBeGreaterThan(0)
  expect(ended).toEqual(before)
})

function arrayOf(rows: readonly Record<string, unknown>[]): string {
  return `{${rows.map(({ auction_id }) => auction_id).join(',')}}`
}

/** What two markets must have in common; salts and lights are drawn anew by the rules. */
const portrait = `
  select l.listing_id, a.auction_id, a.status, a.bid_count, a.current_bid_eur,
    date_trunc('minute', a.ends_at) as ends_at, a.leader_merchant_id, c.email,
    l.vehicle_values, l.damages, l.gallery
  from listings l left join auctions a using (listing_id) join customers c using (customer_id)
  order by l.listing_id, round`
