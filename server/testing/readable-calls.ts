import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { endpointGroups } from '#contract/endpoints.ts'

/**
 * Every call of the contract that only reads, with each of the given values in its path. A parameter
 * nobody gave values for stops the test, so that a new call cannot slip by.
 */

export type PathValues = Readonly<Record<string, readonly (string | number)[]>>

/** The demo shows its mailbox and its accounts to everybody on purpose (rules 14). */
const openGroups = ['demo', 'demoLogin']
/** Read through the streams. */
const leftOut = ['live.stream']

export function allEndpoints(): {
  readonly name: string
  readonly declared: EndpointDeclaration
}[] {
  return Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, EndpointDeclaration>).map(([name, declared]) => ({
      name: `${group}.${name}`,
      declared,
    })),
  )
}

export function readablePaths(values: PathValues): string[] {
  return allEndpoints()
    .filter(({ name, declared }) => {
      const isOpen = openGroups.includes(name.split('.')[0] ?? '')
      return declared.method === 'GET' && !isOpen && !leftOut.includes(name)
    })
    .flatMap(({ declared }) => filledPaths(declared.path, values))
}

export function filledPaths(pattern: string, values: PathValues): string[] {
  const name = /\{(\w+)\}/.exec(pattern)?.[1]
  if (name === undefined) return [pattern]
  const known = values[name]
  if (!known) throw new Error(`${pattern}: nobody says what {${name}} may be`)
  return known.flatMap((value) => filledPaths(pattern.replace(`{${name}}`, String(value)), values))
}
