import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { LanguagePaths } from '#locales/path-row.ts'
import type { RenderedPaths } from '../page/rendered-paths.ts'

/** Everything the browser needs to go on where the server stopped. */
export type PageState = {
  readonly locale: string
  readonly hosts: { readonly storefrontPattern: string; readonly consoleHost: string }
  /** Market time at rendering, in milliseconds. */
  readonly now: number
  readonly version: string
  readonly isDemo: boolean
  /** Of the shown screen (`contract/page-zones.ts`); absent where no screen is shown. */
  readonly zone?: string
  readonly rendered: RenderedPaths | null
  /** Of this language, where the operator has moved a page. */
  readonly moved: LanguagePaths
  /** Drawn for a class of people: what is one's own comes behind the page (own-part.ts). */
  readonly isOfClass: boolean
  readonly queries: DehydratedState
  readonly router: HydrationState
}

export const stateElementId = 'page-state'

export function readState(text: string): PageState {
  return JSON.parse(text)
}

/**
 * The answers that came with the page, as read now: a page that is sent from memory holds what was true when it was
 * sent, however long ago it was drawn. So none of them is asked for again.
 */
export function readNow(queries: DehydratedState, now: number): DehydratedState {
  return {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: now },
    })),
  }
}
