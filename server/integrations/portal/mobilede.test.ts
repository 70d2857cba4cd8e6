import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMobiledeClient } from './mobilede-client.ts'
import { type MobiledeStandIn, startMobiledeStandIn } from './mobilede-stand-in.ts'

let standIn: MobiledeStandIn

beforeAll(async () => {
  standIn = await startMobiledeStandIn()
})
afterAll(() => standIn.stop())

function client({ timeoutMs = 30_000, password = standIn.password, isInside = true } = {}) {
  const { baseUrl, user, origin } = standIn
  return createMobiledeClient({
    ...{ baseUrl, user, password, timeoutMs, pictureHosts: ['img.classistatic.de'] },
    insideOrigins: isInside ? [origin] : [],
  })
}

test('an ad comes by its number, with the largest of each picture', async () => {
  expect(await client().find('400000001')).toMatchObject({
    kind: 'found',
    ad: { make: 'HYMER-ERIBA', mileage: 48_200 },
    pictures: [
      `${standIn.origin}/picture/a-xxl.jpg`,
      `${standIn.origin}/picture/b-xl.jpg`,
      `${standIn.origin}/picture/broken.jpg`,
    ],
  })
  expect(standIn.asked.at(-1)).toBe('/search-api/ad/400000001')
})

test.each([
  ['400000999', { kind: 'not_found' }],
  ['400000901', { kind: 'busy' }],
  ['400000902', { kind: 'unavailable', cause: 'status 500' }],
  ['400000904', { kind: 'unreadable' }],
  ['400000905', { kind: 'unavailable', cause: 'redirected' }],
  ['400000906', { kind: 'unavailable', cause: 'too_large' }],
  ['400000907', { kind: 'unavailable', cause: 'errors in the answer' }],
  ['400000908', { kind: 'not_offered' }],
])('the ad %s is answered by %o', async (adId, expected) => {
  expect(await client().find(adId)).toMatchObject(expected)
})

test('a wrong password is our own fault, a slow answer is none at all', async () => {
  expect(await client({ password: 'wrong' }).find('400000001')).toMatchObject({
    kind: 'not_offered',
  })
  expect(await client({ timeoutMs: 200 }).find('400000903')).toMatchObject({
    ...{ kind: 'unavailable', cause: 'too_slow' },
  })
})

test('pictures are fetched from the portal’s hosts alone, over https at public addresses', async () => {
  const picture = `${standIn.origin}/picture/a-xl.jpg`
  expect(await client().fetchPicture(picture)).toBeInstanceOf(Buffer)
  const before = standIn.asked.length
  const strict = client({ isInside: false })
  const others = [
    ...[picture, 'http://169.254.169.254/latest', 'https://pictures.example/a.jpg'],
    ...['file:///etc/passwd', 'no address', 'http://img.classistatic.de/a.jpg'],
    'https://img.classistatic.de.evil.example/a.jpg',
  ]
  for (const address of others) {
    expect(await strict.fetchPicture(address), address).toBeUndefined()
  }
  expect(standIn.asked.length).toBe(before)
})
