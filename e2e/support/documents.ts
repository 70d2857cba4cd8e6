import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/**
 * Number, contract and invoice follow a sale or a verdict by a job, within a minute (rules 10); those
 * of a market just made stand before it.
 */
export const documentsWithin = { timeout: 150_000, interval: 500 } as const

/** What was downloaded; the browser is another process, whose files only it opens. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}
