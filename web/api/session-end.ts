import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from './queries.ts'

/**
 * A session that ended elsewhere shows itself by a refused call. The customer is then asked for
 * again, so that bars and doors know that nobody is logged in; the address and every draft stay
 * where they are.
 */
export function askWhoIsLoggedIn(queryClient: QueryClient): void {
  if (!isExpected) for (const tell of listeners) tell()
  void queryClient.invalidateQueries({ queryKey: [...keysOf('account', 'getCustomer')] })
}

const listeners = new Set<() => void>()

/** Tells of calls refused because nobody is logged in any more; answers how to stop listening. */
export function onLoginEnded(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

let isExpected = false

/** While somebody logs out himself, calls still on their way may be refused: that is no news. */
export function expectLoginEnd(expected: boolean): void {
  isExpected = expected
}
