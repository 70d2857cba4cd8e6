import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from './queries.ts'

/**
 * A session that ended elsewhere shows itself by a refused call, or by the answer to who is logged
 * in. After a refused call that is asked again, so that the bars of the page know that nobody
 * is; the address and every draft stay where they are.
 */
export function askWhoIsLoggedIn(queryClient: QueryClient): void {
  for (const notify of listeners) notify()
  void queryClient.invalidateQueries({ queryKey: [...keysOf('account', 'getCustomer')] })
}

const listeners = new Set<() => void>()

/** Reports calls refused because nobody is logged in any more; answers how to stop listening. */
export function onLoginRefused(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

let isExpected = false

/** People who log out themselves get no notice of it, neither from calls still on their way nor afterwards. */
export function expectLoginEnd(expected: boolean): void {
  isExpected = expected
}

export type LoginWatch = {
  /** Who is logged in, as the server says it. */
  readonly sees: (customerId: number | undefined) => void
  /** A call was refused because nobody is logged in. */
  readonly isRefused: () => void
}

/** Reports each login that has ended once, by whichever of the two signs comes first. */
export function watchLogin(notify: () => void): LoginWatch {
  let loggedIn: number | undefined
  const end = () => {
    if (loggedIn !== undefined && !isExpected) notify()
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
