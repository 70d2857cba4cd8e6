/**
 * One temporary folder for a whole test run, which goes with it. `os.tmpdir()` is that folder in
 * every test, and by TMPDIR for every browser and server that a test starts, so no test has to
 * remove what it made there.
 */
import { removeAbandonedFolders, temporaryDataFolder } from './data-folder.ts'

export function setup(): () => void {
  removeAbandonedFolders()
  const outer = process.env.TMPDIR
  const folder = temporaryDataFolder('run')
  process.env.TMPDIR = folder.path
  return () => {
    if (outer === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outer
    folder.remove()
  }
}
