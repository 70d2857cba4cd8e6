import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSyscaraClient } from './syscara-client.ts'
import { type SyscaraStandIn, startSyscaraStandIn } from './syscara-stand-in.ts'

let standIn: SyscaraStandIn

beforeAll(async () => {
  standIn = await startSyscaraStandIn()
})
afterAll(() => standIn.stop())

const login = { user: 'demo', password: 'demo' }

function client(timeoutMs = 30_000) {
  const { origin } = standIn
  return createSyscaraClient({
    ...{ baseUrl: origin, timeoutMs, pictureHosts: [], insideOrigins: [origin] },
  })
}

test('the stock is an object by numbers, hired vehicles and empty lists among it', async () => {
  expect(await client().list(login)).toMatchObject({
    kind: 'found',
    vehicles: [
      { vehicleNumber: '900001', fields: { mileage: 39_100 } },
      { vehicleNumber: '900002', fields: { engine: [] } },
      { vehicleNumber: '900003' },
    ],
  })
  standIn.offer({})
  expect(await client().list(login)).toEqual({ kind: 'found', vehicles: [] })
})

test('an answer that holds no vehicles is not taken for an empty stock', async () => {
  standIn.offer({ error: { code: 17, text: 'licence' } })
  expect(await client().list(login)).toEqual({ kind: 'unreadable', cause: 'no vehicles' })
  standIn.offer({ RESULT: { code: 'OK' }, DATA: { 5: { id: 5 } } })
  expect(await client().list(login)).toMatchObject({ vehicles: [{ vehicleNumber: '5' }] })
})

test('one vehicle is read in each of the three shapes, with its photographs alone', async () => {
  const media = [
    { id: 71, group: 'image' },
    { id: 72, group: 'layout' },
  ]
  standIn.offer({ 1: { id: 1, media }, 2: { id: 2, media: [] }, 3: { id: '3' } })
  for (const number of ['1', '2', '3']) {
    expect(await client().find(login, number), number).toMatchObject({
      ...{ kind: 'found', vehicle: { vehicleNumber: number } },
      pictures: number === '1' ? [`${standIn.origin}/picture/71/1500.jpg`] : [],
    })
  }
  expect(standIn.asked).toContain('/data/media/?media_id=%5B71%5D&file=path')
  expect(await client().find(login, '4')).toEqual({ kind: 'not_found' })
})

test.each([
  ['somebody', 'refused'],
  ['forbidden', 'refused'],
  ['busy', 'busy'],
  ['broken', 'unavailable'],
  ['cut', 'unreadable'],
  ['redirect', 'unavailable'],
])('the user %s is answered: %s', async (user, kind) => {
  expect((await client().list({ user, password: 'demo' })).kind).toBe(kind)
})

test('a stock that does not come in time is not available', async () => {
  expect(await client(200).list({ user: 'silent', password: 'demo' })).toEqual({
    ...{ kind: 'unavailable', cause: 'too_slow' },
  })
})
