import { randomId } from '../random-id.ts'

/**
 * Which pages of this browser are open, so that two of them do not send the same file. A page holds a
 * lock of its own while it has files to send; the browser releases it with the page, also after a crash.
 */
export type OpenPages = {
  readonly own: string
  /** Until everything that is held is released. A page with a lock is not kept for the way back. */
  readonly hold: (id: string) => void
  readonly release: (id: string) => void
  readonly list: () => Promise<ReadonlySet<string>>
  /** Resolves when that page is closed, or has nothing left. */
  readonly closed: (page: string) => Promise<void>
}

const prefix = 'cm24-page-'

/** Without locks (a page that is not served over https) every other page counts as closed. */
export function createOpenPages(locks: () => LockManager | undefined): OpenPages {
  const own = randomId()
  const ids = new Set<string>()
  let end: (() => void) | undefined
  return {
    own,
    hold: (id) => {
      ids.add(id)
      if (end) return
      const held = new Promise<void>((resolve) => {
        end = resolve
      })
      void locks()?.request(prefix + own, () => held)
    },
    release: (id) => {
      ids.delete(id)
      if (ids.size > 0) return
      end?.()
      end = undefined
    },
    list: async () => {
      const { held = [] } = (await locks()?.query()) ?? {}
      const names = held.map(({ name }) => name ?? '').filter((name) => name.startsWith(prefix))
      return new Set(names.map((name) => name.slice(prefix.length)))
    },
    closed: async (page) => {
      await locks()?.request(prefix + page, () => undefined)
    },
  }
}

export const openPages = createOpenPages(() => ('locks' in navigator ? navigator.locks : undefined))
