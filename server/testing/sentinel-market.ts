import sharp from 'sharp'
import { type AppOfTest, type Browser, newKey } from '#database/testing/app-of-test.ts'
import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import type { Profile } from '#domain/account/customer.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { confirmedToday } from '#domain/vehicle/confirmations.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'

/** A market of values that exist once, made by its own calls; remembers all that was answered. */

export const viewers = [
  'visitor',
  'uninvolved',
  'inReview',
  'dealer',
  'anna',
  'ben',
  'ownerInRenegotiation',
  'ownerOfSale',
  'operator',
] as const
export type Viewer = (typeof viewers)[number]

export type SentinelAd = {
  readonly owner: Viewer
  readonly values: VehicleValues & { readonly vin: string }
}

export type Heard = { readonly viewer: Viewer; readonly where: string; readonly text: string }

export type SentinelMarket = {
  readonly app: AppOfTest
  readonly heard: Heard[]
  readonly customerIds: ReadonlyMap<Viewer, number>
  readonly merchantIds: ReadonlyMap<Viewer, number>
  readonly call: (viewer: Viewer, call: Parameters<Browser['call']>[0]) => Promise<Answer>
}

type Answer = Awaited<ReturnType<Browser['call']>>

export function emailOf(viewer: Viewer): string {
  return `${viewer.toLowerCase()}@test.example`
}

/** Of somebody who may submit an ad. */
export const wholeProfile: Profile = {
  name: 'Uwe',
  surname: 'Petersen',
  street: 'Ring 1',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
  phone: '+49 431 5550123',
}

/** Everybody logged in; profiles as a form would have saved them. */
export async function openMarket(
  app: AppOfTest,
  profiles: Readonly<Partial<Record<Viewer, Profile>>>,
): Promise<SentinelMarket> {
  const { pool } = app
  const customerIds = new Map<Viewer, number>()
  const merchantIds = new Map<Viewer, number>()
  for (const viewer of viewers.filter((one) => one !== 'visitor')) {
    if (['inReview', 'dealer', 'anna', 'ben'].includes(viewer)) {
      const { customerId, merchantId } = await addDealer(pool, viewer.toLowerCase())
      customerIds.set(viewer, customerId)
      merchantIds.set(viewer, merchantId)
    } else customerIds.set(viewer, await addCustomer(pool, viewer.toLowerCase()))
    await pool.query(
      'update customers set profile = $2, profile_type = $3 where customer_id = $1',
      [
        customerIds.get(viewer),
        JSON.stringify(profiles[viewer] ?? {}),
        merchantIds.has(viewer) ? 'MERCHANT' : 'PRIVATE',
      ],
    )
  }
  await pool.query(`update customers set role = 'admin' where customer_id = $1`, [
    customerIds.get('operator'),
  ])
  await pool.query(`update merchants set admission = 'in_review' where merchant_id = $1`, [
    merchantIds.get('inReview'),
  ])
  return { app, customerIds, merchantIds, ...(await openBrowsers(app)) }
}

async function openBrowsers(app: AppOfTest): Promise<Pick<SentinelMarket, 'heard' | 'call'>> {
  const heard: Heard[] = []
  const browsers = new Map<Viewer, Browser>()
  for (const viewer of viewers) {
    const browser = app.browser()
    if (viewer !== 'visitor') await browser.logIn(emailOf(viewer))
    browsers.set(viewer, browser)
  }
  return {
    heard,
    call: async (viewer, call) => {
      const answer = await browsers.get(viewer)?.call(call)
      if (!answer) throw new Error(`${viewer} has no browser`)
      heard.push({
        viewer,
        where: `${call.method} ${call.path}`,
        text: `${answer.head}\n${answer.text}`,
      })
      return answer
    },
  }
}

/** Created, filled in with picture and paper, and submitted by its owner. */
export async function submitAd(market: SentinelMarket, ad: SentinelAd): Promise<number> {
  const entityId = await prepareAd(market, ad)
  await expectDone(market, ad.owner, submitCall(entityId))
  return entityId
}

export function submitCall(entityId: number) {
  return {
    method: 'POST',
    path: `/api/private/product/submit/${entityId}`,
    body: { consentVersion: consentSentenceVersion },
  } as const
}

/** All that a submission asks for, by its owner. */
export async function prepareAd(market: SentinelMarket, ad: SentinelAd): Promise<number> {
  const { owner, values } = ad
  const attributes = toWireValues(listingAttributes, { ...exampleMotorhome, ...values })
  const created = await expectDone(market, owner, {
    method: 'POST',
    path: '/api/private/product/create',
    body: { productType: 'motorhome', attributes },
  })
  const { entityId } = created as { entityId: number }
  const picture = await expectDone(market, owner, {
    method: 'POST',
    path: `/api/public/product/picture/${entityId}`,
    ...uploadOf('front.jpg', 'image/jpeg', await anyPicture()),
  })
  await expectDone(market, owner, {
    method: 'PUT',
    path: `/api/private/product/update/${entityId}`,
    body: { gallery: [{ value: (picture as { value: string }).value, position: 0 }] },
  })
  await expectDone(market, owner, {
    method: 'POST',
    path: `/api/public/product/document/${entityId}/registration_part_1`,
    ...uploadOf('schein.jpg', 'image/jpeg', await anyPicture()),
  })
  await confirmAnswers(market, owner, { entityId, values: { ...exampleMotorhome, ...values } })
  return entityId
}

/** What is asked once more before an ad is submitted. */
export async function confirmAnswers(
  market: SentinelMarket,
  owner: Viewer,
  ad: { readonly entityId: number; readonly values: VehicleValues },
): Promise<void> {
  await expectDone(market, owner, {
    method: 'PUT',
    path: `/api/private/product/confirmations/${ad.entityId}`,
    body: { confirmations: confirmedToday(ad.values) },
  })
}

/** Released by the operator; answers the auction. */
export async function approveAd(
  market: SentinelMarket,
  entityId: number,
  ad: SentinelAd,
): Promise<number> {
  const view = await expectDone(market, 'operator', {
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/approve`,
    body: {
      vatRegime: 'private',
      vin: ad.values.vin,
      startPriceEur: 30_000,
      isNewVehicle: false,
      startPriceReason: 'Vergleichbare Verkäufe',
    },
  })
  return (view as { auctionId: number }).auctionId
}

export async function command(
  market: SentinelMarket,
  viewer: Viewer,
  call: { readonly method?: 'POST' | 'PUT'; readonly path: string; readonly body: object },
): Promise<void> {
  const method = call.method ?? 'POST'
  await expectDone(market, viewer, { ...call, method, idempotencyKey: newKey() })
}

async function expectDone(
  market: SentinelMarket,
  viewer: Viewer,
  call: Parameters<Browser['call']>[0],
): Promise<unknown> {
  const answer = await market.call(viewer, call)
  if (answer.status !== 200) throw new Error(`${viewer}, ${call.path}: ${answer.text}`)
  return answer.body
}

function anyPicture(): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 140 }
  return sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

export function uploadOf(fileName: string, contentType: string, bytes: Buffer) {
  const boundary = 'the-boundary-of-a-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${contentType}\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
