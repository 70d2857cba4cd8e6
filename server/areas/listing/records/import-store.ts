import type {
  ImportedAnswer,
  ImportFailure,
  ImportSource,
  ImportWarning,
} from '#domain/listing/importing/imported-answers.ts'
import type { AttributeValue, VehicleValues } from '#domain/vehicle/values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { seal, unseal } from '../../../platform/secrets/keys.ts'

/** The only SQL for what is fetched from outside for an ad, and for the answers that came so. */

export type StoredImport = {
  readonly importId: string
  readonly listingId: number
  readonly source: ImportSource
  readonly state: 'running' | 'found' | 'taken' | 'failed'
  readonly percent: number
  readonly failure: ImportFailure | null
  readonly found: VehicleValues | null
  readonly vehicle: string
  /** Keys of pictures that lie in the image store. */
  readonly pictures: readonly string[]
  readonly warning: ImportWarning | null
  readonly startedAt: Date
  /** What the owner typed. */
  readonly asked: string
}

const columns = `import_id as "importId", listing_id as "listingId", source, state, percent, failure,
  found, vehicle, pictures, warning, started_at as "startedAt", sealed_asked as "sealedAsked"`

type Row = Omit<StoredImport, 'asked'> & { readonly sealedAsked: Buffer }

export async function insertImport(
  db: Queryable,
  started: Pick<StoredImport, 'importId' | 'listingId' | 'source' | 'startedAt' | 'asked'>,
  key: Buffer,
): Promise<void> {
  const { importId, listingId, source, asked, startedAt } = started
  await db.query(
    `insert into ad_imports (import_id, listing_id, source, sealed_asked, started_at)
     values ($1, $2, $3, $4, $5)`,
    [importId, listingId, source, seal(asked, key), startedAt],
  )
}

export async function findImport(
  db: Queryable,
  importId: string,
  key: Buffer,
): Promise<StoredImport | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from ad_imports where import_id = $1`, [
    importId,
  ])
  return rows[0] && opened(rows[0], key)
}

export async function findNewestImport(
  db: Queryable,
  listingId: number,
  key: Buffer,
): Promise<StoredImport | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columns} from ad_imports where listing_id = $1 order by started_at desc limit 1`,
    [listingId],
  )
  return rows[0] && opened(rows[0], key)
}

function opened({ sealedAsked, ...row }: Row, key: Buffer): StoredImport {
  return { ...row, asked: unseal(sealedAsked, key) }
}

export async function saveProgress(
  db: Queryable,
  importId: string,
  percent: number,
): Promise<void> {
  await db.query(
    `update ad_imports set percent = greatest(percent, $2)
     where import_id = $1 and state = 'running'`,
    [importId, percent],
  )
}

/** What came of it. A job that runs twice finds nothing left to say. */
export async function settleImport(
  db: Queryable,
  importId: string,
  outcome:
    | { readonly failure: ImportFailure }
    | (Pick<StoredImport, 'vehicle' | 'warning' | 'pictures'> & { readonly found: VehicleValues }),
): Promise<void> {
  const isFound = 'found' in outcome
  await db.query(
    `update ad_imports set state = $2, failure = $3, found = $4, vehicle = $5, warning = $6,
       pictures = $7, percent = 100
     where import_id = $1 and state = 'running'`,
    [
      ...[importId, isFound ? 'found' : 'failed', isFound ? null : outcome.failure],
      ...[isFound ? JSON.stringify(outcome.found) : null, isFound ? outcome.vehicle : ''],
      ...[isFound ? outcome.warning : null, JSON.stringify(isFound ? outcome.pictures : [])],
    ],
  )
}

export async function saveTaken(db: Queryable, importId: string): Promise<void> {
  await db.query(`update ad_imports set state = 'taken' where import_id = $1`, [importId])
}

export async function listImportedAnswers(
  db: Queryable,
  listingId: number,
): Promise<ImportedAnswer[]> {
  const { rows } = await db.query<ImportedAnswer>(
    `select attribute_code as "attributeCode", value, source,
       confirmed_at is not null as "isConfirmed"
     from imported_answers where listing_id = $1`,
    [listingId],
  )
  return rows
}

export async function saveImportedAnswers(
  db: Queryable,
  imported: {
    readonly listingId: number
    readonly values: Readonly<Record<string, AttributeValue>>
    readonly source: ImportSource
    readonly importedAt: Date
  },
): Promise<void> {
  await db.query(
    `insert into imported_answers (listing_id, attribute_code, value, source, imported_at)
     select $1, key, value, $3, $4 from jsonb_each($2)
     on conflict (listing_id, attribute_code) do update set value = excluded.value,
       source = excluded.source, imported_at = excluded.imported_at, confirmed_at = null`,
    [imported.listingId, JSON.stringify(imported.values), imported.source, imported.importedAt],
  )
}

export async function confirmImportedAnswers(
  db: Queryable,
  confirmed: {
    readonly listingId: number
    readonly attributeCodes: readonly string[]
    readonly confirmedAt: Date
  },
): Promise<void> {
  await db.query(
    `update imported_answers set confirmed_at = $3
     where listing_id = $1 and attribute_code = any($2) and confirmed_at is null`,
    [confirmed.listingId, confirmed.attributeCodes, confirmed.confirmedAt],
  )
}
