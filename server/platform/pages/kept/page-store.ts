/** Drawn pages in memory, bounded in bytes: whoever was asked for longest ago goes first. */

export type PageStore<Page extends { readonly bytes: () => number }> = {
  /** Moves the page to the end of those that go. */
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

export function createPageStore<Page extends { readonly bytes: () => number }>(
  maxBytes: number,
): PageStore<Page> {
  const pages = new Map<string, { readonly page: Page; bytes: number }>()
  let total = 0

  const remove = (key: string) => {
    total -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  const sizeOf = (key: string, page: Page) => page.bytes() + 2 * key.length + overheadBytes
  const makeRoom = () => {
    for (const [oldest] of pages) {
      if (total <= maxBytes) return
      remove(oldest)
    }
  }
  return {
    find: (key) => {
      const found = pages.get(key)
      if (!found) return undefined
      pages.delete(key)
      pages.set(key, found)
      return found.page
    },
    put: (key, page) => {
      remove(key)
      const bytes = sizeOf(key, page)
      pages.set(key, { page, bytes })
      total += bytes
      makeRoom()
    },
    measure: (key) => {
      const found = pages.get(key)
      if (!found) return
      total -= found.bytes
      found.bytes = sizeOf(key, found.page)
      total += found.bytes
      makeRoom()
    },
    delete: remove,
    bytes: () => total,
    size: () => pages.size,
  }
}
