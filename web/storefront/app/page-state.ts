import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { RenderedPaths } from '../page/rendered-paths.ts'

/** Everything the browser needs to go on where the server stopped. */
export type PageState = {
  readonly locale: string
  readonly hosts: { readonly storefrontPattern: string; readonly consoleHost: string }
  /** Market time at rendering, in milliseconds. */
  readonly now: number
  readonly version: string
  readonly isDemo: boolean
  readonly rendered: RenderedPaths | null
  readonly queries: DehydratedState
  readonly router: HydrationState
}

export const stateElementId = 'page-state'

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * JSON that may stand inside a script element: no `<` can close it or open a comment, and the two
 * line separators, which old parsers took for line ends, are spelled out.
 */
export function writeState(state: unknown): string {
  return JSON.stringify(state).replace(/[<\u2028\u2029]/g, (found) => escapes[found] ?? '')
}

export function readState(text: string): PageState {
  return JSON.parse(text)
}
