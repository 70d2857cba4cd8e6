import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PagePiece, RenderedPage } from '#contract/page.ts'
import type { PageOptions } from '../page-options.ts'
import type { VisitorCalls } from './kept-options.ts'

/** Draws a page whole, as every visitor is shown it: without cookies, without anybody's rights. */

export type PageAddress = {
  /** Names the page: two addresses with one key show the same. */
  readonly key: string
  readonly locale: string
  readonly host: string
  readonly url: string
  /** Stands for all addresses of the host that lead to no page: kept although its status is 404. */
  readonly isUnknown?: boolean
}

export type DrawnPage = {
  readonly status: 200 | 404
  readonly pieces: readonly PagePiece[]
  /** What it shows; undefined when something in it was one caller's own or nobody knows what changes it. */
  readonly subjects: readonly string[] | undefined
}

/** A page that is not done by then is given up. */
export const drawMilliseconds = 15_000

/** The whole page; undefined for whatever is none with one of these statuses. */
export async function piecesOf(
  page: RenderedPage,
  { limit, statuses }: { readonly limit: AbortSignal; readonly statuses: readonly number[] },
): Promise<readonly PagePiece[] | undefined> {
  if (page.kind !== 'page') return undefined
  if (!statuses.includes(page.status)) {
    page.abort('A page that failed is drawn for its caller')
    return undefined
  }
  if (page.pieces) return page.pieces
  limit.addEventListener('abort', () => page.abort('The page took too long'), { once: true })
  const body = new PassThrough()
  page.pipe(body)
  return [{ markup: (await buffer(body)).toString() }]
}

export function bytesOf(pieces: readonly PagePiece[]): Buffer {
  return Buffer.from(pieces.map(({ markup }) => markup).join(''))
}

/** Undefined for whatever is neither a page nor the word that there is none. */
export async function drawPage(
  options: PageOptions,
  address: PageAddress,
  { calls, onError }: { readonly calls: VisitorCalls; readonly onError: (error: unknown) => void },
): Promise<DrawnPage | undefined> {
  const { render, assets } = await options.source.storefront()
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), drawMilliseconds)
  let isWhole = true
  try {
    const page = await render({
      viewer: 'visitor',
      locale: address.locale,
      url: address.url,
      hosts: options.hosts.settings,
      assets,
      transport: calls.transport,
      now: options.now(),
      version: options.source.version,
      ...(options.landingPaths && { landingPaths: options.landingPaths() }),
      isDemo: options.isDemo,
      signal: limit.signal,
      onError: (error) => {
        isWhole = false
        onError(error)
      },
    })
    if (page.kind !== 'page') return undefined
    const status = page.status === 404 ? 404 : 200
    const pieces = await piecesOf(page, { limit: limit.signal, statuses: [200, 404] })
    return pieces && { status, pieces, subjects: isWhole ? calls.subjects() : undefined }
  } finally {
    clearTimeout(timer)
  }
}
