import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from './queries.ts'

/**
 * A session that ended elsewhere shows itself by a refused call. The customer is then asked for
 * again, so that bars and doors know that nobody is logged in; the address and every draft stay
 * where they are.
 */
export function askWhoIsLoggedIn(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [...keysOf('account', 'getCustomer')] })
}
