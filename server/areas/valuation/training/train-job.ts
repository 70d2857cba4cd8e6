import { monthOfInstant, startOfQuarter, versionOfQuarter } from '#domain/valuation/market-month.ts'
import { valuationSettings } from '#domain/valuation/valuation-settings.ts'
import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import { valuedVehicleOf } from '#domain/valuation/vehicle-of-listing.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { findMarketNow } from '../../auction/api.ts'
import { listSettledSales, type SettledSale } from '../../order/api.ts'
import { findNewestVersion, insertModel } from './model-store.ts'
import { trainInThread } from './train-in-thread.ts'

type TrainingServices = Pick<Services, 'pool' | 'log' | 'now'> & {
  /** Aborted when the process ends. */
  readonly stopping: AbortSignal
  /** What a demo learns from where its own sales are too few; a market has none. */
  readonly inventedSales?: () => Promise<readonly SoldVehicle[]>
}

const againAfterMs = 24 * 3_600_000

/** Looks now, and from then on once a day. However many processes ask, it is one job. */
export async function queueTraining(db: Queryable, runAt?: Date): Promise<void> {
  await addJob(
    db,
    'train-valuation-model',
    {},
    { key: 'train-valuation-model', ...(runAt && { runAt }) },
  )
}

/**
 * The task `train-valuation-model`: a version from the sales of all quarters that are over, unless it stands
 * already. Too few sales make no version, and a person values.
 */
export function createTrainValuationModel(services: TrainingServices): () => Promise<void> {
  const { pool, now } = services
  return async () => {
    const endsBeforeMonth = startOfQuarter(monthOfInstant(await findMarketNow(pool)))
    const version = versionOfQuarter(endsBeforeMonth)
    const isKnown = (await findNewestVersion(pool)) === version
    if (!isKnown) await trainVersion(services, { version, endsBeforeMonth })
    await queueTraining(pool, new Date(now().getTime() + againAfterMs))
  }
}

async function trainVersion(
  { pool, log, now, stopping, inventedSales }: TrainingServices,
  { version, endsBeforeMonth }: { readonly version: string; readonly endsBeforeMonth: number },
): Promise<void> {
  const settled = await listSettledSales(pool, new Date(await findMarketNow(pool)))
  const own = settled.flatMap(soldVehicle).filter((sale) => sale.soldInMonth < endsBeforeMonth)
  const isInvented = own.length < valuationSettings.leastSalesOfKind && inventedSales !== undefined
  const sales = isInvented
    ? (await inventedSales()).filter((sale) => sale.soldInMonth < endsBeforeMonth)
    : own
  if (sales.length < valuationSettings.leastSalesOfKind) return
  const { model, compared } = await trainInThread({ sales, version, endsBeforeMonth }, stopping)
  if (Object.keys(model.kinds).length === 0) return
  await transaction(pool, (client) =>
    insertModel(client, { model, compared, saleCount: sales.length, now: now(), isInvented }),
  )
  log.info({ count: sales.length }, 'a valuation model was trained')
}

/** Ads that do not say enough of their vehicle teach nothing. */
function soldVehicle({ kind, values, saleId, hammerEur, soldAt }: SettledSale): SoldVehicle[] {
  const described = valuedVehicleOf({ kind, values })
  if (!('vehicle' in described)) return []
  const soldInMonth = monthOfInstant(soldAt.getTime())
  return [{ ...described.vehicle, saleId, hammerEur, soldInMonth }]
}
