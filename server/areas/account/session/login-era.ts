import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { Services } from '#server/platform/services.ts'
import { sessionStore } from './session-store.ts'

/**
 * Which market a login is for. Access tokens carry it and are read without a query, so a process keeps
 * what it last asked; whoever makes the market anew asks again before anybody lives in it, and tells the
 * other processes.
 */
export async function startLoginEra(pool: DatabasePool): Promise<Services['loginEra']> {
  let era = await sessionStore.findEra(pool)
  return {
    current: () => era,
    refresh: async () => {
      era = await sessionStore.findEra(pool)
    },
  }
}
