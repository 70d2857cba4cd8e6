import type { Locale } from '#locales/locales.ts'
import {
  type LooseParams,
  pathTo,
  pathToLoose,
  type QueryValues,
  type RouteName,
  routeNames,
} from '#locales/paths.ts'

/**
 * The path to the login and back. What comes after it is a route of ours by name with its
 * parameters, never an address, so that no link can send a visitor elsewhere (rules 11).
 */

type Destination = {
  readonly name: RouteName
  readonly params: LooseParams
  readonly search?: URLSearchParams
}

const paramPrefix = 'p.'
const queryPrefix = 'q.'

export function loginPath(locale: Locale, destination?: Destination): string {
  return pathTo('login', locale, {}, destination ? destinationQuery(destination) : {})
}

function destinationQuery({ name, params, search }: Destination): QueryValues {
  const query: Record<string, string | number | undefined> = { next: name }
  for (const [key, value] of Object.entries(params)) query[paramPrefix + key] = value
  for (const [key, value] of search ?? []) query[queryPrefix + key] = value
  return query
}

/** The path to go to after the login, read from the login page's query; home without one. */
export function pathAfterLogin(locale: Locale, search: URLSearchParams): string {
  const name = routeNames.find((each) => each === search.get('next')) ?? 'home'
  try {
    return pathToLoose(name, locale, pick(search, paramPrefix), pick(search, queryPrefix))
  } catch {
    return pathTo('home', locale)
  }
}

function pick(search: URLSearchParams, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...search]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), value]),
  )
}
