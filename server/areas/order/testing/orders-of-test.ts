import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { documentLanguages } from '#content/documents/document-language.ts'
import { executorOn, testKeys, testSecret } from '#database/testing/market-of-test.ts'
import { batchPoolOf } from '#database/testing/test-database.ts'
import type { Profile, ProfileType } from '#domain/account/customer.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { readConfig } from '../../../config.ts'
import { bankFileReader } from '../../../integrations/bank-file/read-bank-file.ts'
import { commissionInvoice } from '../../../integrations/documents/commission-invoice.ts'
import { purchaseContract } from '../../../integrations/documents/purchase-contract.ts'
import { createLocalImageStore } from '../../../integrations/image-store/local-image-store.ts'
import { createDocumentKey } from '../../../integrations/image-store/port.ts'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import { onlyRow } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { prepareJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log/log.ts'
import { findBuyer, listBuyers } from '../../account/profile/find-buyer.ts'
import { findSeller, listSellers } from '../../account/profile/find-people.ts'
import { createAuctionUseCases } from '../../auction/create-use-cases.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import { findOrder } from '../order-store.ts'
import { openOrders } from '../sale/open-orders.ts'
import type { StoredOrder } from '../stored-order.ts'

/** Sold vehicles whose documents are not written yet, opened by the use case that a sale runs. */

export async function documentServices(pool: DatabasePool): Promise<OrderDocumentServices> {
  const log = createLog({ level: 'silent' })
  await prepareJobs(pool, log)
  return {
    pool,
    log,
    now: () => new Date(),
    keys: testKeys,
    config: readConfig({ APP_SECRET: testSecret }),
    images: await createLocalImageStore(mkdtempSync(join(tmpdir(), 'documents-'))),
    sellers: { find: findSeller },
    buyers: { find: findBuyer },
    auctions: createAuctionUseCases({ executor: executorOn(pool), keys: testKeys }),
    pdfWorker: {
      contract: (contract, { locale, otherLocale }) =>
        purchaseContract(contract, documentLanguages(locale, otherLocale)),
      invoice: (invoice, locale) => commissionInvoice(invoice, documentLanguages(locale)),
    },
    newStorageKey: createDocumentKey,
    bankFiles: bankFileReader,
    announceCustomer: async () => undefined,
  }
}

export type SoldTo = {
  readonly hammerPriceEur?: number
  readonly buyerCountry?: string
  readonly buyerLanguage?: string
  readonly vatIdState?: 'valid' | 'invalid' | 'unchecked' | 'confirmed'
  /** The operator's word on the vehicle; a private sale without it. */
  readonly review?: NonNullable<Listing['review']>
  readonly seller?: Profile
}

export async function sellVehicle(
  services: OrderDocumentServices,
  to: SoldTo = {},
): Promise<number> {
  const { pool } = services
  const sellerId = await addPerson(pool, 'PRIVATE', 'de', { ...seller, ...to.seller })
  const country = to.buyerCountry ?? 'PL'
  const buyerProfile = { ...buyer, country, vatRegNo: `${country}1234567890` }
  const buyerId = await addPerson(pool, 'MERCHANT', to.buyerLanguage ?? 'pl', buyerProfile)
  const merchant = await pool.query<{ merchant_id: number }>(
    `insert into merchants (customer_id, admission, vat_id_state) values ($1, 'accepted', $2)
     returning merchant_id`,
    [buyerId, to.vatIdState ?? 'valid'],
  )
  const listing = await pool.query<{ listing_id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values, damages, review)
     values ($1, 'motorhome', $2, $3, $4) returning listing_id`,
    [
      sellerId,
      JSON.stringify(exampleMotorhome),
      JSON.stringify([damage]),
      JSON.stringify(to.review ?? { vatRegime: 'private' }),
    ],
  )
  return transaction(batchPoolOf(pool), async (client) => {
    const auction = await services.auctions.ensureRound(client, {
      listingId: onlyRow(listing).listing_id,
      ownerCustomerId: sellerId,
      ownerMerchantId: null,
    })
    const row = onlyRow(await client.query<{ now: Date }>('select market_now() as now'))
    const sale = {
      merchantId: onlyRow(merchant).merchant_id,
      hammerPriceEur: to.hammerPriceEur ?? 41_250,
      soldAt: row.now.getTime(),
      cause: 'target_reached',
    } as const
    const queueJobs = await openOrders({ listSellers, listBuyers }, client, [{ ...auction, sale }])
    await queueJobs()
    const order = await client.query<{ id: number }>('select max(order_id) as id from orders')
    return onlyRow(order).id
  })
}

const seller: Profile = {
  name: 'Ingrid',
  surname: 'Jürgensen',
  street: 'Strandallee 12',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
  phone: '+49 431 123456',
}

const buyer: Profile = {
  companyName: 'Kampery Łódź Sp. z o.o.',
  commercialCustomerContactName: 'Zdzisław',
  commercialCustomerContactSurname: 'Wójcik',
  street: 'ul. Piękna 7',
  zipCode: '90-001',
  city: 'Łódź',
  phone: '+48 42 123 45 67',
}

const damage = {
  sortOrder: 0,
  values: {
    damage_area: 'rear',
    damage_kind: ['scratch', 'dent'],
    damage_severity: 'cosmetic',
    damage_size: 12,
    damage_description: 'Unter der linken Rückleuchte.',
  },
  pictures: [],
}

async function addPerson(
  pool: DatabasePool,
  profileType: ProfileType,
  language: string,
  profile: Profile,
): Promise<number> {
  return onlyRow(
    await pool.query<{ customer_id: number }>(
      `insert into customers (email, email_verified_at, profile_type, profile, language_setting)
     values ($1, now(), $2, $3, $4) returning customer_id`,
      [`${crypto.randomUUID()}@test.example`, profileType, JSON.stringify(profile), language],
    ),
  ).customer_id
}

export async function orderOf(
  services: OrderDocumentServices,
  orderId: number,
): Promise<StoredOrder> {
  const order = await findOrder(services.pool, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

/** A document's text without spaces: lines part words wherever the document needs it. */
export async function readPdf(
  services: OrderDocumentServices,
  order: StoredOrder,
  kind: string,
): Promise<string> {
  const document = order.documents.find((each) => each.kind === kind)
  const opened = document?.storageKey && (await services.images.openStream(document.storageKey))
  if (!opened) throw new Error(`Order ${order.orderId} has no ${kind}`)
  const chunks: Buffer[] = []
  for await (const chunk of opened.stream) chunks.push(chunk)
  const data = new Uint8Array(Buffer.concat(chunks))
  const pdf = await getDocumentProxy(data, { verbosity: 0 })
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return squeezed(text)
}

export function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '')
}

export type Queued = {
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>> & { readonly cause?: string }
  readonly runAt: Date
}

export async function queuedJobs(services: OrderDocumentServices, task: string): Promise<Queued[]> {
  const { rows } = await services.pool.query<Queued>(
    `select t.identifier as task, j.payload, j.run_at as "runAt"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [task],
  )
  return rows
}
