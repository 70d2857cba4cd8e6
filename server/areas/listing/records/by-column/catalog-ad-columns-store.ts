import { type AdFacts, requiredFacts } from '#domain/catalog/row-of-listing.ts'
import {
  type CodedFact,
  codedFacts,
  type FigureFact,
  figureFacts,
  type RowPart,
  wordFacts,
} from '#domain/catalog/row-part.ts'
import {
  bigintAt,
  booleanAt,
  instantAt,
  integerAt,
  textAt,
  textsAt,
} from '../../../../platform/database/columns/binary-values.ts'
import {
  CodedReader,
  type ColumnReader,
  FigureReader,
  readColumns,
  WordListReader,
} from '../../../../platform/database/columns/column-readers.ts'
import { copyOut } from '../../../../platform/database/columns/copy-out.ts'
import type { DatabasePool } from '../../../../platform/database/pool.ts'
import { columnOf, columnTypes, form } from './catalog-ad-form.ts'

/** The rows of the catalogue's ads by columns, for a process that reads all of them. */

/** What no round of the ad has a part in. */
export type AdPart = Pick<RowPart, 'count' | 'entityIds' | 'words'> & {
  readonly coded: Omit<RowPart['coded'], 'status' | 'light'>
  readonly figures: Pick<RowPart['figures'], FigureFact & (keyof AdFacts | CountFact)>
  /** The rounds that were released last, and when. */
  readonly releasedIds: Float64Array
  readonly publishedAt: Float64Array
}

/** Whose row comes next, and of which of its rounds the release is known. */
export type AdHead = { readonly entityId: number; readonly releasedId: number | null }

const countColumns = { damageCount: 'damage_count', documentCount: 'document_count' } as const
type CountFact = keyof typeof countColumns

const rowsAtOnce = 1024
const headBytes = 4
const nullLength = -1

/** A transaction of the database, by its number: later ones have larger numbers. */
export type TransactionId = bigint

/** A condition of SQL: the row was written by this transaction or a later one. Frozen rows are older than any. */
export const isWrittenFrom = (transactionId: TransactionId) =>
  `age(catalog_ads.xmin) <= age('${transactionId}'::xid8::xid)`

export type TakeAds = {
  /** Asked once for each ad. */
  readonly isWanted: (ad: AdHead) => boolean
  /** A part is read over once it has been taken. */
  readonly take: (part: AdPart) => void
}

/** Only those that are wanted, in no order: all of them, or what a transaction or a later one wrote. */
export async function readRows(
  pool: DatabasePool,
  use: TakeAds,
  writtenFrom?: TransactionId,
): Promise<void> {
  const publishedAt = new FigureReader(instantAt)
  const { readers, columns, partOf } = factReaders()
  const entityIds = new Float64Array(rowsAtOnce)
  const releasedIds = new Float64Array(rowsAtOnce)
  let count = 0
  const flush = () => {
    use.take({ ...partOf(), count, entityIds, releasedIds, publishedAt: publishedAt.values })
    count = 0
    for (const reader of [publishedAt, ...readers]) reader.rewind()
  }
  const select = `select listing_id, case when published_at is not null then auction_id end, published_at, ${columns}
    from catalog_ads where form = ${form}
      ${writtenFrom === undefined ? '' : `and ${isWrittenFrom(writtenFrom)}`}`
  const all = [publishedAt, ...readers]
  await copyOut(pool, select, (bytes, start) => {
    const idAt = start + headBytes
    const entityId = bigintAt(bytes, idAt)
    const releasedAt = idAt + 8
    const isReleased = integerAt(bytes, releasedAt) !== nullLength
    const releasedId = isReleased ? bigintAt(bytes, releasedAt + headBytes) : null
    if (!use.isWanted({ entityId, releasedId })) return
    entityIds[count] = entityId
    releasedIds[count] = releasedId ?? Number.NaN
    readColumns(all, bytes, releasedAt + headBytes + (isReleased ? 8 : 0))
    count += 1
    if (count === rowsAtOnce) flush()
  })
  if (count > 0) flush()
}

/** A reader for each fact, their columns in the same order, and the part that they have read. */
function factReaders() {
  const coded = new Map<CodedFact, CodedReader<unknown>>()
  const figures = new Map<string, FigureReader>()
  const words = new Map<string, WordListReader>()
  const columns: string[] = []
  const readers: ColumnReader[] = []
  const add = <Reader extends ColumnReader>(column: string, reader: Reader): Reader => {
    columns.push(column)
    readers.push(reader)
    return reader
  }
  const isRequired = (fact: string) => requiredFacts.some((required) => required === fact)
  for (const fact of codedFacts) {
    if (fact === 'status' || fact === 'light') continue
    const reader = new CodedReader<unknown>(
      decoders[columnTypes[fact]],
      isRequired(fact) ? 0 : null,
    )
    coded.set(fact, add(columnOf(fact), reader))
  }
  for (const fact of figureFacts) {
    if (!(fact in columnTypes || fact in countColumns)) continue
    const reader = new FigureReader(integerAt, isRequired(fact) ? 0 : Number.NaN)
    figures.set(fact, add(columnOf(fact), reader))
  }
  for (const fact of wordFacts) words.set(fact, add(columnOf(fact), new WordListReader()))
  /** The arrays of now: readers make larger ones where there are more values. */
  const partOf = () =>
    ({
      coded: Object.fromEntries(
        [...coded].map(([fact, { numbers, values }]) => [fact, { numbers, values }]),
      ),
      figures: Object.fromEntries([...figures].map(([fact, { values }]) => [fact, values])),
      words: Object.fromEntries(
        [...words].map(([fact, { ends, numbers, values }]) => [fact, { ends, numbers, values }]),
      ),
      // Each fact is read by its column's type, and each has a reader.
    }) as unknown as Pick<AdPart, 'coded' | 'figures' | 'words'>
  return { readers, columns: columns.join(', '), partOf }
}

const decoders = {
  text: textAt,
  'text[]': textsAt,
  int: integerAt,
  boolean: booleanAt,
} satisfies Record<string, (bytes: Uint8Array, at: number, length: number) => unknown>
