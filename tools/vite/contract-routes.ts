import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/**
 * The browser needs only method and path of each call, and where auctions stand in its answer. This
 * module computes them from the endpoint objects while building, so that no schema, and no validation
 * library, reaches a browser.
 */
const moduleId = 'virtual:contract-routes'
const resolvedId = `\0${moduleId}`

/** `virtual:contract-routes/live+site.readTime`: the routes of these groups and calls alone. */
const fewPattern = /^\0?virtual:contract-routes\/([\w.+]+)$/

export function contractRoutes(root: string): Plugin {
  return {
    name: 'cm24-contract-routes',
    resolveId: (id) => (id === moduleId || fewPattern.test(id) ? `\0${id}` : null),
    async load(id) {
      const few = fewPattern.exec(id)?.[1]
      if (id !== resolvedId && few === undefined) return null
      this.addWatchFile(join(root, 'contract/endpoints.ts'))
      return computeModule(root, few?.split('+'))
    },
    hotUpdate({ file }) {
      if (!file.startsWith(join(root, 'contract/'))) return undefined
      const changed = this.environment.moduleGraph.getModuleById(resolvedId)
      return changed ? [changed] : undefined
    },
  }
}

/** In a process of its own: the endpoint files are read afresh each time one of them changes. */
async function computeModule(root: string, few?: readonly string[]): Promise<string> {
  const program = `
    const asked = ${JSON.stringify(few ?? null)}
    import { auctionPlaces } from '#contract/auction-places.ts'
    import { routeTable } from '#contract/client.ts'
    import { endpointGroups } from '#contract/endpoints.ts'
    const few = {}
    for (const [group, call] of (asked ?? []).map((each) => each.split('.'))) {
      const calls = endpointGroups[group]
      few[group] = { ...few[group], ...(call ? { [call]: calls[call] } : calls) }
    }
    const tables = asked
      ? { routes: routeTable(few) }
      : { routes: routeTable(endpointGroups), auctionPlaces: auctionPlaces(endpointGroups) }
    for (const [name, table] of Object.entries(tables)) {
      console.log('export const ' + name + ' = ' + JSON.stringify(table))
    }`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  )
  return stdout
}
