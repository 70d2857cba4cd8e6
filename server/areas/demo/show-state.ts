import type { DemoState } from '#contract/endpoints/demo.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { countByStatus, findNextDue } from '../auction/api.ts'
import type { DemoMarket } from './demo-market.ts'
import { demoMarketStore } from './demo-market-store.ts'
import type { DemoServices } from './demo-services.ts'
import { marketClockStore } from './market-clock-store.ts'

export async function showState(
  services: Pick<DemoServices, 'pool' | 'now'>,
  market: DemoMarket,
): Promise<DemoState> {
  const { pool } = services
  const { marketNow, offsetMs } = await marketClockStore.load(pool)
  const next = await findNextDue(pool)
  const { mails, seededAt } = await demoMarketStore.summarise(pool)
  return {
    marketNow: new Date(marketNow).toISOString(),
    realNow: services.now().toISOString(),
    offsetMinutes: Math.round(offsetMs / minuteMs),
    nextEvent: next
      ? {
          at: next.dueAt.toISOString(),
          auctionId: next.auctionId,
          entityId: next.entityId,
          status: next.status,
        }
      : null,
    counts: await countByStatus(pool),
    mails,
    seededAt: seededAt?.toISOString() ?? null,
    reset: market.progress(),
  }
}
