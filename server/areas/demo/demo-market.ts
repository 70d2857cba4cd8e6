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
  /** Seeds a database in which there is nobody yet; says so before it begins. */
  readonly seedWhenEmpty: (announce: () => void) => Promise<void>
  /** Throws the market away and makes it anew; a second call waits for the first. */
  readonly reset: () => Promise<void>
}

export function createDemoMarket(services: DemoServices): DemoMarket {
  let running: Promise<void> | null = null
  let progress = 1
  let hasFailed = false

  const seed = async () => {
    await services.seed((share) => {
      progress = share
    })
    services.announceClock()
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
      if (!(await demoMarketStore.isEmpty(services.pool))) return
      announce()
      await once(seed)
    },
    reset: () =>
      once(async () => {
        await clearMarket(services)
        await seed()
      }),
  }
}
