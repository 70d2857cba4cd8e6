import type { ComparedSale } from '#domain/valuation/model/comparables.ts'
import type { ValuationModel } from '#domain/valuation/model/valuation-model.ts'
import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for versions of the model. A version that stands is never changed. */

export type TrainedModel = {
  readonly model: ValuationModel
  readonly compared: readonly ComparedSale[]
}

/** Whether the sales are invented: a demo has none of its own to learn from. */
export type StoredModel = TrainedModel & { readonly isInvented: boolean }

export async function findNewestVersion(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string }>({
    name: 'newest-valuation-version',
    text: 'select version from valuation_models order by version desc limit 1',
  })
  return rows[0]?.version
}

export async function findModel(db: Queryable, version: string): Promise<StoredModel | undefined> {
  const { rows } = await db.query<Pick<StoredModel, 'model' | 'isInvented'>>(
    'select model, is_invented as "isInvented" from valuation_models where version = $1',
    [version],
  )
  const [row] = rows
  if (!row) return undefined
  const sales = await db.query<ComparedSale>(
    'select sale, residual from valuation_sales where version = $1 order by sale_id',
    [version],
  )
  return { ...row, compared: sales.rows }
}

/** Some sales of a version, in no order. */
export async function listComparedSales(
  db: Queryable,
  of: { readonly version: string; readonly saleIds: readonly number[] },
): Promise<SoldVehicle[]> {
  const { rows } = await db.query<Pick<ComparedSale, 'sale'>>(
    'select sale from valuation_sales where version = $1 and sale_id = any($2)',
    [of.version, of.saleIds],
  )
  return rows.map(({ sale }) => sale)
}

/** Of two that trained the same quarter at once, the first stays. */
export async function insertModel(
  db: Queryable,
  trained: TrainedModel & {
    readonly saleCount: number
    readonly now: Date
    readonly isInvented?: boolean
  },
): Promise<void> {
  const { model, compared, saleCount, now, isInvented = false } = trained
  const { rowCount } = await db.query(
    `insert into valuation_models (version, trained_at, sale_count, model, is_invented)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [model.version, now, saleCount, JSON.stringify(model), isInvented],
  )
  if (rowCount === 0) return
  await db.query(
    `insert into valuation_sales (version, sale_id, sale, residual)
     select $1, (row->'sale'->>'saleId')::bigint, row->'sale', (row->>'residual')::float8
     from jsonb_array_elements($2::jsonb) as row`,
    [model.version, JSON.stringify(compared)],
  )
}
