import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from './queries.ts'

/**
 * A session that ended elsewhere shows itself by a refused call, or by the answer to who is logged
 * in. After a refused call that is asked again, so that bars and doors know that nobody is; the
 * address and every draft stay where they are.
 */
export function askWhoIsLoggedIn(queryClient: QueryClient): void {
  for (const tell of listeners) tell()
  void queryClient.invalidateQueries({ queryKey: [...keysOf('account', 'getCustomer')] })
}

const listeners = new Set<() => void>()

/** Tells of calls refused because nobody is logged in any more; answers how to stop listening. */
export function onLoginRefused(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

let isExpected = false

/** Whoever logs out himself is told no news, neither by calls still on their way nor afterwards. */
export function expectLoginEnd(expected: boolean): void {
  isExpected = expected
}

export type LoginWatch = {
  /** Who is logged in, as the server says it. */
  readonly sees: (customerId: number | undefined) => void
  /** A call was refused because nobody is logged in. */
  readonly isRefused: () => void
}

/** Tells once of each login that has ended, by whichever of the two signs comes first. */
export function watchLogin(tell: () => void): LoginWatch {
  let loggedIn: number | undefined
  const end = () => {
    if (loggedIn !== undefined && !isExpected) tell()
    loggedIn = undefined
  }
  return {
    sees: (customerId) => {
      if (customerId === undefined) return end()
      loggedIn = customerId
      expectLoginEnd(false)
    },
    isRefused: end,
  }
}
