import { createContext, type RouterContextProvider } from 'react-router'
import type { Format } from '#locales/format.ts'
import type { Hosts } from '#locales/hosts.ts'
import type { Locale } from '#locales/locales.ts'
import type { Api } from '#web/api/api.tsx'
import type { Texts } from '#web/language/texts.ts'
import type { RenderedPaths } from './rendered-paths.ts'

/**
 * What loaders and screens share for the length of a page: the visitor's language with its texts
 * and figures, and the one way to data. The server makes one for each request, the browser one.
 */
export type PageContext = {
  readonly locale: Locale
  readonly api: Api
  readonly texts: Texts
  readonly format: Format
  readonly hosts: Hosts
  /** The origin of this storefront with its port. */
  readonly origin: string
  readonly isDemo: boolean
  /** The screen that the server rendered, in all storefronts; null where it was none. */
  readonly rendered: RenderedPaths | null
}

/** Where the router hands the page's context to the loaders. */
export const pageContextKey = createContext<PageContext>()

export function pageContextOf(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContextKey)
}
