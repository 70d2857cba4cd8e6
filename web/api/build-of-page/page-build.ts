/**
 * The build a page came with, beside the one of the answers that reach it. A page outlives its
 * build: what a newer server answers may lack what this page reads, so it is not shown in it.
 */
export type PageBuild = {
  readonly name: string
  /** Takes in the build that an answer names; null where it names none, as a proxy's own does. */
  readonly meet: (build: string | null) => void
  /** Whether the server last heard of serves another build. */
  readonly isOld: () => boolean
  /** Whether answers that only show something are left out: until the page has been loaded anew. */
  readonly isHeld: () => boolean
  /** A command under way: a page that is loaded anew would never learn what became of it. */
  readonly whileSending: <Answer>(command: Promise<Answer>) => Promise<Answer>
  readonly isSending: () => boolean
  readonly subscribe: (changed: () => void) => () => void
}

/**
 * `mayReload` says whether loading anew can help: a page that has just been loaded and meets another
 * build again, as while several servers are renewed one by one, takes what it gets.
 */
export function createPageBuild(name: string, mayReload: () => boolean): PageBuild {
  const listeners = new Set<() => void>()
  let isOld = false
  let sending = 0
  return {
    name,
    meet: (build) => {
      const isOther = build === null ? isOld : build !== name
      if (isOther === isOld) return
      isOld = isOther
      for (const changed of listeners) changed()
    },
    isOld: () => isOld,
    isHeld: () => isOld && mayReload(),
    whileSending: async (command) => {
      sending += 1
      try {
        return await command
      } finally {
        sending -= 1
      }
    },
    isSending: () => sending > 0,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
