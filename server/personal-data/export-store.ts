import type { Queryable } from '../platform/database/queryable.ts'
import type { PersonalSection, PersonalTable } from './personal-tables.ts'

/** Archives that were asked for, and the rows that go into one. */

export type DataExport = {
  readonly exportId: string
  readonly customerId: number
  readonly requestedAt: Date
  /** Of its file, which a run that failed may have left; null before the first run. */
  readonly storageKey: string | null
  readonly ready: {
    readonly at: Date
    readonly storageKey: string
    readonly sizeBytes: number
  } | null
}

type Row = {
  export_id: string
  customer_id: number
  requested_at: Date
  ready_at: Date | null
  storage_key: string | null
  size_bytes: number | null
}

export const exportStore = {
  async add(
    db: Queryable,
    asked: { exportId: string; customerId: number; now: Date },
  ): Promise<void> {
    await db.query(
      'insert into data_exports (export_id, customer_id, requested_at) values ($1, $2, $3)',
      [asked.exportId, asked.customerId, asked.now],
    )
  },

  async find(db: Queryable, exportId: string): Promise<DataExport | undefined> {
    const { rows } = await db.query<Row>('select * from data_exports where export_id = $1', [
      exportId,
    ])
    return rows[0] && exportOf(rows[0])
  },

  async findNewest(db: Queryable, customerId: number): Promise<DataExport | undefined> {
    const { rows } = await db.query<Row>(
      `select * from data_exports where customer_id = $1 order by requested_at desc limit 1`,
      [customerId],
    )
    return rows[0] && exportOf(rows[0])
  },

  /** The key that the file is to have: the one of an earlier run, else this one. Undefined once it is ready or gone. */
  async saveKey(
    db: Queryable,
    named: { exportId: string; storageKey: string },
  ): Promise<string | undefined> {
    const { rows } = await db.query<{ key: string }>(
      `update data_exports set storage_key = coalesce(storage_key, $2)
       where export_id = $1 and ready_at is null returning storage_key as key`,
      [named.exportId, named.storageKey],
    )
    return rows[0]?.key
  },

  /** False where another run of the same job was first. */
  async saveReady(
    db: Queryable,
    made: { exportId: string; sizeBytes: number; now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update data_exports set ready_at = $2, size_bytes = $3
       where export_id = $1 and ready_at is null`,
      [made.exportId, made.now, made.sizeBytes],
    )
    return rowCount === 1
  },

  async remove(db: Queryable, exportId: string): Promise<void> {
    await db.query('delete from data_exports where export_id = $1', [exportId])
  },
}

function exportOf(row: Row): DataExport {
  const { ready_at: at, storage_key: storageKey, size_bytes: sizeBytes } = row
  const isReady = at !== null && storageKey !== null && sizeBytes !== null
  return {
    exportId: row.export_id,
    customerId: row.customer_id,
    requestedAt: row.requested_at,
    storageKey,
    ready: isReady ? { at, storageKey, sizeBytes: Number(sizeBytes) } : null,
  }
}

export type PersonalRow = Readonly<Record<string, unknown>>

/** Rows by section and table. */
export type PersonalData = Readonly<
  Record<PersonalSection, Readonly<Record<string, readonly PersonalRow[]>>>
>

/** A person's rows of one table, without what is sealed; names come from our own tables and never from a caller. */
export async function listPersonalRows(
  db: Queryable,
  { table, belongs, leftOut = [], ownKeys = {} }: PersonalTable,
  customerId: number,
): Promise<{ readonly row: PersonalRow; readonly storageKey: string | null }[]> {
  const { rows: columns } = await db.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  const shown = columns.filter(({ name, type }) => type !== 'bytea' && !leftOut.includes(name))
  const storageKey = columns.some(({ name }) => name === 'storage_key') ? 'storage_key' : 'null'
  const { rows } = await db.query<{ row: PersonalRow; storageKey: string | null }>(
    `select json_build_object(${shown.map(({ name }) => `'${name}', ${table}.${name}`).join(', ')}) as row,
       ${storageKey} as "storageKey"
     from ${table} where ${belongs}`,
    [customerId],
  )
  return rows.map(({ row, ...rest }) => ({ row: withOwnKeys(row, ownKeys), ...rest }))
}

function withOwnKeys(row: PersonalRow, ownKeys: PersonalTable['ownKeys'] = {}): PersonalRow {
  const shown = Object.entries(row).map(([column, value]) => {
    const keys = ownKeys[column]
    if (!keys || typeof value !== 'object' || value === null) return [column, value]
    return [column, Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)))]
  })
  return Object.fromEntries(shown)
}
