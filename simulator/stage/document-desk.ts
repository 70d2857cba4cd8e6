import { temporaryDataFolder } from '#database/testing/data-folder.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { createDocumentWriter, type PrintedSheet } from '#server/testing/document-writer.ts'

/**
 * Where the documents of sales are written: the job's own code, but for the setting of the type. Its
 * statements are not staged; what it writes depends on the clock alone.
 */
export type DocumentDesk = {
  readonly write: (now: number) => Promise<void>
  /** When it ran, oldest first. */
  readonly looks: readonly number[]
  readonly sheets: readonly PrintedSheet[]
  readonly close: () => void
}

export async function openDocumentDesk(pool: DatabasePool): Promise<DocumentDesk> {
  const folder = temporaryDataFolder('documents')
  const looks: number[] = []
  const sheets: PrintedSheet[] = []
  const writeOne = await createDocumentWriter({
    pool,
    folder: folder.path,
    printed: (sheet) => sheets.push(sheet),
  })
  return {
    looks,
    sheets,
    write: async (now) => {
      const { rows } = await pool.query<{ orderId: number }>(
        'select order_id as "orderId" from orders order by order_id',
      )
      for (const { orderId } of rows) await writeOne({ orderId })
      looks.push(now)
    },
    close: () => folder.remove(),
  }
}
