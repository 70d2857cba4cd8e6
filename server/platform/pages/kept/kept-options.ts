import type { Logger } from 'pino'
import type { Transport } from '#contract/client.ts'
import type { PageViewer } from '#contract/page.ts'
import type { ChangeReader } from './changes/change-reader.ts'
import type { Revisions } from './changes/revisions.ts'

/** What the pages of visitors are kept by; the tables behind it are the market's (server/page-topics.ts). */
export type KeptOptions = {
  /**
   * The query in its one form (`canonicalQuery`), undefined for an address whose page is not kept.
   * `search` begins with a question mark or is empty. Whoever is logged in may be shown more by it than a visitor.
   */
  readonly canonicalSearch: (
    locale: string,
    path: string,
    search: string,
    reader: PageViewer,
  ) => string | undefined
  /** Whether no page of the storefront has this path, whoever asks. */
  readonly isUnknown: (locale: string, path: string) => boolean
  /** Cookies of ours that no page reads. Whoever brings another one is drawn a page of their own. */
  readonly harmlessCookies: ReadonlySet<string>
  /** Calls with nobody's rights, in this language; they remember what they were asked for. */
  readonly visitorCalls: (locale: string, host: string) => VisitorCalls
  /** Told the market's time before each page: some pages are void when a day begins. */
  readonly noticeTime: (marketNow: number) => void
  readonly changes: ChangeReader
  readonly revisions: Revisions
  readonly maxBytes: number
  /** Of pages of those who are logged in. */
  readonly maxSharedBytes: number
  readonly log: Logger
}

export type VisitorCalls = {
  readonly transport: Transport
  /** What all answers so far depend on; undefined when that is not known, or an answer was personal. */
  readonly subjects: () => readonly string[] | undefined
}
