import { expect, test } from 'vitest'
import { isPossibleCode, makeReferralCode } from './referral-code.ts'

const outside = { baseUrl: '', apiKey: 'key', programId: null, timeoutMs: 1 }

test('a code that we made is possible, with an outside service and without', () => {
  for (const tapfiliate of [null, outside]) {
    expect(isPossibleCode({ tapfiliate }, makeReferralCode())).toBe(true)
  }
})

test.each(['newsletter', 'linkedin', '', 'ABCDEFGHJK', 'abcdefghjk/', 'abcdefghjk\n'])(
  '"%s" in an address leads nobody off their page where partners are our own',
  (code) => {
    expect(isPossibleCode({ tapfiliate: null }, code)).toBe(false)
  },
)

test.each(['anna', 'spring-2026'])('%s may be of an outside service', (code) => {
  expect(isPossibleCode({ tapfiliate: outside }, code)).toBe(true)
})
