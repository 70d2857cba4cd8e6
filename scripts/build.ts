/**
 * Builds the pages, unless the last build was made from the same sources. The stamp lies beside the
 * build, so that deleting the one deletes the other.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const projectFolder = path.resolve(import.meta.dirname, '..')
const sources = [
  'web',
  'contract',
  'locales',
  'domain',
  'drawings',
  'content',
  'tools/build-web.ts',
  'tools/vite',
  'vite.config.ts',
  'package-lock.json',
]
const stampFile = path.join(projectFolder, '.build', 'sources.sha256')

/** One hash over names and contents of everything the build reads. */
export function hashSources(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of names.flatMap((name) => listFiles(path.join(folder, name))).sort()) {
    hash.update(`${path.relative(folder, file)}\0`)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  const entries = readdirSync(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

async function build(): Promise<void> {
  if (!existsSync(path.join(projectFolder, 'vite.config.ts'))) return
  const hash = hashSources(projectFolder, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  console.log('Building the pages …')
  // What a build that fails leaves is nobody's.
  rmSync(stampFile, { force: true })
  const { buildWeb } = await import('#tools/build-web.ts')
  await buildWeb()
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}

if (import.meta.main) await build()
