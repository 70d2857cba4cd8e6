import { describe, expect, test } from 'vitest'
import { dayMs } from '../../../calendar/instant.ts'
import { isAboveLimits } from './above-limits.ts'
import {
  type CompanyPerson,
  mayActFor,
  mayCommit,
  noCommitments,
  totalEur,
  withCommitment,
} from './company-person.ts'

/** 10:00 in Berlin. */
const at = Date.parse('2026-11-23T09:00:00Z')
const person = (limits: CompanyPerson['limits'], committed = noCommitments): CompanyPerson => ({
  ...{ role: 'buyer', limits, committed, ask: 'Anna Schwarz' },
})
const commit = (who: CompanyPerson, auctionId: number, amountEur: number, when = at) => {
  const may = mayCommit(who, { auctionId, amountEur, at: when })
  return may.isAllowed ? 'ok' : may.refusal
}

describe('limits of a company’s people (rules 1)', () => {
  test('a bid at the limit is allowed, a euro more is refused with both figures and whom to ask', () => {
    const who = person({ bidEur: 20_000, dayEur: null })
    expect(commit(who, 1, 20_000)).toBe('ok')
    expect(commit(who, 1, 20_001)).toEqual({
      code: 'BID_LIMIT_EXCEEDED',
      facts: { limitEur: 20_000, amountEur: 20_001, ask: 'Anna Schwarz' },
    })
  })

  test('of one auction the highest amount of the day counts, of several their sum', () => {
    const first = withCommitment(noCommitments, { auctionId: 1, amountEur: 10_000, at })
    const again = withCommitment(first, { auctionId: 1, amountEur: 12_000, at })
    const lower = withCommitment(again, { auctionId: 1, amountEur: 11_000, at })
    expect(totalEur(lower)).toBe(12_000)
    const who = person({ bidEur: null, dayEur: 30_000 }, lower)
    expect(commit(who, 1, 30_000)).toBe('ok')
    expect(commit(who, 2, 18_000)).toBe('ok')
    expect(commit(who, 2, 18_001)).toEqual({
      code: 'DAY_LIMIT_EXCEEDED',
      facts: { limitEur: 30_000, committedEur: 12_000, leftEur: 18_000, ask: 'Anna Schwarz' },
    })
  })

  test('a page says beforehand what the limits refuse, and nothing that they might allow', () => {
    const committed = withCommitment(noCommitments, { auctionId: 1, amountEur: 10_000, at })
    const who = person({ bidEur: 25_000, dayEur: 30_000 }, committed)
    const limits = { bidLimitEur: 25_000, dayLimitEur: 30_000, committedTodayEur: 10_000 }
    for (const amountEur of [20_000, 20_001, 25_000, 25_001, 30_001]) {
      const elsewhere = isAboveLimits(limits, { amountEur, isBoundHere: false })
      expect(elsewhere, String(amountEur)).toBe(commit(who, 2, amountEur) !== 'ok')
      const here = isAboveLimits(limits, { amountEur, isBoundHere: true })
      expect(here, String(amountEur)).toBe(commit(who, 1, amountEur) !== 'ok')
    }
    const free = { bidLimitEur: null, dayLimitEur: null, committedTodayEur: 10_000 }
    expect(isAboveLimits(free, { amountEur: 90_000, isBoundHere: false })).toBe(false)
  })

  test('the day begins at midnight in Berlin', () => {
    const committed = withCommitment(noCommitments, { auctionId: 1, amountEur: 30_000, at })
    const who = person({ bidEur: null, dayEur: 30_000 }, committed)
    const lastMinute = Date.parse('2026-11-23T22:59:00Z')
    expect(commit(who, 2, 1_000, lastMinute)).toMatchObject({ code: 'DAY_LIMIT_EXCEEDED' })
    expect(commit(who, 2, 1_000, lastMinute + 60_000)).toBe('ok')
    expect(
      totalEur(withCommitment(committed, { auctionId: 2, amountEur: 500, at: at + dayMs })),
    ).toBe(500)
  })

  test('buyers do not sell, the back office does not buy, owners do both, who has left does nothing', () => {
    const sides = (role: CompanyPerson['role']) =>
      (['buyer', 'seller'] as const).map((side) => mayActFor({ role }, side).isAllowed)
    expect(sides('buyer')).toEqual([true, false])
    expect(sides('backOffice')).toEqual([false, true])
    expect(sides('owner')).toEqual([true, true])
    expect(sides(null)).toEqual([false, false])
  })
})
