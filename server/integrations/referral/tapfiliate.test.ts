import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTapfiliateClient } from './tapfiliate-client.ts'
import {
  standInKey,
  startTapfiliateStandIn,
  type TapfiliateFailure,
  type TapfiliateStandIn,
} from './tapfiliate-stand-in.ts'

let standIn: TapfiliateStandIn
beforeAll(async () => {
  standIn = await startTapfiliateStandIn()
})
beforeEach(() => standIn.fail(null))
afterAll(() => standIn.stop())

const clientOf = (apiKey = standInKey, timeoutMs = 60_000) =>
  createTapfiliateClient({ baseUrl: standIn.baseUrl, apiKey, programId: 'sellers', timeoutMs })

test('a referral is added and found again by our number', async () => {
  expect(await clientOf().find('ad-1')).toEqual({ kind: 'unknown' })
  const added = await clientOf().add({ externalId: 'ad-1', code: 'anna' })
  expect(added).toEqual({ kind: 'taken', conversionId: 'cv_1' })
  expect(await clientOf().find('ad-1')).toEqual(added)
})

test('a code that nobody has is refused for good', async () => {
  const answer = await clientOf().add({ externalId: 'ad-2', code: 'nobody' })
  expect(answer).toEqual({ kind: 'refused', reason: 'status 404' })
})

test.each<[string, TapfiliateFailure, string]>([
  ['a limit', { status: 429 }, 'busy'],
  ['a maintenance', { status: 503 }, 'busy'],
  ['a fault of theirs', { status: 500 }, 'status 500'],
  ['a redirect', { status: 302 }, 'redirected'],
  ['broken JSON', { body: '{"id":' }, 'bad answer'],
  ['another shape', { body: '{"data":[]}' }, 'bad answer'],
  ['50 MB', { body: 'x'.repeat(300 * 1024) }, 'too_large'],
])('%s is an outage, not a refusal', async (_what, failure, cause) => {
  standIn.fail(failure)
  const unavailable = { kind: 'unavailable', cause }
  expect(await clientOf().find('ad-3')).toEqual(unavailable)
  expect(await clientOf().add({ externalId: 'ad-3', code: 'anna' })).toEqual(unavailable)
})

test('silence ends with the time it may take, and a wrong key is set right by somebody', async () => {
  standIn.fail({ isSilent: true })
  expect(await clientOf(standInKey, 50).find('ad-4')).toMatchObject({ cause: 'too_slow' })
  standIn.fail(null)
  expect(await clientOf('other').add({ externalId: 'ad-4', code: 'anna' })).toEqual({
    ...{ kind: 'unavailable', cause: 'status 401' },
  })
})
