import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CaughtMail,
  type MailCatcher,
  startMailCatcher,
} from '#server/integrations/mail/catcher.ts'
import { createSmtpMailSender } from '#server/integrations/mail/client.ts'
import type { MailSender } from '#server/integrations/mail/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { startJobs } from '#server/platform/jobs/jobs.ts'
import { type AccountServer, enter, startAccountServer } from '../account/testing/account-server.ts'
import type { MessagingServices } from './messaging-services.ts'
import { notifyCustomer } from './notify-customer.ts'
import { createSendMail } from './send-mail.ts'
import { messagingServicesOf } from './testing/messaging-services.ts'

/** The mail server is away for an hour: real jobs, a real client, a real server that comes back. */

const caught: CaughtMail[] = []
const count = 12
let server: AccountServer
let services: MessagingServices
let mail: MailSender
let jobs: { readonly stop: () => Promise<void> }
let catcher: MailCatcher

const start = (port: number) =>
  startMailCatcher({ port, saveMail: async (arrived) => void caught.push(arrived) })

beforeAll(async () => {
  catcher = await start(0)
  mail = createSmtpMailSender({ smtpUrl: catcher.smtpUrl, from: 'CM24 <service@cm24.example>' })
  server = await startAccountServer({
    mount: (_endpoints, accountServices) => {
      services = { ...messagingServicesOf(accountServices, { send: () => undefined }), mail }
    },
  })
})
afterAll(async () => {
  await jobs.stop()
  mail.close()
  await catcher.stop()
})

/** The outage is over: what waits is due now, as it would be by itself within the hour. */
async function letWaitingJobsRun(): Promise<void> {
  await services.pool.query('update graphile_worker._private_jobs set run_at = now()')
}

async function waiting() {
  const { rows } = await services.pool.query<{ attempts: number }>(
    `select attempts from graphile_worker._private_jobs where payload->>'cause' like 'outage:%'`,
  )
  return rows
}

test('an hour without a mail server loses no mail and sends none twice', async () => {
  const { customerId } = await enter(server, 'outage@example.org')
  await services.pool.query('delete from graphile_worker._private_jobs')
  const port = Number(new URL(catcher.smtpUrl).port)
  await catcher.stop()
  await transaction(services.pool, async (client) => {
    for (let number = 1; number <= count; number += 1) {
      await notifyCustomer(client, {
        ...{ customerId, notification: 'auction_sold_dealer', cause: `outage:${number}` },
        ...{ entityId: 12, auctionId: number },
        values: { hammerPriceEur: 41_250, cause: 'target_reached' },
      })
    }
  })
  jobs = await startJobs({
    ...{ pool: services.pool, log: pino({ level: 'silent' }), concurrency: 4 },
    tasks: { 'send-mail': createSendMail(services) },
  })
  const hasTried = async () => (await waiting()).filter(({ attempts }) => attempts > 0).length
  await expect.poll(hasTried, { timeout: 20_000 }).toBe(count)
  await letWaitingJobsRun()
  const hasTriedAgain = async () => (await waiting()).filter(({ attempts }) => attempts > 1).length
  await expect.poll(hasTriedAgain, { timeout: 20_000 }).toBe(count)
  expect(caught).toHaveLength(0)

  catcher = await start(port)
  await letWaitingJobsRun()
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  expect(new Set(caught.map(({ messageId }) => messageId)).size).toBe(count)
  expect(caught).toHaveLength(count)
})
