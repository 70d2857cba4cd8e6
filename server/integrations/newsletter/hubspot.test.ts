import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHubspotClient } from './hubspot-client.ts'
import { type HubspotStandIn, startHubspotStandIn } from './hubspot-stand-in.ts'

let standIn: HubspotStandIn
beforeAll(async () => {
  standIn = await startHubspotStandIn()
})
beforeEach(() => standIn.fail(null))
afterAll(() => standIn.stop())

const confirmedAt = new Date('2026-11-20T09:00:00Z')
const add = (email: string, timeoutMs = 60_000) =>
  createHubspotClient({ ...standIn.settings, timeoutMs }).add({
    ...{ email, confirmedAt, consent: 'Once a month' },
  })

test('a confirmed address is submitted with what was agreed to', async () => {
  expect(await add('cleo@example.org')).toEqual({ kind: 'taken' })
  expect(standIn.submissions).toEqual([
    {
      submittedAt: confirmedAt.getTime(),
      fields: [{ objectTypeId: '0-1', name: 'email', value: 'cleo@example.org' }],
      legalConsentOptions: { consent: { consentToProcess: true, text: 'Once a month' } },
    },
  ])
})

test.each([
  ['cleo', 'INVALID_EMAIL'],
  ['blocked@example.org', 'BLOCKED_EMAIL'],
])('%s is refused for good', async (email, reason) => {
  expect(await add(email)).toEqual({ kind: 'refused', reason })
})

// Success is status 200 alone (spec 5).
test.each([
  [{ status: 204 }, 'status 204'],
  [{ status: 400, body: '{"errors":[{"errorType":"FORM_NOT_FOUND"}]}' }, 'status 400'],
  [{ status: 400, body: '{"err' }, 'status 400'],
  [{ status: 403 }, 'status 403'],
  [{ status: 429 }, 'busy'],
  [{ status: 500 }, 'status 500'],
  [{ status: 302 }, 'redirected'],
  [{ status: 200, body: 'x'.repeat(300 * 1024) }, 'too_large'],
])('%o is no success and no refusal: it is asked again', async (failure, cause) => {
  standIn.fail(failure)
  expect(await add('cleo@example.org')).toEqual({ kind: 'unavailable', cause })
})

test('silence ends with the time it may take', async () => {
  standIn.fail('silent')
  expect(await add('cleo@example.org', 50)).toEqual({ kind: 'unavailable', cause: 'too_slow' })
})
