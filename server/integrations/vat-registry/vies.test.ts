import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VatRegistry } from './port.ts'
import { createViesClient } from './vies-client.ts'
import { startViesStandIn, type ViesFailure, type ViesStandIn } from './vies-stand-in.ts'

const now = new Date('2026-11-20T09:00:00Z')
let standIn: ViesStandIn
let registry: VatRegistry

function clientWaiting(timeoutMs: number): VatRegistry {
  const settings = { requesterVatId: 'DE 123 456 789', timeoutMs, now: () => now }
  return createViesClient({ ...settings, baseUrl: standIn.baseUrl })
}

beforeAll(async () => {
  standIn = await startViesStandIn()
  registry = clientWaiting(60_000)
})
beforeEach(() => standIn.fail(null))
afterAll(() => standIn.stop())

// Country, number as written, what is asked, what is answered.
test.each([
  ['NL', 'NL 0044.95445.B01', 'NL', '004495445B01', 'valid'],
  ['NL', '004495445B01', 'NL', '004495445B01', 'valid'],
  ['GR', 'EL123456789', 'EL', '123456789', 'valid'],
  ['GR', '123456789', 'EL', '123456789', 'valid'],
  ['NL', 'NL100', 'NL', '100', 'valid'],
  ['NL', 'NL200', 'NL', '200', 'invalid'],
  ['NL', 'NLÄ', 'NL', '', 'invalid'],
  ['NL', 'NL300', 'NL', '300', 'unavailable'],
  ['NL', 'NL302', 'NL', '302', 'unavailable'],
])(
  'in %s %s is asked as %s %s and found %s (rules 10)',
  async (country, vatId, code, number, kind) => {
    expect(await registry.check({ country, vatId })).toMatchObject({ kind })
    expect(standIn.asked.at(-1)).toEqual({
      ...{ countryCode: code, vatNumber: number },
      ...{ requesterMemberStateCode: 'DE', requesterNumber: '123456789' },
    })
  },
)

test('a verdict carries its instant and the proof that we asked (rules 10)', async () => {
  expect(await registry.check({ country: 'NL', vatId: 'NL004495445B01' })).toEqual({
    ...{ kind: 'valid', checkedAt: now, consultation: 'WAPI004495445B01' },
  })
})

const outages: readonly ViesFailure[] = [
  ...['MS_UNAVAILABLE', 'TIMEOUT', 'VAT_BLOCKED', 'IP_BLOCKED'].map((word) => ({ word })),
  { word: 'GLOBAL_MAX_CONCURRENT_REQ', status: 500 },
  { word: 'INVALID_REQUESTER_INFO' },
  { body: '<html>', status: 502 },
  { body: '{"valid":"yes"}' },
  { body: '{"valid":false,"vatNumber":"another"}' },
  { body: '{"valid":false,"vatNumber":"004495445B01","userError":"MS_UNAVAILABLE"}' },
]

test.each(outages)('%o is an outage and never "invalid" (rules 10)', async (outage) => {
  standIn.fail(outage)
  expect(await registry.check({ country: 'NL', vatId: 'NL004495445B01' })).toMatchObject({
    kind: 'unavailable',
  })
})

test('one that never answers is an outage too (rules 10)', async () => {
  standIn.fail({ isSilent: true })
  const hasty = clientWaiting(300)
  expect(await hasty.check({ country: 'NL', vatId: 'NL004495445B01' })).toMatchObject({
    kind: 'unavailable',
  })
})
