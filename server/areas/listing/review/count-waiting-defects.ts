import type { DatabasePool } from '../../../platform/database/pool.ts'
import { listWaitingDefects } from '../records/defect-store.ts'

/** Added defects that wait for the operator's verdict (rules 8). */
export async function countWaitingDefects(services: {
  readonly pool: DatabasePool
}): Promise<number> {
  return (await listWaitingDefects(services.pool)).length
}
