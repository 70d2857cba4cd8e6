import { describe, expect, test } from 'vitest'
import { minuteMs } from '../../../calendar/instant.ts'
import { nextBidsEur, stepFactor } from '../../core/current-bid.ts'
import {
  bid,
  endsAt,
  goodFacts,
  limit,
  played,
  runningAuction,
  softCloseMs,
  tried,
} from '../../testing/sample-auction.ts'
import { anna, bert, during, refusalOf } from '../../testing/two-dealers.ts'

describe('the end of the auction (rules 3)', () => {
  const led = played(runningAuction(), anna, during, bid(10_000))
  const late = endsAt - 2 * minuteMs

  test('a bid counts only before the end, to the millisecond (rules 3)', () => {
    expect(tried(led, bert, endsAt - 1, bid(10_100)).isAccepted).toBe(true)
    expect(refusalOf(led, bert, bid(10_100), goodFacts, endsAt)?.code).toBe('AUCTION_ENDED')
  })

  test('a change of leader within the window moves the end to a window from it (rules 3)', () => {
    expect(played(led, bert, late, bid(10_100)).clock?.endsAt).toBe(late + softCloseMs)
    const early = endsAt - softCloseMs
    expect(played(led, bert, early, bid(10_100)).clock?.endsAt).toBe(endsAt)
  })

  test("an agent's answer to a rival moves the end though the leader stays (rules 3)", () => {
    const backed = played(led, anna, during, limit(12_000))
    expect(played(backed, bert, late, bid(10_100)).clock?.endsAt).toBe(late + softCloseMs)
  })

  test.each([
    ['raising the own bid', bid(10_100)],
    ['a limit without effect on the price', limit(12_000)],
    ['a jump without a rival', limit(20_000)],
  ])('%s does not move the end (rules 3)', (_says, body) => {
    expect(played(led, anna, late, body).clock?.endsAt).toBe(endsAt)
  })

  test('no extension passes the planned end + 30 min, and steps grow on the way (rules 3)', () => {
    let state = led
    let amount = 10_000
    const steps = new Map<number, number>()
    for (let turn = 0; turn < 60; turn += 1) {
      const clock = state.clock
      if (clock === null) throw new Error('The auction runs.')
      const [next] = nextBidsEur(state)
      steps.set((clock.endsAt - clock.plannedEndsAt) / minuteMs, next - amount)
      amount = next
      state = played(state, turn % 2 === 0 ? bert : anna, clock.endsAt - 1, bid(next))
      if (state.clock?.endsAt === clock.endsAt) break
    }
    expect(state.clock?.endsAt).toBe(endsAt + 30 * minuteMs)
    const seen = [...new Set([...steps.values()])]
    expect(seen).toEqual([100, 200, 400])
  })

  // Extension so far, and by how much the step has grown.
  test.each([
    [0, 1],
    [15 * minuteMs - 1, 1],
    [15 * minuteMs, 2],
    [25 * minuteMs - 1, 2],
    [25 * minuteMs, 4],
    [30 * minuteMs, 4],
  ])('after %i ms of extension the step is %i-fold (rules 3)', (extensionMs, factor) => {
    const longer = led.clock && { ...led.clock, endsAt: led.clock.plannedEndsAt + extensionMs }
    expect(stepFactor({ ...led, clock: longer })).toBe(factor)
  })

  test('no extension passes 17:00 of the day (rules 3)', () => {
    const lateSlot = {
      ...led,
      clock: led.clock && { ...led.clock, latestEndsAt: endsAt + minuteMs / 2 },
    }
    expect(played(lateSlot, bert, endsAt - 1, bid(10_100)).clock?.endsAt).toBe(
      endsAt + minuteMs / 2,
    )
  })
})
