import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { killProcessesOf, processesOf, remainingProcesses } from './processes.ts'

export type TemporaryFolder = {
  readonly path: string
  readonly remove: () => void
  /** Ends first whatever a test has left running there. */
  readonly endAndRemove: () => Promise<void>
}

const prefix = 'cm24-temporary-'
const abandonedMs = 60 * 60 * 1000
const endPatienceMs = 15_000

/** A data folder for one test; PostgreSQL may run as another user, who has to pass through. */
export function temporaryDataFolder(purpose: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${purpose}-`))
  chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return {
    path: folder,
    remove,
    endAndRemove: async () => {
      killProcessesOf(folder)
      await remainingProcesses(folder, { patienceMs: endPatienceMs })
      remove()
    },
  }
}

/** A run that was cut short cannot clean up; a later one does, when nobody works there any more. */
export function removeAbandonedFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    if (!name.startsWith(prefix)) continue
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changedAt < abandonedMs) continue
    if (processesOf(folder).length === 0) rmSync(folder, { recursive: true, force: true })
  }
}
