import type { z } from 'zod'
import type { demoEndpoints } from '#contract/endpoints/demo.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { refuseCall, refuseFields } from '../../platform/http/refused-call.ts'
import { findNextDue } from '../auction/api.ts'
import { findNextOrderDue } from '../order/api.ts'
import type { DemoServices } from './demo-services.ts'
import { marketClockStore } from './market-clock-store.ts'

/**
 * Time travel (rules 14). The market's clock stops at every deadline on its way, so that what is due
 * at one auction sees the others as they were at that instant. It never goes back: what has happened
 * cannot be undone.
 */

type Move = z.output<typeof demoEndpoints.moveClock.body>
type Services = Pick<DemoServices, 'pool' | 'clock' | 'announceClock'>

export async function moveClock(services: Services, move: Move): Promise<void> {
  const { pool, clock } = services
  const target = await targetOf(services, move)
  let stoppedAt = 0
  for (;;) {
    const dueAt = (await findNextDeadline(pool)) ?? Number.POSITIVE_INFINITY
    if (dueAt > target) break
    // A deadline that stays due was not acted on; the clock of the process tries it again.
    if (dueAt <= stoppedAt) break
    stoppedAt = dueAt
    await moveForward(services, dueAt)
    await clock.catchUp()
  }
  await moveForward(services, target)
  await clock.catchUp()
  services.announceClock()
}

async function moveForward({ pool }: Services, instant: number): Promise<void> {
  const { marketNow } = await marketClockStore.load(pool)
  if (instant > marketNow) await marketClockStore.moveTo(pool, instant)
}

async function targetOf({ pool }: Services, move: Move): Promise<number> {
  const { marketNow } = await marketClockStore.load(pool)
  if ('minutes' in move) return marketNow + move.minutes * minuteMs
  if ('until' in move) {
    const until = Date.parse(move.until)
    if (until <= marketNow) throw refuseFields([{ field: 'until', rule: 'future_date' }])
    return until
  }
  const next = await findNextDeadline(pool)
  if (next === null) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
  return Math.max(marketNow, next)
}

/** Of an auction or of an order; the clock acts on both. */
async function findNextDeadline(pool: Services['pool']): Promise<number | null> {
  const dues = [(await findNextDue(pool))?.dueAt, (await findNextOrderDue(pool))?.dueAt]
  const instants = dues.flatMap((due) => due?.getTime() ?? [])
  return instants.length === 0 ? null : Math.min(...instants)
}
