import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '#contract/client.ts'
import type { PageVisit } from '#contract/page.ts'
import type { DrawingLimits } from './limit-drawing.ts'
import type { PageSource } from './page-source.ts'

/** Which storefront a host is; structurally what `createHosts` of the locales gives. */
export type PageHosts = {
  readonly settings: { readonly storefrontPattern: string; readonly consoleHost: string }
  readonly resolve: (
    hostHeader: string | undefined,
  ) => { kind: 'storefront'; locale: string } | { kind: 'console' } | { kind: 'unknown' }
  readonly consoleOrigin: (hostHeader?: string) => string
}

export type PageOptions = {
  readonly source: PageSource
  readonly hosts: PageHosts
  /** Where visitors of unknown hosts are sent: the same path on the default storefront. */
  readonly fallbackAddress: (hostHeader: string | undefined, path: string) => string
  /** Calls in this process with the rights of whoever asks for the page. */
  readonly transportFor: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Transport | Promise<Transport>
  /**
   * Where a path has moved for good, or which storefront has it where this one does not: a path, or an address with its
   * host. Nothing for all others.
   */
  readonly movedTo: (
    locale: string,
    path: string,
    hostHeader: string | undefined,
  ) => string | undefined
  /** Hears of moved addresses before a page is looked for; never rejects. */
  readonly readAddresses?: () => Promise<void>
  /** For the pages, whose table of paths is their own. */
  readonly landingPaths?: () => NonNullable<PageVisit['landingPaths']>
  /** Where an address with a partner's code in its query leads; nothing for codes that no partner can have. */
  readonly referralPath?: (locale: string, code: string) => string | undefined
  /** Market time in milliseconds. */
  readonly now: () => number
  /** Hears of each page of a storefront that somebody was shown, also from their browser's own cache. */
  readonly notePage?: (request: FastifyRequest, shown: { locale: string; path: string }) => void
  readonly isDemo: boolean
  readonly isSecure: boolean
  /** Absent in a demo, where everybody comes from one address. */
  readonly drawings?: DrawingLimits
}
