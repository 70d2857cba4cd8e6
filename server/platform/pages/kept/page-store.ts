/**
 * Drawn pages in memory, bounded in bytes: whoever was asked for longest ago goes first. Pages that nobody has asked for again have
 * a quarter of the room, so that searches which are made once neither drive out what is read often nor fill the memory.
 */

export type PageStore<Page extends { readonly bytes: () => number }> = {
  /** Moves the page to the end of those that were asked for again. */
  readonly find: (key: string) => Page | undefined
  readonly put: (key: string, page: Page) => void
  /** The page became larger or smaller since it was put. */
  readonly measure: (key: string) => void
  readonly delete: (key: string) => void
  readonly bytes: () => number
  readonly size: () => number
}

/** What a key and the objects around a page take besides its bytes. */
const overheadBytes = 1000

const onceShare = 1 / 4

type Kept<Page> = { readonly page: Page; readonly bytes: number }

export function createPageStore<Page extends { readonly bytes: () => number }>(
  maxBytes: number,
): PageStore<Page> {
  const once = createShelf<Page>()
  const again = createShelf<Page>()
  const bytes = () => once.bytes() + again.bytes()
  const shelfOf = (key: string) => (again.has(key) ? again : once)
  const sizeOf = (key: string, page: Page) => page.bytes() + 2 * key.length + overheadBytes
  const makeRoom = () => {
    while (once.size() > 1 && once.bytes() > maxBytes * onceShare) once.removeOldest()
    while (bytes() > maxBytes) (again.size() > 0 ? again : once).removeOldest()
  }
  return {
    find: (key) => {
      const found = shelfOf(key).take(key)
      if (found) again.put(key, found)
      return found?.page
    },
    put: (key, page) => {
      const shelf = shelfOf(key)
      shelf.take(key)
      shelf.put(key, { page, bytes: sizeOf(key, page) })
      makeRoom()
    },
    measure: (key) => {
      const shelf = shelfOf(key)
      const found = shelf.take(key)
      if (!found) return
      shelf.put(key, { ...found, bytes: sizeOf(key, found.page) })
      makeRoom()
    },
    delete: (key) => {
      shelfOf(key).take(key)
    },
    bytes,
    size: () => once.size() + again.size(),
  }
}

/** Pages in the order in which they were put. */
function createShelf<Page>() {
  const pages = new Map<string, Kept<Page>>()
  let total = 0
  const take = (key: string): Kept<Page> | undefined => {
    const found = pages.get(key)
    total -= found?.bytes ?? 0
    pages.delete(key)
    return found
  }
  return {
    take,
    put: (key: string, kept: Kept<Page>) => {
      pages.set(key, kept)
      total += kept.bytes
    },
    removeOldest: () => {
      const [oldest] = pages.keys()
      if (oldest !== undefined) take(oldest)
    },
    has: (key: string) => pages.has(key),
    bytes: () => total,
    size: () => pages.size,
  }
}
