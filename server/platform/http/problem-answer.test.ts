import { expect, test } from 'vitest'
import { problemOf } from './problem-answer.ts'
import { refuseCall } from './refused-call.ts'

const texts = { refusal: () => ({ title: '', detail: '' }), rule: () => '' }
const caller = { locale: 'de', requestId: '1' }

test('the instants of a refusal are ISO texts on the wire, as everywhere else', () => {
  const turnEndsAt = Date.UTC(2026, 10, 23, 13)
  expect(problemOf(refuseCall('NOT_YOUR_TURN', { turnEndsAt }), caller, texts).facts).toEqual({
    turnEndsAt: '2026-11-23T13:00:00.000Z',
  })
  const tooEarly = refuseCall('RESTART_TOO_EARLY', { maximumEur: 9_000, possibleAt: turnEndsAt })
  expect(problemOf(tooEarly, caller, texts).facts).toEqual({
    maximumEur: 9_000,
    possibleAt: '2026-11-23T13:00:00.000Z',
  })
})
