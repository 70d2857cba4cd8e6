import type { Transport } from './client.ts'

/**
 * The one function by which the server and the rendered storefront know each other: the server
 * hands over a visit, the storefront answers a page that can be piped into the response.
 */

/** Addresses of built files, read from the bundler's manifest. */
export type PageAssets = {
  /** Script that starts the page in the browser. */
  readonly entryScript: string
  readonly entryStyles: readonly string[]
  /** Scripts that the entry imports at once. */
  readonly entryPreloads: readonly string[]
  /** By the screen's place, for example `auction/product`. */
  readonly screens: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >
  /** Styles of what has a script of its own, by its module's place below `web/storefront`. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Texts by locale and zone of screens, `de-account`, and `de` for a page without a screen. */
  readonly messages: Readonly<Record<string, string>>
  readonly fonts: readonly string[]
  /** The small script of pages that run as islands; absent where all pages are whole applications. */
  readonly islandsScript?: string
}

/** For whom a page is loaded: everybody who is not logged in, or one person. */
export type PageViewer = 'visitor' | 'person'

export type PageVisit = {
  readonly viewer: PageViewer
  readonly locale: string
  /** The full address as the visitor typed it. */
  readonly url: string
  readonly hosts: { readonly storefrontPattern: string; readonly consoleHost: string }
  /**
   * Allows the few inline scripts of a streamed page under the content security policy. Absent from a
   * page that is sent many times, whose policy names its scripts by their hashes.
   */
  readonly nonce?: string
  readonly assets: PageAssets
  /** Calls the endpoints in this process with the visitor's own rights. */
  readonly transport: Transport
  /** Market time in milliseconds; the page counts down from it. */
  readonly now: number
  /** Names the build, so that an open page notices a newer one. */
  readonly version: string
  /** Where the operator has put the landing page for dealers, by language (spec 7.7); the table's own paths where absent. */
  readonly landingPaths?: Readonly<Record<string, string>>
  /** Shows what only a demo or a developer may see, such as the gallery of building blocks. */
  readonly isDemo: boolean
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

/** A part of a page's markup. What stands in several pages is the same object in each. */
export type PagePiece = { readonly markup: string }

/** What runs a page in the browser: the whole React application, or a small script with islands. */
export type PageScript = 'application' | 'islands'

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: number
      /** A page of islands holds no inline script that a browser would run, so it needs no nonce. */
      readonly script: PageScript
      /** The whole page, where it is there at once. */
      readonly pieces?: readonly PagePiece[]
      /** Starts writing; the destination is the server's writable stream. */
      readonly pipe: (destination: unknown) => void
      readonly abort: (reason: unknown) => void
    }

export type RenderPage = (visit: PageVisit) => Promise<RenderedPage>

/** A page whose answers are there and that is not drawn yet. */
export type LoadedPage =
  | Extract<RenderedPage, { kind: 'redirect' }>
  | {
      readonly kind: 'loaded'
      readonly draw: () => Promise<RenderedPage>
      /** Absent where a page is one person's alone, whatever it shows, and where an answer is missing. */
      readonly shared?: SharedPage | undefined
    }

/** A page that others of the same class may be sent as well, if they are told the same. */
export type SharedPage = {
  /** Names who looks, differently for two parties of the market. */
  readonly person: string
  /** The class and all answers, without what the drawn page leaves open. */
  readonly shown: string
  /** What this person has beyond it: an element that is sent behind the page. */
  readonly ownPart: () => string
  /** Draws it from `shown` alone, for everybody who is told the same; what fails in between is told to `onError`. */
  readonly draw: (onError: (error: unknown) => void) => Promise<RenderedPage>
}

export type LoadPage = (visit: PageVisit) => Promise<LoadedPage>

type AbortSignal = {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
}
