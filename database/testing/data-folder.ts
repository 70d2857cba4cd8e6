import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type TemporaryFolder = { readonly path: string; remove(): void }

/** A data folder for one test; PostgreSQL may run as another user, who has to pass through. */
export function temporaryDataFolder(purpose: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `cm24-${purpose}-`))
  chmodSync(folder, 0o711)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
