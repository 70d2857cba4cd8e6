import type { PageOptions } from '../page-options.ts'
import type { ChangeReader } from './changes/change-reader.ts'
import { type DrawnPage, drawPage, type PageAddress } from './draw-page.ts'
import { createDrawings } from './drawings-under-way.ts'
import type { KeptOptions } from './kept-options.ts'
import { type KeptPage, keptPageOf } from './kept-page.ts'
import { createPageStore } from './page-store.ts'
import { createSharedPages, type SharedPages } from './shared-pages.ts'

/**
 * The pages of visitors, drawn once and sent until something that they show has changed. However many
 * ask for a page that is not there, it is drawn once; a drawing that began before a change is sent to
 * those alone who asked before it, and not kept.
 */

export type TakenPage = {
  readonly page: KeptPage
  /** Seconds since it was last known to be right; null while it is. */
  readonly outdatedSeconds: number | null
}

export type KeptPages = Pick<KeptOptions, 'canonicalSearch' | 'isUnknown' | 'harmlessCookies'> & {
  /**
   * Undefined: what stands there is drawn for whoever asks. Rejects by `limit` alone, which is asked before a page is drawn
   * for this caller; what is kept, or drawn already for somebody else, needs no leave.
   */
  readonly take: (
    address: PageAddress,
    limit?: () => Promise<void>,
  ) => TakenPage | Promise<TakenPage | undefined>
  /** Of those who are logged in. */
  readonly shared: SharedPages
  /** A body in another form has been made. */
  readonly measure: (address: PageAddress) => void
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

/** A drawing that takes longer may wait for a database that does not answer. */
const suspiciousMs = 1000

export function createKeptPages(options: PageOptions, kept: KeptOptions): KeptPages {
  const { changes, revisions } = kept
  const store = createPageStore<KeptPage>(kept.maxBytes)
  const drawOnce = createDrawings<KeptPage | undefined>(revisions.current)
  const isCurrent = ({ subjects, revision }: KeptPage) => revisions.isCurrent(subjects, revision)
  const take: KeptPages['take'] = (address, limit) => {
    kept.noticeTime(options.now())
    const page = store.find(address.key)
    if (page && changes.isFresh() && isCurrent(page)) return current(page, address)
    return takeSlowly(address, limit)
  }

  function current(page: KeptPage, { key }: PageAddress): TakenPage {
    page.knownAt = changes.knownAt()
    compressAgain(page, () => store.measure(key), kept.log)
    return { page, outdatedSeconds: null }
  }

  async function takeSlowly(
    address: PageAddress,
    limit?: () => Promise<void>,
  ): Promise<TakenPage | undefined> {
    const isKnown = await changes.refresh()
    const page = store.find(address.key)
    if (!isKnown) return page && outdated(page)
    if (page && isCurrent(page)) return current(page, address)
    const drawing = drawOnce(address.key, async (revision) => {
      await limit?.()
      return draw(address, revision)
    })
    if (page && (await hangs(drawing, changes))) return outdated(page)
    const drawn = await drawing
    return drawn && { page: drawn, outdatedSeconds: null }
  }

  async function draw(address: PageAddress, revision: number): Promise<KeptPage | undefined> {
    const knownAt = changes.knownAt()
    const calls = kept.visitorCalls(address.locale, address.host)
    const onError = (err: unknown) => kept.log.error({ err }, 'page failed')
    let drawn: DrawnPage | undefined
    try {
      drawn = await drawPage(options, address, { calls, onError })
      if (drawn?.subjects === undefined) return undefined
      const { status, subjects } = drawn
      const page = keptPageOf(drawn.pieces, { status, subjects, revision, knownAt })
      if (isWorthKeeping(page, address) && isCurrent(page)) store.put(address.key, page)
      return page
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  return {
    canonicalSearch: kept.canonicalSearch,
    isUnknown: kept.isUnknown,
    harmlessCookies: kept.harmlessCookies,
    take,
    shared: createSharedPages({ maxBytes: kept.maxSharedBytes, log: kept.log }),
    measure: ({ key }) => store.measure(key),
    size: () => ({ pages: store.size(), bytes: store.bytes() }),
  }
}

/** Somebody asked for it once more. */
function compressAgain(page: KeptPage, measure: () => void, log: KeptOptions['log']): void {
  const failed = (err: unknown) => log.error({ err }, 'page stays as it is compressed')
  void page.compressAgain()?.then(measure, failed)
}

/** There are as many vehicles that do not exist as numbers. */
function isWorthKeeping({ status }: KeptPage, { isUnknown }: PageAddress): boolean {
  return status === 200 || isUnknown === true
}

/** Whether the drawing waits for a database that does not answer. */
async function hangs(drawing: Promise<unknown>, changes: ChangeReader): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, suspiciousMs, true)
  })
  const isLate = await Promise.race([drawing.then(() => false), late])
  clearTimeout(timer)
  return isLate && !(await changes.refresh())
}

function outdated(page: KeptPage): TakenPage {
  const outdatedSeconds = Math.max(1, Math.round((performance.now() - page.knownAt) / 1000))
  return { page, outdatedSeconds }
}
