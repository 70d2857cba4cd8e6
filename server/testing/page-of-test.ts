import { Readable, type Writable } from 'node:stream'
import type { PageVisit, RenderedPage } from '#contract/page.ts'
import { defaultLocale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import type { PageSource } from '#server/platform/pages/page-source.ts'

/**
 * Pages that hold what the real ones ask for and nothing else: the answers of their calls as they come,
 * with an inline script. So tests of kept pages need no build.
 */

export type PagesOfTest = PageSource & {
  /** Addresses in the order in which they were drawn, with who they were drawn for. */
  readonly drawn: Drawn[]
  /** While it is set, no drawing ends. */
  readonly hold: (until: Promise<unknown> | null) => void
  /** How many drawings have all their answers and wait for that. */
  readonly heldCount: () => number
}

type Drawn = Pick<PageVisit, 'viewer' | 'url'> & {
  readonly landingPaths: PageVisit['landingPaths'] | undefined
}

const noAssets = {
  entryScript: '/assets/entry.js',
  entryStyles: [],
  entryPreloads: [],
  screens: {},
  parts: {},
  messages: {},
  fonts: [],
}

export function pagesOfTest(): PagesOfTest {
  const drawn: Drawn[] = []
  let held: Promise<unknown> | null = null
  let heldCount = 0
  const render = async (visit: PageVisit): Promise<RenderedPage> => {
    const { viewer, url, landingPaths } = visit
    drawn.push({ viewer, url, landingPaths })
    const calls = callsOf(url)
    const answers = await Promise.all(calls.map((path) => get(visit, path)))
    if (held) {
      heldCount += 1
      await held
      heldCount -= 1
    }
    const status =
      calls.length === 0 ? 404 : (answers.find((answer) => answer.status !== 200)?.status ?? 200)
    const html = `<!doctype html><script>history.state</script><pre>${JSON.stringify({
      now: visit.now,
      answers: answers.map(({ body }) => body),
    })}</pre>`
    return {
      kind: 'page',
      status,
      script: 'application',
      pipe: (destination) => void Readable.from([html]).pipe(destination as Writable), // The server's stream.
      abort: () => undefined,
    }
  }
  return {
    drawn,
    hold: (until) => {
      held = until
    },
    heldCount: () => heldCount,
    isDevelopment: false,
    version: 'test',
    storefront: async () => ({ render, assets: noAssets }),
    console: async () => noAssets,
    clientFolder: undefined,
  }
}

function get({ transport }: PageVisit, path: string) {
  return transport({ method: 'GET', path })
}

function callsOf(url: string): string[] {
  const { pathname, search } = new URL(url)
  const match = matchPath(defaultLocale, pathname)
  const frame = ['/api/public/settings/system_bar', '/api/public/customer/get']
  switch (match?.name) {
    case 'catalog':
    case 'search':
      return [...frame, `/api/public/catalog/search${search}`]
    case 'product':
      return [...frame, `/api/public/catalog/get/${match.params.id}`]
    case 'home':
      return [...frame, '/api/public/product/submitted-count']
    case 'about':
      return [...frame, '/api/public/market-figures']
    case 'faq':
      return [...frame, '/api/public/content/faq/de']
    case undefined:
      return []
    case 'merchantDirectory':
      return [...frame, `/api/public/merchants/get${search}`]
    case 'partner':
      // As a page does for which nobody has said what makes it void.
      return [...frame, '/api/public/product/get/empty']
    default:
      return frame
  }
}
