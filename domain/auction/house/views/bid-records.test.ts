import { expect, test } from 'vitest'
import { minuteMs } from '../../../calendar/instant.ts'
import {
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  outcome,
  runningAuction,
  softCloseMs,
} from '../../testing/sample-auction.ts'
import { bidRecords } from './bid-records.ts'

test('an extension stands beside the bid that caused it (rules 3)', () => {
  const early = outcome(runningAuction(), dealer(1), berlin('2026-11-18 09:00'), bid(10_000))
  const armed = outcome(early.state, dealer(1), berlin('2026-11-18 09:00'), limit(15_000))
  const late = endsAt - minuteMs
  const duel = outcome(atTime(armed.state, late), dealer(2), late, bid(12_000))
  expect(
    bidRecords([...early.events, ...armed.events, ...duel.events]).map((record) => [
      record.pseudonym,
      record.amountEur,
      record.newEndsAt,
    ]),
  ).toEqual([
    [1, 10_000, null],
    [2, 12_000, null],
    [1, 12_100, late + softCloseMs],
  ])
})
