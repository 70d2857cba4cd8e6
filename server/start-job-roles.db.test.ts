import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { createHosts } from '#locales/hosts.ts'
import { createPublicPictures } from './areas/listing/api.ts'
import { queuePictureSizes } from './areas/listing/edit/make-picture-sizes.ts'
import { mailboxStore } from './areas/mailbox/mailbox-store.ts'
import type { OrderServices } from './areas/order/order-services.ts'
import { listComparableSales } from './areas/order/sale/comparable-sale-lists.ts'
import { documentServices, orderOf, sellVehicle } from './areas/order/testing/orders-of-test.ts'
import { countOpenQuestions } from './areas/question/api.ts'
import { type ChangeNotifier, startChangeNotifier } from './platform/live/change-notifier.ts'
import { deriveKeys } from './platform/secrets/keys.ts'
import type { Services } from './platform/services.ts'
import { startJobRoles } from './start-job-roles.ts'

const { pool, connection } = await testDatabase()
const drawn: string[] = []
let documents: Awaited<ReturnType<typeof documentServices>>
let changeNotifier: ChangeNotifier
let services: Services
let orderServices: OrderServices

beforeAll(async () => {
  documents = await documentServices(pool)
  changeNotifier = await startChangeNotifier({ connection, log: documents.log })
  services = {
    pool,
    log: documents.log,
    now: documents.now,
    config: { ...documents.config, isDemo: true },
    keys: deriveKeys('x'.repeat(32)),
    loginEra: { current: () => 'era', refresh: async () => undefined },
    endedSessions: {
      has: () => false,
      refresh: async () => undefined,
      listen: () => undefined,
      stop: () => undefined,
    },
  }
  const termsValidFrom = new Date(0)
  orderServices = {
    ...documents,
    ...services,
    termsValidFrom,
    consentSentence: () => '',
    announceListing: () => undefined,
    publicPictures: createPublicPictures(() => new Date()),
    countOpenQuestions,
    listComparableSales,
  }
})

afterAll(() => changeNotifier.stop())

const hosts = createHosts({
  storefrontPattern: 'http://{locale}.localhost:3000',
  consoleHost: 'console.localhost:3000',
})

test('a sale ends with documents, and mails in both languages that carry them (rules 10, 14)', async () => {
  const pictureSizes = async (_store: unknown, key: string) => drawn.push(key) > 0
  const jobs = await startJobRoles({
    ...{ services, changeNotifier, orderServices, hosts, pictureSizes },
    push: null,
    whatsApp: null,
  })
  const orderId = await sellVehicle(documents)
  await queuePictureSizes(pool, ['a'.repeat(32)])
  const all = { recipient: null, limit: 10, offset: 0 }
  await expect.poll(() => mailboxStore.list(pool, all)).toHaveLength(2)
  await expect.poll(() => drawn).toEqual(['a'.repeat(32)])
  await jobs.stop()
  const mails = await mailboxStore.list(pool, all)
  const order = await orderOf(documents, orderId)
  const toSeller = mails.find(({ subject }) => subject.startsWith('Ihr Kaufvertrag'))
  const toDealer = mails.find((mail) => mail !== toSeller)
  expect(toSeller?.textBody).toContain('Kampery Łódź Sp. z o.o.')
  expect(toDealer?.textBody).toMatch(/http:\/\/pl\.localhost:3000\//)
  expect(toSeller?.attachments.map(({ fileName }) => fileName)).toEqual(
    order.documents.slice(0, 1).map(({ fileName }) => fileName),
  )
  expect(toDealer?.attachments).toHaveLength(2)
  const kept = await mailboxStore.find(pool, toDealer?.mailId ?? 0)
  const pdf = Buffer.from(kept?.attachments[0]?.contentBase64 ?? '', 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(toDealer?.attachments[0]?.contentBase64).toBe('')
})

test('without a demo and without a mail server nothing starts (rules 14)', async () => {
  const live = { ...services, config: { ...services.config, isDemo: false, smtpUrl: null } }
  await expect(
    startJobRoles({
      services: live,
      changeNotifier,
      orderServices,
      hosts,
      push: null,
      whatsApp: null,
    }),
  ).rejects.toThrow('SMTP_URL')
})
