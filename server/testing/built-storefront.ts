import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { builtPages, type PageSource } from '#server/platform/pages/page-source.ts'
import { buildWeb } from '#tools/build-web.ts'

const pollMs = 200

/** A build shares the machine with all other tests, and may wait for another file's. */
export const buildPatienceMs = 540_000

/**
 * The pages as production has them, built once for all tests of a run: whichever of them comes first builds, the others
 * wait. `os.tmpdir()` is the run's own folder, with which the build goes.
 */
export async function builtStorefront(): Promise<PageSource> {
  const folder = join(tmpdir(), 'cm24-built-storefront')
  const isOver = join(folder, 'is-over')
  if (isFirst(folder)) {
    try {
      await buildWeb(folder, 'quick')
    } finally {
      writeFileSync(isOver, '')
    }
  }
  while (!existsSync(isOver)) await wait(pollMs)
  return builtPages(folder)
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
