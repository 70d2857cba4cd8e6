import { buildHeader } from '#contract/build.ts'

/**
 * Pages of this storefront as HTML: fetched when a link is followed, or a moment before, when somebody
 * points at it.
 */

/** Null for what is shown by loading it: a whole application, another build, another storefront. */
export type FetchedPage = { readonly address: string; readonly page: Document } | null

const keptMs = 20_000
const keptPages = 8

type Ahead = { readonly at: number; readonly answer: Promise<FetchedPage> }
const ahead = new Map<string, Ahead>()

/** Throws where nothing answers. */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<FetchedPage> {
  const { build } = document.documentElement.dataset
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
    signal: signal ?? null,
  })
  const text = await response.text()
  const isOurs = response.headers.get(buildHeader) === build && !isElsewhere(response.url)
  if (!isOurs || !response.headers.get('content-type')?.includes('html')) return null
  const page = new DOMParser().parseFromString(text, 'text/html')
  const isIslands = page.documentElement.dataset.build === build
  return isIslands ? { address: response.url, page } : null
}

/** For a link that will probably be followed. */
export function fetchAhead(address: string): void {
  const known = ahead.get(address)
  if (known && !isOld(known)) return
  for (const oldest of [...ahead.keys()].slice(0, Math.max(0, ahead.size - keptPages))) {
    ahead.delete(oldest)
  }
  const answer = fetchPage(address)
  ahead.set(address, { at: performance.now(), answer })
  // Who follows the link asks again.
  answer.catch(() => ahead.delete(address))
}

/** What was fetched ahead, once; each page is shown as a document of its own. */
export function takeAhead(address: string): Promise<FetchedPage> | undefined {
  const known = ahead.get(address)
  ahead.delete(address)
  return known && !isOld(known) ? known.answer : undefined
}

function isOld({ at }: Ahead): boolean {
  return performance.now() - at > keptMs
}

function isElsewhere(address: string): boolean {
  return new URL(address).origin !== location.origin
}
