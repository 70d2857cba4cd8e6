import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SharedPage } from '#contract/page.ts'
import { bytesOf, drawMilliseconds, piecesOf } from './draw-page.ts'
import { keptPolicy } from './kept-policy.ts'
import { createPageStore } from './page-store.ts'
import { type GzipBeginning, gzipBeginning } from './spliced-gzip.ts'

/**
 * Pages of those who are logged in, kept by what they show: whoever asks is asked for first, with their own rights, and
 * is sent the kept page if it shows exactly what they were told. What was told to one alone is never kept:
 * a page is kept once two parties of the market were told the same (docs/decisions/0105).
 */

export type SharedPages = {
  /** Undefined: it is drawn for this person alone. Never rejects. */
  readonly take: (address: string, page: SharedPage) => Promise<KeptSharedPage | undefined>
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

export type KeptSharedPage = {
  readonly html: GzipBeginning
  readonly policy: string
  readonly drawnAt: number
  readonly bytes: () => number
}

/** Countdowns stand in it as they were when it was drawn, until the page lives. */
const freshMs = 5_000
/** Addresses with what they showed, and to whom. */
const askersKept = 20_000
const several = 'several'

export function createSharedPages(options: {
  readonly maxBytes: number
  readonly log: Logger
}): SharedPages {
  const store = createPageStore<KeptSharedPage>(options.maxBytes)
  const flights = new Map<string, Promise<KeptSharedPage | undefined>>()
  const askers = new Map<string, string>()

  /** Whether somebody else was told the same before. */
  function isSharedBy(name: string, person: string): boolean {
    const before = askers.get(name)
    const now = before === undefined || before === person ? person : several
    askers.delete(name)
    askers.set(name, now)
    for (const [oldest] of askers) {
      if (askers.size <= askersKept) break
      askers.delete(oldest)
    }
    return now === several
  }

  function drawOnce(name: string, page: SharedPage): Promise<KeptSharedPage | undefined> {
    const flight = flights.get(name)
    if (flight) return flight
    const drawn = draw(page)
      .then((kept) => {
        if (kept) store.put(name, kept)
        return kept
      })
      .catch((err: unknown) => {
        options.log.error({ err }, 'page failed')
        return undefined
      })
      .finally(() => flights.delete(name))
    flights.set(name, drawn)
    return drawn
  }

  return {
    take: async (address, page) => {
      const name = `${address} ${createHash('sha256').update(page.shown).digest('base64url')}`
      if (!isSharedBy(name, page.person)) return undefined
      const kept = store.find(name)
      if (kept && performance.now() - kept.drawnAt < freshMs) return kept
      return drawOnce(name, page)
    },
    size: () => ({ pages: store.size(), bytes: store.bytes() }),
  }
}

async function draw(shared: SharedPage): Promise<KeptSharedPage | undefined> {
  const drawnAt = performance.now()
  let isWhole = true
  const page = await shared.draw(() => {
    isWhole = false
  })
  const limit = AbortSignal.timeout(drawMilliseconds)
  const pieces = await piecesOf(page, { limit, statuses: [200] })
  if (pieces === undefined || !isWhole) return undefined
  const html = await gzipBeginning(bytesOf(pieces))
  return { html, policy: keptPolicy(pieces), drawnAt, bytes: () => html.deflated.length }
}
