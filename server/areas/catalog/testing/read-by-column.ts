import type { CatalogRow } from '#domain/catalog/catalog-row.ts'
import { codedFacts, figureFacts, wordFacts } from '#domain/catalog/row-part.ts'
import { rowsOf } from '#domain/catalog/testing/row-parts.ts'
import type { CatalogSource } from '../catalog-source.ts'

/** No search asks which round it is, or for its picture. */
export function withoutRoundAndPicture(row: CatalogRow) {
  const kept: readonly string[] = [...codedFacts, ...figureFacts, ...wordFacts, 'entityId']
  return Object.fromEntries(Object.entries(row).filter(([fact]) => kept.includes(fact)))
}

export const byId = (rows: readonly CatalogRow[]) =>
  [...rows].sort((one, other) => one.entityId - other.entityId)

/** What a start loads, row by row, and the ids that it has to read besides. */
export async function readByColumn(source: CatalogSource) {
  const rows: CatalogRow[] = []
  const { others } = await source.loadAll({
    expect: () => undefined,
    take: (part) => void rows.push(...rowsOf(part)),
  })
  return { rows: byId(rows), others: [...others].sort((one, other) => one - other) }
}
