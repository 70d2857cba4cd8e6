import { type Import, listImports } from '../../import-graph.ts'
import { isTest, type Project } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'
import { domainOrder, layerOf, mayImport } from './layers.ts'

const webLayers = new Set(['ui', 'web api', 'storefront', 'console', 'web root'])

/** The tables of the telephone numbers of all countries: no page carries them, a form fetches them. */
const fetchedLate = 'locales/telephone/read-telephone.ts'

const nodePattern = /^node:/

/** The shape of the settings is no knowledge of the wiring; everybody on the server may name it. */
const settingsFile = 'server/config.ts'

export const importWalls: Rule = {
  name: 'import walls',
  instead:
    'Everything may know the domain, the domain knows nothing, and web and server speak only ' +
    'through the contract. Move the thing to where both may reach it, or ask through the contract.',
  check: (project) => {
    const tests = new Set(project.files.filter(isTest).map(({ path }) => path))
    const imports = listImports(project)
    const areaApis = new Set(project.files.map(({ path }) => path).filter(isAreaApi))
    const direct = imports
      .filter(({ from }) => !tests.has(from) && !from.endsWith('.d.ts'))
      .flatMap((one) => describe(one, wallBroken(one, areaApis)))
    const names = imports.flatMap((one) => describe(one, badSpecifier(one)))
    return [...direct, ...names, ...throughOthers(project, imports)]
  },
}

function describe({ from, line }: Import, what: string | undefined): Violation[] {
  return what === undefined ? [] : [{ path: from, line, what }]
}

function wallBroken(
  { from, target, specifier, isTypeOnly, isLate }: Import,
  areaApis: ReadonlySet<string>,
): string | undefined {
  const own = layerOf(from)
  if (target === undefined) return foreignPackage(own, specifier)
  const other = layerOf(target)
  if (target === fetchedLate && webLayers.has(own) && !isLate)
    return `the web fetches ${target} late`
  if (own === 'domain' && other === 'domain') return domainOrderBroken(from, target)
  if (own === 'area' && other === 'area') return areaBroken(from, target, areaApis)
  if (own === other || (isTypeOnly && target === settingsFile)) return undefined
  return mayImport[own].includes(other) ? undefined : `${own} may not import ${other} (${target})`
}

function foreignPackage(own: string, specifier: string): string | undefined {
  if (specifier.startsWith('libphonenumber-js') && own !== 'locales') {
    return `telephone numbers are read by locales/telephone/ (${specifier})`
  }
  if (own === 'domain') return `the domain imports no package (${specifier})`
  if (own === 'model') return `the model imports no package (${specifier})`
  if (own === 'contract' && !/^zod(\/|$)/.test(specifier)) {
    return `the contract imports no package but zod (${specifier})`
  }
  if (webLayers.has(own) && (nodePattern.test(specifier) || /^(pg|fastify)$/.test(specifier))) {
    return `the web cannot have ${specifier}`
  }
  return undefined
}

function domainOrderBroken(from: string, target: string): string | undefined {
  const [own, other] = [from, target].map((file) => file.split('/')[1] ?? '')
  if (own === other) return undefined
  const [ownPlace, otherPlace] = [own, other].map((name) => domainOrder.indexOf(name ?? ''))
  if (ownPlace === undefined || otherPlace === undefined || otherPlace < ownPlace) return undefined
  return `domain/${own} comes before domain/${other} and may not import it`
}

/** The one file of an area that other areas may import. */
function isAreaApi(file: string): boolean {
  return /^server\/areas\/[^/]+\/api\.ts$/.test(file)
}

function areaBroken(
  from: string,
  target: string,
  areaApis: ReadonlySet<string>,
): string | undefined {
  const [own, other] = [from, target].map((file) => file.split('/')[2])
  const api = `server/areas/${other}/api.ts`
  if (own === other || target === api) return undefined
  if (areaApis.has(api)) return `area ${own} may import ${api} alone, but not ${target}`
  return /(-store|\/routes|\/reactions)\.ts$/.test(target)
    ? `area ${own} may call use cases of ${other}, but not ${target}`
    : undefined
}

/** `#root/…` across the roots, relative inside one; and the ending is always written. */
function badSpecifier({ from, target, specifier }: Import): string | undefined {
  if (target === undefined) return undefined
  const [ownRoot, otherRoot] = [from, target].map((file) => file.split('/')[0])
  const isAcross = ownRoot !== otherRoot && from.includes('/')
  if (specifier.startsWith('.') && isAcross && target.includes('/')) {
    return `"${specifier}" leaves its root, write #${target}`
  }
  return /\.\w+(\?\w+)?$/.test(specifier) ? undefined : `"${specifier}" has no file ending`
}

/**
 * What reaches the browser by way of others: a value import chain from the web may not arrive at
 * the calendar (Temporal is not in every browser) or at a `may` (it needs facts only the server has).
 * The text filter of eight languages (31 kB) comes with the form of an ad and with no other page.
 */
function throughOthers(project: Project, imports: readonly Import[]): Violation[] {
  const values = new Map<string, string[]>()
  for (const { from, target, isTypeOnly } of imports) {
    if (target === undefined || isTypeOnly) continue
    values.set(from, [...(values.get(from) ?? []), target])
  }
  return project.files
    .filter((file) => webLayers.has(layerOf(file.path)) && !isTest(file))
    .flatMap((file) => {
      const chain = findChain(file.path, values)
      return chain === undefined
        ? []
        : [{ path: file.path, what: `reaches what it may not have: ${chain.join(' > ')}` }]
    })
}

/** Where texts are checked while they are typed. */
const formOfAnAd = 'web/storefront/screens/listing/'

function isKeptFrom(page: string, file: string): boolean {
  return (
    isServerOnly(file) || (file.startsWith('domain/free-text/') && !page.startsWith(formOfAnAd))
  )
}

function isServerOnly(file: string): boolean {
  // An instant is a plain number in milliseconds; only what reckons with days needs Temporal.
  if (file === 'domain/calendar/instant.ts') return false
  return /^domain\/calendar\/|^domain\/.*\/?may\.ts$|^server\/|^database\//.test(file)
}

/** The shortest way to something forbidden; ways through other web files are theirs to report. */
function findChain(
  start: string,
  values: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const waiting: string[][] = [[start]]
  const seen = new Set([start])
  for (const chain of waiting) {
    for (const next of values.get(chain.at(-1) ?? '') ?? []) {
      if (isKeptFrom(start, next)) return [...chain, next]
      if (seen.has(next) || webLayers.has(layerOf(next))) continue
      seen.add(next)
      waiting.push([...chain, next])
    }
  }
  return undefined
}
