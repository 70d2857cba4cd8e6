import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { renderMessage } from '#content/notifications/render-notification.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { asOneStatement } from '../../../platform/database/one-statement.ts'
import { prepareJobs } from '../../../platform/jobs/jobs.ts'
import { outboxWrite } from '../../../platform/outbox/outbox.ts'
import { describeVehicles, listWatchers, saveWatched } from '../../listing/api.ts'
import { knownNotification } from '../../messaging/known-notification.ts'
import type { RecordedNotifications } from '../commands/batch-writes.ts'
import {
  notificationsOfRow,
  notificationsTopic,
  rowsOfNotifications,
} from '../commands/notifications-in-outbox.ts'
import {
  createSendPostponedNotifications,
  sendAuctionNotifications,
} from './send-auction-notifications.ts'

const { pool } = await testDatabase()
const executor = executorOn(pool)
const lines: string[] = []
/** No instant and no process number: they may hold the digits that are looked for. */
const log = pino(
  { level: 'trace', base: null, timestamp: false },
  { write: (line: string) => void lines.push(line) },
)
const announced: number[] = []
const services = {
  pool,
  log,
  now: () => new Date(),
  announceSettled: (ids: readonly number[]) => void announced.push(...ids),
  describeVehicles,
  listWatchers,
}
let first: Dealer
let second: Dealer

beforeAll(async () => {
  await prepareJobs(pool, log)
  first = await addDealer(pool, 'first')
  second = await addDealer(pool, 'second')
})

/** Notifications as the database gives them back; the domain's own types are narrower. */
type Due = Omit<RecordedNotifications, 'notifications'> & {
  readonly notifications: readonly object[]
}

async function putIntoOutbox(due: readonly Due[]): Promise<void> {
  const rows = rowsOfNotifications(due as readonly RecordedNotifications[])
  await pool.query(asOneStatement([outboxWrite(notificationsTopic, rows)]))
}

async function startAuction(): Promise<{ auctionId: number; entityId: number; ownerId: number }> {
  const ownerId = await addCustomer(pool, `owner-${crypto.randomUUID()}`)
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 87_654,
    ownerCustomerId: ownerId,
  })
  const { rows } = await pool.query(
    `update listings set vehicle_values = $2 where listing_id =
       (select listing_id from auctions where auction_id = $1) returning listing_id`,
    [auctionId, JSON.stringify(exampleMotorhome)],
  )
  return { auctionId, entityId: rows[0].listing_id, ownerId }
}

async function bid(auctionId: number, bidder: Dealer, amountEur: number) {
  const { decision } = await executor.execute(bidOf(bidder, { auctionId, amountEur }))
  expect(decision.isAccepted).toBe(true)
}

async function readAll(): Promise<number> {
  let total = 0
  for (let count = -1; count !== 0; total += count) count = await sendAuctionNotifications(services)
  return total
}

type Sent = { readonly notification: string; readonly customerId: number; readonly cause: string }

async function mailsOf(auctionId: number): Promise<Sent[]> {
  const { rows } = await pool.query<{ payload: Sent & { auctionId: number } }>(
    `select payload from graphile_worker._private_jobs
     where payload->>'auctionId' = $1 and payload->>'notification' is not null order by id`,
    [String(auctionId)],
  )
  return rows.map(({ payload }) => payload)
}

async function messagesOf(auctionId: number, notification: string): Promise<number[]> {
  const { rows } = await pool.query(
    'select customer_id from messages where auction_id = $1 and notification = $2 order by message_id',
    [auctionId, notification],
  )
  return rows.map((row) => row.customer_id)
}

test('an outbid reaches exactly the outbid dealer, once, as message and mail (rules 4)', async () => {
  const { auctionId } = await startAuction()
  await bid(auctionId, first, 10_000)
  await bid(auctionId, second, 10_500)
  await readAll()
  const outbid = (await mailsOf(auctionId)).filter(
    ({ notification }) => notification === 'you_were_outbid',
  )
  expect(outbid.map(({ customerId }) => customerId)).toEqual([first.customerId])
  expect(await messagesOf(auctionId, 'you_were_outbid')).toEqual([first.customerId])
})

