import type { DatabaseClient } from '../../platform/database/pool.ts'
import { addJob } from '../../platform/jobs/jobs.ts'

/** The contract is to be printed once more, with the account that its seller gave. */
export async function queueContractWithAccount(
  client: DatabaseClient,
  orderId: number,
): Promise<void> {
  const key = `contract-with-account:${orderId}`
  await addJob(client, 'print-contract-with-account', { orderId }, { key, isUrgent: true })
}
