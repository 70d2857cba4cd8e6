import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabasePool } from '../../../../platform/database/pool.ts'
import { type AdPart, readRows, type TakeAds } from './catalog-ad-columns-store.ts'
import {
  findKeptColumns,
  findUnsureFrom,
  type KeptColumns,
  keepColumns,
  readKeptParts,
} from './kept-columns-store.ts'
import { packParts, unpackParts } from './kept-part.ts'
import { partOfRows } from './part-of-rows.ts'

/** Keeps what was read for the next start. */
export type KeepForNextStart = () => Promise<void>

/** With more rows written since, all are read again and kept. */
const mostWrittenShare = 1 / 8
/** Then others have their turn. */
const partsAtOnce = 2

/** Hands over the rows that are wanted. Answers how to keep them where none came from what is kept. */
export type ReadCatalogAds = (use: TakeAds) => Promise<KeepForNextStart | undefined>

/**
 * All rows of the catalogue's ads, for a process that reads all of them: from the columns that are kept, and from the rows
 * what was written since. Answers how they are read, once it is known what is kept.
 */
export async function openCatalogAds(pool: DatabasePool): Promise<ReadCatalogAds> {
  const kept = await findKeptColumns(pool)
  if (!kept || kept.written > kept.ads * mostWrittenShare) return (use) => readAllRows(pool, use)
  const parts = await readKeptParts(pool, kept)
  return async (use) => {
    const isComplete = await takeKept(kept, parts, use)
    // What has been taken already is not wanted again.
    await readRows(pool, use, isComplete ? kept.unsureFrom : undefined)
    return undefined
  }
}

/** Answers whether all is there that was kept. */
async function takeKept(
  { ads: wanted, isUnchanged }: KeptColumns,
  parts: readonly Uint8Array[],
  use: TakeAds,
): Promise<boolean> {
  const unpack = unpackParts()
  let ads = 0
  for (const [place, bytes] of parts.entries()) {
    if (place % partsAtOnce === 0) await nextTurn()
    const part = unpack(bytes)
    ads += part.count
    const rows: number[] = []
    for (let row = 0; row < part.count; row += 1) {
      const entityId = part.entityIds[row] ?? 0
      const releasedId = part.releasedIds[row] ?? 0
      if (isUnchanged(entityId) && use.isWanted({ entityId, releasedId })) rows.push(row)
    }
    if (rows.length > 0) use.take(rows.length === part.count ? part : partOfRows(part, rows))
  }
  return ads === wanted
}

async function readAllRows(
  pool: DatabasePool,
  use: TakeAds,
): Promise<KeepForNextStart | undefined> {
  const unsureFrom = await findUnsureFrom(pool)
  const pack = packParts()
  const parts: Buffer[] = []
  let ads = 0
  await readRows(pool, {
    isWanted: use.isWanted,
    take: (part: AdPart) => {
      parts.push(pack(part))
      ads += part.count
      use.take(part)
    },
  })
  return ads === 0 ? undefined : () => keepColumns(pool, { unsureFrom, ads, parts })
}