test('an approval has saved searches look at the ad, once', async () => {
  const { auctionId } = await startAuction()
  await readAll()
  const { rows } = await pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where key = $1`,
    [`find-for-searches:${auctionId}`],
  )
  expect(rows).toEqual([{ payload: { auctionId } }])
})

test('after a long jump of the clock each message bears its own instant (rules 3 and 14)', async () => {
  const { auctionId, ownerId } = await startAuction()
  await bid(auctionId, first, 10_000)
  const { rows } = await pool.query<{ endsAt: Date }>(
    'select ends_at as "endsAt" from auctions where auction_id = $1',
    [auctionId],
  )
  const endsAt = rows[0]?.endsAt.getTime() ?? 0
  await moveClockTo(pool, endsAt + 47 * hourMs)
  await executor.runDue(auctionId)
  await readAll()
  const { rows: messages } = await pool.query<{ notification: string; at: Date }>(
    `select notification, created_at as at from messages
     where auction_id = $1 and customer_id = $2 order by message_id`,
    [auctionId, ownerId],
  )
  const dated = messages.filter(({ notification }) => notification.startsWith('renegotiation_'))
  expect(dated[0]).toEqual({ notification: 'renegotiation_started_owner', at: new Date(endsAt) })
  const reminders = dated.slice(1).map(({ at }) => at.getTime())
  expect(reminders.length).toBeGreaterThan(1)
  for (const at of reminders) expect(at).toBeLessThan(endsAt + 47 * hourMs)
  expect(new Set(reminders).size).toBe(reminders.length)
})

test('two readers at once send every row once, and one sent again changes nothing (rules 4)', async () => {
  const { auctionId } = await startAuction()
  for (let index = 0; index < 12; index += 1) {
    await bid(auctionId, index % 2 === 0 ? first : second, 10_000 + 500 * index)
  }
  const { rows } = await pool.query(
    `select subject_id as "subjectId", facts from outbox where topic = $1
     order by outbox_id desc limit 1`,
    [notificationsTopic],
  )
  const counts = await Promise.all([readAll(), readAll()])
  expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(12)
  const mails = await mailsOf(auctionId)
  const causes = mails.map(({ cause }) => cause)
  expect(new Set(causes).size).toBe(causes.length)
  expect(mails.filter(({ notification }) => notification === 'you_were_outbid')).toHaveLength(11)
  for (const due of notificationsOfRow(rows[0]))
    await createSendPostponedNotifications(services)(due)
  expect(await messagesOf(auctionId, 'you_were_outbid')).toHaveLength(11)
  expect(await mailsOf(auctionId)).toHaveLength(causes.length)
})

test('every notification can be written in all its readers’ languages', async () => {
  const { rows } = await pool.query(
    'select distinct on (notification) notification, facts from messages',
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { notification, facts } of rows) {
    for (const locale of ['de', 'pl']) {
      const { subject } = renderMessage({
        notification: knownNotification(notification),
        locale,
        values: facts,
      })
      expect(subject).toContain('Knaus Sky TI 650 MEG')
    }
  }
})

test('whoever watches an ad hears of its start, and nobody else (rules 4)', async () => {
  const { auctionId, entityId } = await startAuction()
  await readAll()
  for (const [index, customerId] of [first.customerId, second.customerId].entries()) {
    await saveWatched(pool, { customerId, listingId: entityId, isWatched: index === 0 })
  }
  const endsAt = Date.now()
  const notification = { code: 'auction_moved', to: { kind: 'watchers' }, auctionId, entityId }
  const notifications = [{ ...notification, facts: { endsAt } }]
  await putIntoOutbox([{ auctionId, version: 900, at: 0, notifications }])
  await readAll()
  expect(await messagesOf(auctionId, 'auction_moved')).toEqual([first.customerId])
})

test.each([
  // How the watcher stands, and which notifications to watchers reach them.
  ['accepted', ['auction_started', 'auction_moved', 'auction_end_changed']],
  ['in_review', ['auction_started', 'auction_moved']],
  ['needs_more', ['auction_started', 'auction_moved']],
  ['refused', []],
] as const)(
  'a watcher who is %s gets %o: only dealers hear of bids (rules 1)',
  async (admission, expected) => {
    const { auctionId, entityId } = await startAuction()
    await readAll()
    const watcher = await addDealer(pool, `watcher-${admission}`)
    const { customerId, merchantId } = watcher
    await saveWatched(pool, { customerId, listingId: entityId, isWatched: true })
    const change = 'update merchants set admission = $2 where merchant_id = $1'
    await pool.query(change, [merchantId, admission])
    const codes = ['auction_started', 'auction_moved', 'auction_end_changed'] as const
    const notifications = codes.map((code) => {
      const facts = { endsAt: Date.now(), cause: code === 'auction_moved' ? 'outage' : 'void' }
      return { code, to: { kind: 'watchers' }, auctionId, entityId, facts }
    })
    await putIntoOutbox([{ auctionId, version: 902, at: 0, notifications }])
    await readAll()
    const read: string[] = []
    for (const code of codes) {
      if ((await messagesOf(auctionId, code)).includes(customerId)) read.push(code)
    }
    expect(read).toEqual(expected)
  },
)

test('who bids and watches too gets one notification of a defect that moved the end (rules 8)', async () => {
  const { auctionId, entityId } = await startAuction()
  await readAll()
  for (const { customerId } of [first, second]) {
    await saveWatched(pool, { customerId, listingId: entityId, isWatched: true })
  }
  const bidder = { kind: 'merchant', merchantId: first.merchantId }
  const at = Date.now()
  const moved = { auctionId, entityId, facts: { endsAt: at, takeBackUntil: at, isMoved: true } }
  const notifications = [
    { ...moved, code: 'new_defect_dealer', to: bidder },
    { ...moved, code: 'auction_end_changed', to: { kind: 'watchers' } },
  ]
  await putIntoOutbox([{ auctionId, version: 901, at: 0, notifications }])
  await readAll()
  expect(await messagesOf(auctionId, 'new_defect_dealer')).toEqual([first.customerId])
  expect(await messagesOf(auctionId, 'auction_end_changed')).toEqual([second.customerId])
})

test('an answer puts out the call it answers (spec 4)', async () => {
  const { auctionId, entityId, ownerId } = await startAuction()
  const owner = { kind: 'owner', customerId: ownerId }
  const dealer = { kind: 'merchant', merchantId: first.merchantId }
  const say = async (version: number, code: string, to: object) => {
    const notifications = [{ code, to, auctionId, entityId, facts: { amountEur: 12_000 } }]
    await putIntoOutbox([{ auctionId, version, at: 0, notifications }])
    await readAll()
  }
  const openCalls = async () => {
    const { rows } = await pool.query(
      `select customer_id, call_to_action from messages where auction_id = $1
       and call_to_action like '%counter%' and call_to_action_done_at is null`,
      [auctionId],
    )
    return rows.map((row) => row.customer_id)
  }
  await say(901, 'renegotiation_started_owner', owner)
  expect(await openCalls()).toEqual([ownerId])
  await say(902, 'counter_offer_received', dealer)
  expect(await openCalls()).toEqual([first.customerId])
  await say(903, 'renegotiation_lapsed_owner', owner)
  expect(await openCalls()).toEqual([])
})

test('of several late offers only the answered one is put out, and its reader’s pages hear of it (rules 7)', async () => {
  const { auctionId, entityId, ownerId } = await startAuction()
  const owner = { kind: 'owner', customerId: ownerId }
  const dealer = { kind: 'merchant', merchantId: first.merchantId }
  const say = async (version: number, code: string, to: object, lateOfferId: number) => {
    const notifications = [
      { code, to, auctionId, entityId, facts: { amountEur: 12_000, lateOfferId } },
    ]
    await putIntoOutbox([{ auctionId, version, at: 0, notifications }])
    await readAll()
  }
  const openOffers = async () => {
    const { rows } = await pool.query(
      `select message_id, facts from messages where auction_id = $1 and customer_id = $2
         and call_to_action is not null and call_to_action_done_at is null order by message_id`,
      [auctionId, ownerId],
    )
    return rows.filter((row) => row.facts.lateOfferId !== undefined)
  }
  await say(911, 'late_offer_received', owner, 1)
  await say(912, 'late_offer_received', owner, 2)
  await say(913, 'reservation_waiting_owner', owner, 3)
  const [one, , three] = await openOffers()
  await say(914, 'late_offer_declined_dealer', dealer, 1)
  await say(915, 'late_offer_lapsed_dealer', dealer, 3)
  expect((await openOffers()).map((row) => row.facts.lateOfferId)).toEqual([2])
  expect(announced).toEqual(expect.arrayContaining([one?.message_id, three?.message_id]))
})

test('what cannot be sent holds up nothing else and names nobody in the log (rules 5)', async () => {
  const { auctionId, entityId } = await startAuction()
  await readAll()
  const to = { kind: 'merchant', merchantId: 999_999 }
  const broken = { code: 'agent_active', to, auctionId, entityId, facts: { amountEur: 87_654 } }
  const good = { ...broken, to: { kind: 'merchant', merchantId: first.merchantId } }
  await putIntoOutbox([
    { auctionId, version: 904, at: 0, notifications: [good, broken] },
    { auctionId, version: 905, at: 0, notifications: [good] },
  ])
  expect(await readAll()).toBe(1)
  expect(await messagesOf(auctionId, 'agent_active')).toEqual([first.customerId])
  const { rows } = await pool.query(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-auction-notifications'`,
  )
  expect(rows.map(({ payload }) => payload.version)).toEqual([904])
  expect(lines.join('\n')).toContain(String(auctionId))
  expect(lines.join('\n')).not.toMatch(/87.?654|@test\.example|Knaus/)
})
