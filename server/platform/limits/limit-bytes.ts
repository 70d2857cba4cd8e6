/** How many bytes of one key may come within a time, such as uploads of one connection within an hour. */
export type LimitBytes = {
  /** Counts them and answers null, or answers in how many seconds there is room for them again. */
  readonly take: (key: string, bytes: number) => number | null
}

type Spent = { readonly since: number; readonly bytes: number }

/** Beyond it the oldest are forgotten: a memory that grows with addresses would be an attack of its own. */
const mostKeys = 20_000

export function createLimitBytes(limit: {
  readonly maxBytes: number
  readonly withinMs: number
  readonly now: () => number
}): LimitBytes {
  const spent = new Map<string, Spent>()
  return {
    take: (key, bytes) => {
      const now = limit.now()
      const known = spent.get(key)
      const current = known && known.since + limit.withinMs > now ? known : { since: now, bytes: 0 }
      const sum = current.bytes + bytes
      // A first upload is let in whatever its size: one that is too large has a limit of its own.
      if (sum > limit.maxBytes && current.bytes > 0) {
        return Math.max(1, Math.ceil((current.since + limit.withinMs - now) / 1000))
      }
      spent.delete(key)
      spent.set(key, { since: current.since, bytes: sum })
      if (spent.size > mostKeys) spent.delete(spent.keys().next().value ?? '')
      return null
    },
  }
}
