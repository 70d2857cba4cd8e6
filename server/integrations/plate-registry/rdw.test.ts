import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createRdwClient } from './rdw-client.ts'
import { type RdwStandIn, startRdwStandIn } from './rdw-stand-in.ts'

let standIn: RdwStandIn

beforeAll(async () => {
  standIn = await startRdwStandIn()
})
afterEach(() => standIn.failTable('8ys7-d773', null))
afterAll(() => standIn.stop())

function find(plate: string, { timeoutMs = 30_000, appToken = null as string | null } = {}) {
  const steps: string[] = []
  const client = createRdwClient({ baseUrl: standIn.baseUrl, appToken, timeoutMs })
  const answer = client.find(plate, (done, all) => steps.push(`${done}/${all}`))
  return { answer, steps }
}

test('a plate is asked in three tables at once, with our token, and each is told as progress', async () => {
  const { answer, steps } = find('XX123Z', { appToken: 'our-token' })
  expect(await answer).toMatchObject({
    kind: 'found',
    record: {
      vehicle: { merk: 'HYMER', lengte: '699' },
      fuels: [{ brandstof_omschrijving: 'Diesel' }],
      axles: [{ as_nummer: '1' }, { as_nummer: '2' }],
    },
  })
  expect(steps).toEqual(['1/3', '2/3', '3/3'])
  expect(standIn.asked.slice(-3).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['m9d7-ebf2', '8ys7-d773', '3huj-srit']),
  )
  expect(standIn.asked.at(-1)).toMatchObject({ plate: 'XX123Z', appToken: 'our-token' })
})

test.each([
  ['ZZ999Z', { kind: 'not_found' }],
  ['TT429A', { kind: 'busy' }],
  ['TT500A', { kind: 'unavailable', cause: 'status 500' }],
  ['TT001J', { kind: 'unreadable' }],
  ['TT002J', { kind: 'unreadable' }],
  ['TT301R', { kind: 'unavailable', cause: 'redirected' }],
  ['TT050M', { kind: 'unavailable', cause: 'too_large' }],
])('the plate %s is answered by %o', async (plate, expected) => {
  expect(await find(plate).answer).toMatchObject(expected)
})

test('a register that does not answer in time is not available', async () => {
  expect(await find('TT030S', { timeoutMs: 200 }).answer).toEqual({
    ...{ kind: 'unavailable', cause: 'too_slow' },
  })
})

test('a linked table that fails leaves its part out and the rest in', async () => {
  standIn.failTable('8ys7-d773', 'broken')
  expect(await find('XX123Z').answer).toMatchObject({
    kind: 'found',
    record: { vehicle: { merk: 'HYMER' }, fuels: [] },
  })
})
