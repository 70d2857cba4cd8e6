import { createContext, useContext } from 'react'
import { createHosts } from '#locales/hosts.ts'
import type { Locale } from '#locales/locales.ts'
import { type LooseParams, pathToLoose, type RouteName } from '#locales/paths.ts'

/** What the server tells the console with its empty page. */
export type ConsoleState = {
  readonly hosts: { readonly storefrontPattern: string; readonly consoleHost: string }
  readonly now: number
  readonly version: string
  readonly isDemo: boolean
}

const emptyState: ConsoleState = {
  hosts: { storefrontPattern: 'http://{locale}.localhost', consoleHost: 'console.localhost' },
  now: 0,
  version: '',
  isDemo: false,
}

export const ConsoleStateContext = createContext<ConsoleState>(emptyState)

export function readConsoleState(): ConsoleState {
  return JSON.parse(document.getElementById('console-state')?.textContent ?? '{}')
}

/** The address of a storefront's screen, for links out of the console. */
export function useStorefrontAddress() {
  const { hosts } = useContext(ConsoleStateContext)
  const all = createHosts(hosts)
  return (name: RouteName, locale: Locale, params: LooseParams = {}) =>
    all.origin(locale, location.host) + pathToLoose(name, locale, params)
}
