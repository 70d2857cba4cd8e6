import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './launcher.mjs'

const quietMs = 150

/** Watches some folders of the project; a burst of changes (a checkout, a formatter) counts once. */
export function watchSources(folders) {
  let waiting = []
  let timer
  const announce = () => {
    const resolved = waiting
    waiting = []
    for (const resolve of resolved) resolve()
  }
  for (const folder of folders) {
    const absolute = path.join(projectFolder, folder)
    if (!existsSync(absolute)) continue
    watch(absolute, { recursive: true }, (_, name) => {
      if (name === null || /\.test\.|\.generated\.|~$|\.swp$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(announce, quietMs)
    })
  }
  return { nextChange: () => new Promise((resolve) => waiting.push(resolve)) }
}
