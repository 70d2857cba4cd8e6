import { createHash, randomUUID } from 'node:crypto'
import { nextLookAt } from '#domain/listing/importing/dealer-stock.ts'
import {
  syscaraKind,
  syscaraName,
  valuesOfSyscara,
} from '#domain/listing/importing/syscara-values.ts'
import { numberOf } from '#domain/vehicle/values.ts'
import type { DealerSoftware, DealerVehicle } from '../../../integrations/dealer-software/port.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import {
  beginLook,
  endLook,
  findSoftware,
  type StockVehicle,
  saveVehicles,
} from '../records/stock-store.ts'

/** The task `look-at-stock`: what a dealer's own software offers now. It queues itself for the next time. */

export type LookAtStock = { readonly customerId: number }

export type StockServices = Pick<Services, 'pool' | 'log' | 'keys' | 'now'> & {
  readonly software: DealerSoftware
  readonly everyMinutes: number
}

const vehiclesAtOnce = 50

export async function queueLook(
  db: Queryable,
  { customerId, runAt }: { readonly customerId: number; readonly runAt?: Date },
): Promise<void> {
  const job: LookAtStock = { customerId }
  const key = `look-at-stock:${customerId}`
  await addJob(db, 'look-at-stock', job, { key, maxAttempts: 5, ...(runAt && { runAt }) })
}

export function createLookAtStock(services: StockServices) {
  const { pool, log, keys, now, software, everyMinutes } = services
  return async ({ customerId }: LookAtStock): Promise<void> => {
    const found = await findSoftware(pool, customerId, keys.outsideLogins)
    if (!found) return
    const syncId = await beginLook(pool, { customerId, syncId: randomUUID(), startedAt: now() })
    if (syncId === undefined) return
    const answer = await software.list(found.login)
    const failure = answer.kind === 'found' ? null : answer.kind
    if (answer.kind === 'found') {
      await saveAll(pool, { customerId, syncId, vehicles: answer.vehicles })
    } else {
      const cause = 'cause' in answer ? answer.cause : answer.kind
      log.warn({ cause }, 'a dealer’s software did not tell its stock')
    }
    await transaction(pool, async (client) => {
      if (!(await endLook(client, { customerId, syncId, failure, endedAt: now() }))) return
      const next = nextLookAt(now().getTime(), { failure, everyMinutes })
      if (next !== undefined) await queueLook(client, { customerId, runAt: new Date(next) })
    })
  }
}

/** Some at a time: what was saved before a process ends stays, and the next attempt finds it as it is. */
async function saveAll(
  pool: StockServices['pool'],
  look: {
    readonly customerId: number
    readonly syncId: string
    readonly vehicles: readonly DealerVehicle[]
  },
): Promise<void> {
  const { customerId, syncId } = look
  const known = look.vehicles.flatMap(stockVehicle)
  // One number twice in an answer is one vehicle; the last holds.
  const vehicles = [...new Map(known.map((each) => [each.vehicleNumber, each])).values()]
  const total = vehicles.length
  for (let start = 0; start < total; start += vehiclesAtOnce) {
    const some = vehicles.slice(start, start + vehiclesAtOnce)
    const done = start + some.length
    const isSaved = await transaction(pool, (client) =>
      saveVehicles(client, { customerId, syncId, vehicles: some, done, total }),
    )
    if (!isSaved) return
  }
}

const longestName = 120

/** Nothing of it for what is not sold here. The hash is of what an ad would be told. */
function stockVehicle({
  vehicleNumber,
  fields,
}: DealerVehicle): readonly (StockVehicle & { readonly contentHash: Buffer })[] {
  const productType = syscaraKind(fields)
  if (productType === undefined) return []
  const values = valuesOfSyscara(fields, productType)
  return [
    {
      ...{ vehicleNumber, productType },
      name: syscaraName(fields).slice(0, longestName) || vehicleNumber,
      firstRegistrationYear: numberOf(values, 'first_registration_year') ?? null,
      mileageKm: numberOf(values, 'mileage') ?? null,
      contentHash: createHash('sha256')
        .update(JSON.stringify(Object.entries(values).toSorted()))
        .digest(),
    },
  ]
}
