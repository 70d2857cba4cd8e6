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

export function readState(text: string): PageState {
  return JSON.parse(text)
}
