/** How many things of one key are going on at once, such as streams of one connection. */
export type LimitPerKey = {
  /** Takes a place and answers how to give it back, once; null where none is left. */
  readonly take: (key: string) => (() => void) | null
}

export function createLimitPerKey(max: number): LimitPerKey {
  const taken = new Map<string, number>()
  return {
    take: (key) => {
      const before = taken.get(key) ?? 0
      if (before >= max) return null
      taken.set(key, before + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const left = (taken.get(key) ?? 1) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
