import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { uploadOf } from '../../../testing/sentinel-market.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { createPictureAudience } from './picture-audience.ts'
import { createPublicPictures } from './public-pictures.ts'

/** The file of a type plate is for whom its list is: owner, helpers, operators (rules 1). */

const { pool, browser } = await appOfTest()
const owner = browser()
const stranger = browser()
const operator = browser()
let ad: number
let other: number

beforeAll(async () => {
  await addCustomer(pool, 'operator')
  await pool.query("update customers set role = 'admin' where email = 'operator@test.example'")
  await operator.logIn('operator@test.example')
  ad = await createAd(owner)
  other = await createAd(stranger)
})

async function createAd(who: Browser): Promise<number> {
  const body = { productType: 'motorhome' }
  const answer = await who.call({ method: 'POST', path: '/api/public/product/create', body })
  return (answer.body as { entityId: number }).entityId // The endpoint's own output.
}

async function upload(who: Browser, entityId: number, background: string): Promise<string> {
  const create = { width: 400, height: 300, channels: 3 as const, background }
  const form = uploadOf('plate.jpg', 'image/jpeg', await sharp({ create }).jpeg().toBuffer())
  const path = `/api/public/product/picture/${entityId}`
  const { body } = await who.call({ method: 'POST', path, ...form })
  return (body as { value: string }).value // The endpoint's own output.
}

async function save(who: Browser, entityId: number, lists: object): Promise<void> {
  const path = `/api/public/product/update/${entityId}`
  expect((await who.call({ method: 'PUT', path, body: lists })).status).toBe(200)
}

async function statusFor(who: Browser, key: string): Promise<number> {
  return (await who.call({ method: 'GET', path: `/pictures/${key}/320.webp` })).status
}

const plate = (value: string) => ({ value, position: 0, kind: 'type_plate' })

test('owner and operators see it, nobody else does who has its address', async () => {
  const key = await upload(owner, ad, '#345')
  await save(owner, ad, { gallery: [plate(key)] })
  expect(await statusFor(owner, key)).toBe(200)
  expect(await statusFor(operator, key)).toBe(200)
  expect(await statusFor(stranger, key)).toBe(404)
  const seen = await owner.call({ method: 'GET', path: `/pictures/${key}/320.webp` })
  expect(seen.head).toContain('no-store')
})

test('whoever names it in an ad of their own sees it no better, and it stays private once it is taken out', async () => {
  const key = await upload(owner, ad, '#456')
  await save(owner, ad, { reviewPictures: [plate(key)] })
  await save(stranger, other, { gallery: [{ value: key, position: 0 }] })
  expect(await statusFor(stranger, key)).toBe(404)
  await save(stranger, other, { gallery: [], reviewPictures: [plate(key)] })
  expect(await statusFor(stranger, key)).toBe(404)
  await save(owner, ad, { reviewPictures: [] })
  expect(await statusFor(stranger, key)).toBe(404)
  expect(await statusFor(owner, key)).toBe(200)
})

test('nobody hides a picture that another ad shows', async () => {
  const key = await upload(owner, ad, '#567')
  await save(owner, ad, { gallery: [{ value: key, position: 0 }] })
  await save(stranger, other, { reviewPictures: [plate(key)] })
  expect(await statusFor(browser(), key)).toBe(200)
})

test('nobody hides a picture that an operator shows in texts', async () => {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#678' }
  const form = uploadOf('hall.jpg', 'image/jpeg', await sharp({ create }).jpeg().toBuffer())
  const path = '/api/operator/content-pictures'
  const { body } = await operator.call({ method: 'POST', path, ...form })
  const { key } = body as { key: string } // The endpoint's own output.
  await save(stranger, other, { reviewPictures: [plate(key)] })
  const { rowCount } = await pool.query('select from private_pictures where picture_key = $1', [
    key,
  ])
  expect(rowCount).toBe(1)
  const seen = await browser().call({ method: 'GET', path: `/pictures/${key}/320.webp` })
  expect(seen.status).toBe(200)
  expect(seen.head).toContain('immutable')
})

test('one look at the database tells of all pictures that were public a moment ago', async () => {
  const [first, second, plateKey] = [
    await upload(owner, ad, '#789'),
    await upload(owner, ad, '#89a'),
    await upload(owner, ad, '#9ab'),
  ]
  let now = Date.now()
  const publicPictures = createPublicPictures(() => new Date(now))
  const services: Partial<ListingServices> = { publicPictures, pool }
  const audienceOf = createPictureAudience(services as ListingServices) // All that it reads of them here.
  const nobodyAsked = () => Promise.reject(new Error('Everybody sees it'))
  publicPictures.add([first, second, plateKey])
  await save(owner, ad, { gallery: [plate(plateKey)] })
  now += 20_000
  const queries = vi.spyOn(pool, 'query')
  onTestFinished(() => queries.mockRestore())
  expect(await audienceOf(first, nobodyAsked)).toBe('everybody')
  expect(await audienceOf(second, nobodyAsked)).toBe('everybody')
  const looks = queries.mock.calls.filter((call) =>
    JSON.stringify(call).includes('private-pictures'),
  )
  expect(looks).toHaveLength(1)
  expect(publicPictures.has(plateKey)).toBe(false)
})
