import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#server/platform/pages/page-assets.ts'
import { isOver, kilobytes, type Limit, reach } from '../page-files.ts'

/** What an operator's screen fetches at first. The build prints the largest and fails where one needs more than it may. */

const limit: Limit = { files: 15, scriptBytes: 200_000 }

const entry = 'web/console/entry-browser.tsx'
const texts = /virtual:console-messages\/de$/
const screenPattern = /^web\/console\/screens\/([\w-]+\/[\w-]+)\/screen\.tsx$/

/** @param folder The one with `client` in it, whose files are compressed already. */
export function checkConsoleFiles(folder: string): void {
  const client = join(folder, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, 'console-manifest.json'), 'utf8'))
  const sizeOf = (file: string) => statSync(join(client, `${file}.br`)).size
  const largest = consoleFiles(manifest, sizeOf).sort((a, b) => b.scriptBytes - a.scriptBytes)[0]
  if (!largest) throw new Error('The console has no screen')
  const line = `console, ${largest.screen}: ${largest.scripts} scripts of ${kilobytes(largest.scriptBytes)}, ${largest.styles} styles`
  process.stdout.write(`${line}\n`)
  if (isOver(largest, limit)) {
    throw new Error(`${line}; at most ${limit.files} files and ${kilobytes(limit.scriptBytes)}`)
  }
}

export function consoleFiles(manifest: Manifest, sizeOf: (file: string) => number) {
  const names = Object.keys(manifest)
  return names.flatMap((key) => {
    const screen = screenPattern.exec(key)?.[1]
    if (screen === undefined) return []
    const keys = [...reach(manifest, [entry, key, ...names.filter((name) => texts.test(name))])]
    const scripts = keys.flatMap((each) => manifest[each]?.file ?? [])
    const styles = new Set(keys.flatMap((each) => manifest[each]?.css ?? []))
    const scriptBytes = scripts.reduce((sum, file) => sum + sizeOf(file), 0)
    return [{ screen, scripts: scripts.length, styles: styles.size, scriptBytes }]
  })
}
