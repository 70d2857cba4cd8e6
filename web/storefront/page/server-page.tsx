import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react'
import type { Catalogue } from '#web/language/texts.ts'

/**
 * What only one side knows while rendering. On the server: the inline state and the nonce; in the
 * browser: the same state as it was read, so that both render the same document.
 */
export type ServerPage = {
  readonly stateText: string
  readonly nonce: string | undefined
  /** Drawn for a class of people; what is one person's own is left open in it. */
  readonly isOfClass: boolean
  /** Style sheets and scripts of the shown screen, announced on the server only. */
  readonly announce: () => void
  /** Of a part with a script of its own; nothing in the browser, where they come with that script. */
  readonly stylesOf: (part: string) => readonly string[]
  /** Only while the server renders a page of islands; a whole application has none. */
  readonly islands?: IslandRendering
}

export type IslandRendering = {
  readonly build: string
  /** All texts of the page's language; an island takes along those that it names. */
  readonly texts: Catalogue
  /** What search engines read of the page (schema.org), one text of JSON each, fit for a script element. */
  readonly structuredData: readonly string[]
  /** A tree of its own, whose ids begin with the prefix. */
  readonly renderToText: (island: ReactNode, identifierPrefix: string) => string
  /**
   * Markup of, or for, a part that many pages show the same, see `useKeptChildren`. Absent where parts are drawn for
   * the page.
   */
  readonly markupOf?: (part: ReactElement, identifierPrefix: string) => string
}

export const ServerPageContext = createContext<ServerPage>({
  stateText: '',
  nonce: undefined,
  isOfClass: false,
  announce: () => undefined,
  stylesOf: () => [],
})

export function useServerPage(): ServerPage {
  return useContext(ServerPageContext)
}

/**
 * Whether it is known who looks at the page. On a page that was drawn for a class of people it is not until the page
 * lives: until then name, counts and hearts are left open, and neither shows anything that may be wrong.
 */
export function useIsOwnKnown(): boolean {
  const { isOfClass } = useServerPage()
  return useSyncExternalStore(
    never,
    () => true,
    () => !isOfClass,
  )
}

function never(): () => void {
  return () => undefined
}

/** Whether the page is one of islands: what needs a script there is done by `page-script/`. */
export function useIsIslands(): boolean {
  return useServerPage().islands !== undefined
}
