import { clearMarket } from './clear-market.ts'
import { demoMarketStore } from './demo-market-store.ts'
import type { DemoServices } from './demo-services.ts'

/** The making of the demo's market: once at the first start, and anew whenever somebody asks. */
export type DemoMarket = {
  readonly progress: () => {
    readonly isRunning: boolean
    readonly progress: number
    readonly hasFailed: boolean
  }
  /** Seeds a database in which there is nobody yet, or half a market; says so before it begins. */
  readonly seedWhenEmpty: (announce: () => void) => Promise<void>
  /** Throws the market away and makes it anew; a second call waits for the first. */
  readonly reset: () => Promise<void>
}

type MakingServices = Pick<
  DemoServices,
  'pool' | 'images' | 'log' | 'seed' | 'announceClock' | 'endLogins'
>

export function createDemoMarket(services: MakingServices): DemoMarket {
  let running: Promise<void> | null = null
  let progress = 1
  let hasFailed = false

  const seed = async () => {
    await demoMarketStore.beginMaking(services.pool)
    await services.seed((share) => {
      progress = share
    })
    await demoMarketStore.endMaking(services.pool)
    services.announceClock()
  }
  const makeAnew = async () => {
    await clearMarket(services)
    // Before the first customer of the new market: they have a number that somebody of the old one had.
    await services.endLogins()
    await seed()
  }
  const once = (work: () => Promise<void>) => {
    if (running) return running
    progress = 0
    hasFailed = false
    running = work()
      .catch((error: unknown) => {
        hasFailed = true
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    progress: () => ({ isRunning: running !== null, progress, hasFailed }),
    seedWhenEmpty: async (announce) => {
      const stand = await demoMarketStore.standOf(services.pool)
      if (stand === 'made') return
      announce()
      await once(stand === 'none' ? seed : makeAnew)
    },
    reset: () => once(makeAnew),
  }
}
