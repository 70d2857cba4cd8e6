import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/platform/database/transaction.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import type { SendMail } from '../mail-job.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { createSendMail } from '../send-mail.ts'
import { settings, startPushWorld } from '../testing/push-world.ts'
import { createSendPush } from './send-push.ts'

/** A push and its mail are two ways of one notification: by one of them it arrives, and once. */

const world = await startPushWorld()
const { services, standIn, sent, dealerWithDevice, jobsOf, outbid, work } = world
afterAll(() => standIn.stop())
beforeEach(world.startAnew)

const contract = { storageKey: 'a', fileName: 'contract.pdf', contentType: 'application/pdf' }

async function sell(customerId: number, cause: string): Promise<void> {
  await transaction(services.pool, (client) =>
    notifyCustomer(client, {
      ...{ customerId, cause, entityId: 12, auctionId: 7, attachments: [contract] },
      notification: 'auction_sold_dealer',
      values: { hammerPriceEur: 41_250, cause: 'target_reached' },
    }),
  )
}

const mailsOf = async (cause: string) =>
  (await jobsOf(cause)).flatMap(({ task, payload }) =>
    task === 'send-mail' ? [payload as SendMail] : [],
  )

describe('a push that nobody receives', () => {
  test('of a contract leaves its mail as it waits, with the contract', async () => {
    const { customerId, target } = await dealerWithDevice('anja@example.org')
    await sell(customerId, 'sold:anja')
    standIn.answer({ status: 410 }, target)
    const [push] = await jobsOf('sold:anja')
    await createSendPush(services)(push?.payload as ChannelJob)
    const waiting = await mailsOf('sold:anja')
    expect(waiting.map(({ attachments }) => attachments)).toEqual([[contract]])
    expect(waiting[0]?.isInsteadOfPush).toBeUndefined()
  })

  test('of a topic without mails goes as one, and the waiting mail stays a job of its own', async () => {
    const { customerId, target } = await dealerWithDevice('bert@example.org')
    const cause = await outbid(customerId)
    standIn.answer({ status: 410 }, target)
    const [push] = await jobsOf(cause)
    await createSendPush(services)(push?.payload as ChannelJob)
    const waiting = await mailsOf(cause)
    expect(waiting.map(({ isInsteadOfPush = false }) => isInsteadOfPush)).toEqual([false, true])
    // In both orders.
    for (const mail of [...waiting, ...waiting.toReversed()]) await createSendMail(services)(mail)
    expect(sent).toHaveLength(1)
  })

  test('goes as a mail although the mail was left out a moment before, and after more were chosen', async () => {
    const { browser, customerId, target } = await dealerWithDevice('cleo@example.org')
    const cause = await outbid(customerId)
    const [mail] = await mailsOf(cause)
    await createSendMail(services)(mail as SendMail)
    expect(sent).toEqual([])
    await browser.call('PUT', `${settings}/choices`, { preset: 'all', changes: {} })
    standIn.answer({ status: 410 }, target)
    await work(cause)
    await work(cause)
    expect(sent).toHaveLength(1)
    const { rows } = await services.pool.query(
      'select sent_at is not null as "isSent", failure from mails_sent where cause = $1',
      [cause],
    )
    expect(rows).toEqual([{ isSent: true, failure: null }])
  })

  test('is sent once where its mail and the mail in its place are written at once', async () => {
    const { customerId, target } = await dealerWithDevice('dora@example.org')
    const cause = await outbid(customerId)
    standIn.answer({ status: 410 }, target)
    const [push] = await jobsOf(cause)
    await createSendPush(services)(push?.payload as ChannelJob)
    const [mail, instead] = await mailsOf(cause)
    // The one is at the mail server while the other begins.
    const during = async (message: (typeof sent)[number]) => {
      sent.push(message)
      await createSendMail(services)(mail as SendMail)
    }
    const slow = { ...services, mail: { ...services.mail, send: during } }
    await createSendMail(slow)(instead as SendMail)
    expect(sent).toHaveLength(1)
  })
})

test('the file of a mail goes with the mail that is sent in place of a push', async () => {
  const { customerId, target } = await dealerWithDevice('emil@example.org')
  await transaction(services.pool, (client) =>
    notifyCustomer(client, {
      ...{ customerId, cause: 'outbid:emil', entityId: 12, auctionId: 7, attachments: [contract] },
      notification: 'you_were_outbid',
      values: {
        ...{ currentBidEur: 41_000, minimumEur: 41_250, vehicle: 'Hymer' },
        endsAt: '2026-11-23T14:00:00Z',
      },
    }),
  )
  standIn.answer({ status: 410 }, target)
  const [push] = await jobsOf('outbid:emil')
  await createSendPush(services)(push?.payload as ChannelJob)
  const [, instead] = await mailsOf('outbid:emil')
  expect(instead?.attachments).toEqual([contract])
})

test('a push service that asks for more time than there is gets none: the mail goes at once', async () => {
  const { customerId, target } = await dealerWithDevice('fred@example.org')
  standIn.answer({ status: 429, retryAfterSeconds: 1900 }, target)
  const cause = await outbid(customerId)
  await work(cause)
  expect((await mailsOf(cause)).some(({ isInsteadOfPush }) => isInsteadOfPush)).toBe(true)
})

test('a notification about an account is no push', async () => {
  const { customerId } = await dealerWithDevice('gina@example.org')
  await transaction(services.pool, (client) =>
    notifyCustomer(client, {
      ...{ customerId, cause: 'account:gina', entityId: 12 },
      notification: 'draft_deleted_soon',
      values: {},
    }),
  )
  expect((await jobsOf('account:gina')).map(({ task }) => task)).toEqual(['send-mail'])
})
