import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#server/platform/pages/page-assets.ts'
import { kilobytes, reach } from './page-files.ts'

/**
 * What a visitor's browser fetches of script for a page of islands: at load, and once an island is used. The
 * build fails where either is more than it may be.
 */

export type IslandFiles = { readonly loadBytes: number; readonly usedBytes: number }

const limits: IslandFiles = { loadBytes: 10_000, usedBytes: 85_000 }

const entry = 'web/storefront/entry-islands.ts'
const hydration = 'web/storefront/islands/hydrate-island.tsx'

/** @param folder The one with `client` in it, whose files are compressed already. */
export function checkIslandFiles(folder: string): void {
  const client = join(folder, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, 'islands-manifest.json'), 'utf8'))
  const found = islandFiles(manifest, (file) => statSync(join(client, `${file}.br`)).size)
  const line = `islands: ${kilobytes(found.loadBytes)} at load, at most ${kilobytes(found.usedBytes)} once one is used`
  process.stdout.write(`${line}\n`)
  if (found.loadBytes > limits.loadBytes || found.usedBytes > limits.usedBytes) {
    throw new Error(
      `${line}; the limits are ${kilobytes(limits.loadBytes)} and ${kilobytes(limits.usedBytes)}`,
    )
  }
}

/** With the largest of the islands. */
export function islandFiles(manifest: Manifest, sizeOf: (file: string) => number): IslandFiles {
  const bytesOf = (keys: readonly string[]) =>
    [...reach(manifest, keys)]
      .flatMap((key) => manifest[key]?.file ?? [])
      .reduce((sum, file) => sum + sizeOf(file), 0)
  const islands = Object.keys(manifest).filter((key) => key.endsWith('.tsx') && key !== hydration)
  return {
    loadBytes: bytesOf([entry]),
    usedBytes: Math.max(0, ...islands.map((island) => bytesOf([entry, hydration, island]))),
  }
}
