import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

/** A demo makes its own and keeps it. Throws `StartRefused` outside of one, so that nobody goes live with a known key. */
export function demoSecret({ isDemo, dataDir }: { isDemo: boolean; dataDir: string }): string {
  if (!isDemo) throw new StartRefused('APP_SECRET is missing: set at least 32 random characters')
  const file = join(dataDir, 'demo-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
